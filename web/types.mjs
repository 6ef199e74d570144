/** Writes the types of the server's documents from their schemas: `npm run types [FOLDER]`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { compileFromFile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

const folder = process.argv[2] ?? new URL('src/generated', import.meta.url).pathname;
const schema = (name) => new URL(`../docs/schema/${name}`, import.meta.url).pathname;
const banner = (what, name) =>
  `/** ${what}, generated from docs/schema/${name} by \`npm run types\`. */`;

const messages = await compileFromFile(schema('socket.schema.json'), {
  additionalProperties: false,
  bannerComment: banner('The socket messages', 'socket.schema.json'),
});
writeFileSync(`${folder}/socket.ts`, messages);

const review = await compileFromFile(schema('review.schema.json'), {
  additionalProperties: false,
  bannerComment: banner('The review of a game', 'review.schema.json'),
});
writeFileSync(`${folder}/review.ts`, review);

const document = JSON.parse(readFileSync(schema('rest.openapi.json'), 'utf-8'));
// A field with a default need not be sent.
const requests = astToString(await openapiTS(document, { defaultNonNullable: false }));
writeFileSync(
  `${folder}/rest.ts`,
  `${banner('The REST requests', 'rest.openapi.json')}\n${requests}`,
);
