import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';
import scalars from '../../schema/scalars.json' with { type: 'json' };

const OPERATIONS = 'schema/operations';

/** All example operations through the codegen client preset: its output files, by name, including its manifest. */
export async function generateClient(): Promise<ReadonlyMap<string, string>> {
  const sdl = await readFile('schema/schema.graphql', 'utf8');
  const names = (await readdir(OPERATIONS)).filter((name) => name.endsWith('.graphql'));
  const documents = await Promise.all(
    names.toSorted().map(async (name) => {
      const location = join(OPERATIONS, name);
      const rawSDL = await readFile(location, 'utf8');
      return { location, rawSDL, document: parse(rawSDL) };
    }),
  );
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: './',
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    documents,
    plugins: [],
    pluginMap: {},
    config: { scalars, strictScalars: true, useTypeImports: true },
    presetConfig: { persistedDocuments: true },
  });
  const written = new Map<string, string>();
  // One after another: the manifest is complete only after all documents were processed.
  for (const section of sections) written.set(section.filename, await codegen(section));
  return written;
}
