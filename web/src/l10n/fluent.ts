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

/** Whether a message needs a variable that it is not given: half a sentence is never shown. */
export function lacksVariable(bundle: FluentBundle, name: string, args: Args): boolean {
  const pattern = bundle.getMessage(name)?.value;
  const errors: Error[] = [];
  if (pattern) bundle.formatPattern(pattern, args, errors);
  return errors.length > 0;
}
