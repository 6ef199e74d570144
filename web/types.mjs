/** Writes the types of the socket's messages from the server's schema: `npm run types [FILE]`. */
import { writeFileSync } from 'node:fs';
import { compileFromFile } from 'json-schema-to-typescript';

const schema = new URL('../docs/schema/socket.schema.json', import.meta.url).pathname;
const target = process.argv[2] ?? new URL('src/generated/socket.ts', import.meta.url).pathname;
const bannerComment =
  '/** The socket messages, generated from docs/schema/socket.schema.json by `npm run types`. */';

writeFileSync(
  target,
  await compileFromFile(schema, { additionalProperties: false, bannerComment }),
);
