/** The sentences of a language, read from the package's files: for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

export function bundleOf(language: string): FluentBundle {
  const folder = new URL(`../../../../src/amletero/locales/${language}/`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) {
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf-8')));
  }
  return bundle;
}
