/** Each guard of committing and revealing has a test here that fails without it. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Dealing, Frozen, ServerMessage } from '../generated/socket';
import { FakeServer } from './testing/fake-server';

const HASH = 'ab'.repeat(32);

describe('the part of this browser in a deal', () => {
  let game: FakeServer;
  const said = (type: 'commit' | 'reveal') => game.asked.filter((each) => each.type === type);
  const own = () => game.client.receipt.rounds[0]!.attempts[0]!.own[0]!;

  beforeEach(() => {
    game = new FakeServer();
  });

  it('is to commit, and to reveal once the list holds its commitment', () => {
    game.open();
    expect(said('commit')).toHaveLength(1);
    expect(said('reveal')).toEqual([]);
    game.freeze();
    expect(said('reveal')).toEqual([
      {
        type: 'reveal',
        key: expect.any(String),
        seat: 0,
        round: 0,
        attempt: 0,
        bytes: own().bytes,
      },
    ]);
    expect(own()).toMatchObject({ committed: 'acknowledged', revealed: 'acknowledged' });
  });

  it('is nothing for one who watches', () => {
    game = new FakeServer([]);
    game.round();
    expect(game.asked).toEqual([]);
  });

  it('is played by every seat of a shared screen', () => {
    game = new FakeServer([0, 1]);
    game.open();
    expect(said('commit').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('takes fresh bytes for every attempt and every round', () => {
    game.silent = [true];
    game.round();
    game.round();
    const bytes = said('reveal').map((each) => (each.type === 'reveal' ? each.bytes : ''));
    expect(bytes).toHaveLength(4);
    expect(new Set(bytes).size).toBe(4);
  });

  // --- Guards of the commitment

  it('commits once, however often the deal is told', () => {
    game.open();
    game.hear(game.dealing(0));
    expect(said('commit')).toHaveLength(1);
  });

  it('does not commit a second time to a deal with another commitment of the server', () => {
    game.answer = () => null;
    game.open();
    game.hear({ ...(game.dealing(0) as Dealing), commitment: HASH });
    expect(said('commit')).toHaveLength(1);
  });

  it('does not commit once the list is frozen', () => {
    game.lie = (message) => (message.type === 'dealing' ? undefined : message);
    game.open();
    game.freeze();
    game.lie = (message) => message;
    game.hear(game.dealing(0));
    expect(game.asked).toEqual([]);
  });

  it('does not commit once the round is dealt', () => {
    game.lie = (message) =>
      message.type === 'dealing' || message.type === 'frozen' ? undefined : message;
    game.open();
    game.freeze();
    const opened = game.dealing(0);
    game.deal();
    game.client.hear(opened);
    expect(game.asked).toEqual([]);
  });

  it('does not commit to a round before the present one', () => {
    let silenced = true;
    const missed: ServerMessage[] = [];
    game.lie = (message) => {
      if (silenced) missed.push(message);
      return silenced ? undefined : message;
    };
    game.round();
    silenced = false;
    game.open();
    game.client.hear(missed.find(({ type }) => type === 'dealing')!);
    expect(said('commit').map(({ round }) => round)).toEqual([1]);
  });

  it('does not commit to an attempt after it was silent in the one before', () => {
    game.answer = ({ type, key }) => (type === 'commit' ? { type: 'ack', key, version: 0 } : null);
    game.open();
    game.freeze();
    game.open(1);
    expect(said('commit')).toHaveLength(1);
  });

  it('does not commit to an older attempt or round', () => {
    game.silent = [true];
    const late: ServerMessage[] = [];
    game.lie = (message) => {
      if (message.type === 'dealing' && message.attempt === 0) late.push(message);
      return late.includes(message) && late.length < 2 ? undefined : message;
    };
    game.open();
    game.freeze();
    game.open(1);
    const before = said('commit').length;
    game.client.hear(late[0]!);
    expect(said('commit')).toHaveLength(before);
    game.freeze();
    game.deal();
    game.open();
    game.client.hear({ ...(late[0] as Dealing), attempt: 5, silent: [1] });
    expect(said('commit').filter(({ round }) => round === 0)).toHaveLength(before);
  });

  it('gives nothing more to a round in which the server contradicted itself', () => {
    game.open();
    game.hear({ ...(game.dealing(0) as Dealing), commitment: HASH });
    game.freeze();
    expect(said('reveal')).toEqual([]);
    game.hear({ ...(game.dealing(0) as Dealing), attempt: 1, silent: [1] });
    expect(said('commit')).toHaveLength(1);
  });

  it('gives nothing more where the server contradicted itself about the whole game', () => {
    game.hear({ type: 'secret', secret: HASH });
    game.hear({ type: 'secret', secret: 'cd'.repeat(32) });
    game.open();
    expect(game.asked).toEqual([]);
  });

  // --- Guards of the bytes

  it('does not reveal where it never heard the server commit', () => {
    game.open();
    own();
    game.client.receipt.rounds[0]!.attempts[0]!.commitment = null;
    game.freeze();
    expect(said('reveal')).toEqual([]);
  });

  it('does not reveal where it did not commit', () => {
    game.open();
    own().committed = 'none';
    game.freeze();
    expect(said('reveal')).toEqual([]);
  });

  it('does not reveal for a list without its commitment', () => {
    game.answer = () => null;
    game.open();
    game.freeze();
    expect(said('reveal')).toEqual([]);
  });

  it('does not reveal for a list with another commitment at its seat', () => {
    game.answer = () => null;
    game.open();
    game.hear({ ...(game.frozen() as Frozen), commitments: [{ seat: 0, commitment: HASH }] });
    expect(said('reveal')).toEqual([]);
  });

  it('does not reveal for a second list, though its commitment is on it', () => {
    game.answer = ({ type, key }) => (type === 'commit' ? { type: 'ack', key, version: 0 } : null);
    game.open();
    const honest = game.frozen() as Frozen;
    const mine = honest.commitments.filter(({ seat }) => seat === 0);
    game.lie = (message) =>
      message.type === 'frozen'
        ? { ...message, commitments: honest.commitments.slice(1) }
        : message;
    game.freeze();
    game.client.hear({ ...honest, commitments: mine });
    expect(said('reveal')).toEqual([]);
  });

  it('reveals once, however often the list is told', () => {
    game.open();
    game.freeze();
    game.hear(game.frozen());
    expect(said('reveal')).toHaveLength(1);
  });

  it('does not reveal once the round is dealt', () => {
    game.lie = (message) => (message.type === 'frozen' ? undefined : message);
    game.open();
    const list = game.frozen() as Frozen;
    const contributions = list.commitments.map((each) => ({ ...each, bytes: null }));
    game.hear({ type: 'dealt', round: 0, attempt: 0, contributions });
    game.client.hear(list);
    expect(said('reveal')).toEqual([]);
  });

  it('does not reveal in an attempt that is over', () => {
    game.lie = (message) => (message.type === 'frozen' ? undefined : message);
    game.open();
    game.freeze();
    const list = game.frozen();
    game.hear({ ...(game.dealing(0) as Dealing), attempt: 1, commitment: HASH, silent: [1] });
    game.client.hear(list);
    expect(said('reveal')).toEqual([]);
  });

  it('does not reveal for a seat that is no longer its own', () => {
    game.open();
    game.sit();
    game.freeze();
    expect(said('reveal')).toEqual([]);
  });

  // --- After a cut, and after a reload

  it('repeats after a reload what was not answered, with the same key and the same bytes', () => {
    game.answer = () => null;
    game.open();
    const [first] = said('commit');
    game.answer = ({ key }) => ({ type: 'ack', key, version: 0 });
    game.load();
    game.hear(game.dealing(0));
    expect(said('commit')).toEqual([first, first]);
    game.freeze();
    expect(own()).toMatchObject({ committed: 'acknowledged', revealed: 'acknowledged' });
  });

  it('does not ask again for what was refused', () => {
    game.answer = ({ key }) => ({ type: 'refusal', key, code: 'no_deal' });
    game.open();
    game.hear(game.dealing(0));
    expect(said('commit')).toHaveLength(1);
    expect(own().committed).toBe('refused');
  });

  it('does not take back that a request was acknowledged', () => {
    game.open();
    const { key } = game.asked[0]!;
    game.client.hear({ type: 'refusal', key, code: 'no_deal' });
    expect(own().committed).toBe('acknowledged');
  });

  it('tells answers about deals from others', () => {
    game.open();
    const { key } = game.asked[0]!;
    expect(game.client.hear({ type: 'ack', key, version: 1 })).toBe(true);
    expect(game.client.hear({ type: 'ack', key: 'other', version: 1 })).toBe(false);
    expect(game.client.hear({ type: 'refusal', key: null, code: 'stale' })).toBe(false);
  });
});
