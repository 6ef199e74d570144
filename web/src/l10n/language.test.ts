import { describe, expect, it } from 'vitest';
import { preferred } from './language.svelte';

describe('the language of a reader', () => {
  it('is the one that was kept, then the first that is spoken here, then English', () => {
    expect(preferred('eo', ['es-MX', 'en'])).toBe('eo');
    expect(preferred(null, ['fr', 'it-CH', 'en'])).toBe('it');
    expect(preferred('xx', ['de'])).toBe('en');
    expect(preferred(null, [])).toBe('en');
  });
});
