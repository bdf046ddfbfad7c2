/**
 * Writes the two files that follow from the schema: the printed SDL, whose diff is the API review,
 * and the types of the example operations, which the end-to-end tests use.
 *
 * `node codegen.ts` writes them; `node codegen.ts --check` only compares, and exits with 1 when one
 * is stale. The packages of @graphql-codegen are called directly: their command line would have to
 * load the same TypeScript schema through a loader of its own.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema, parse } from 'graphql';
import { createSchema } from './src/schema.ts';

const SDL_FILE = 'schema/schema.graphql';
const OPERATIONS_FOLDER = 'schema/operations';
const OPERATIONS_FILE = 'test/generated/operations.ts';

/** What a client receives for a custom scalar. `strictScalars` refuses one that is missing here. */
const SCALARS = {
  Cursor: 'string',
  Date: 'string',
  DateTime: 'string',
  Decimal: 'string',
  File: 'string',
  JSONObject: 'Record<string, unknown>',
  URL: 'string',
  YearMonth: 'string',
};

/** From the SDL, not from the schema in memory: that one's enum values are the server's own. */
async function printOperationTypes(sdl: string): Promise<string> {
  const names = (await readdir(OPERATIONS_FOLDER)).filter((name) => name.endsWith('.graphql'));
  const documents = await Promise.all(
    names.toSorted().map(async (name) => {
      const location = join(OPERATIONS_FOLDER, name);
      return { location, document: parse(await readFile(location, 'utf8')) };
    }),
  );
  return codegen({
    filename: OPERATIONS_FILE,
    schema: parse(sdl),
    documents,
    plugins: [{ operationTypes: {} }, { documentNodes: {} }],
    pluginMap: { operationTypes, documentNodes },
    config: { scalars: SCALARS, strictScalars: true, useTypeImports: true },
  });
}

/** The directory belongs to the file: a fresh clone has no `test/generated` until it is written. */
async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const sdl = `${printSchemaWithDirectives(lexicographicSortSchema(createSchema()))}\n`;
const outputs = [
  { file: SDL_FILE, content: sdl },
  { file: OPERATIONS_FILE, content: `${(await printOperationTypes(sdl)).trim()}\n` },
];

for (const { file, content } of outputs) {
  const current = await readFile(file, 'utf8').catch(() => null);
  if (current === content) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is stale: run "npm run codegen" and commit the result`);
    process.exitCode = 1;
  } else {
    await write(file, content);
    console.log(`wrote ${file}`);
  }
}
