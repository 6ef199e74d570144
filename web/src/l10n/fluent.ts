/** Reading a message out of a bundle. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

/** The text behind an id such as `card-spy` or `card-spy.line`; the id itself where there is none. */
export function sentence(bundle: FluentBundle | undefined, id: string, args?: Args): string {
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, args ?? null, []);
}
