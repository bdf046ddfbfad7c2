/**
 * Bundles the service into `dist/`, or into a given folder: `node scripts/build.ts [folder]`. The bundle has the same source
 * that `npm start` runs, needs no installed packages, and starts in half the time.
 */
import { cp, glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const FOLDER = process.argv[2] ?? 'dist';
const MAIN = 'src/main.ts';

/** Packages that only some starts need. In a common bundle they would run at every start. */
const LATER =
  /\/src\/(?:app\/tracing\/open-telemetry|journal\/postgres)\.ts$|\/src\/(?:(?:journal|database)\/postgres|messenger)\/|\/node_modules\/(?:@rapideditor\/country-coder|which-polygon|rbush|quickselect|lineclip|@?ioredis|redis-\w+|cluster-key-slot|denque|standard-as-callback|pg|pg-[a-z-]+|pgpass|postgres-[a-z-]+|split2|xtend)\//;

/** Matches the URL of a file that the source starts as a thread or a separate process. */
const PROGRAM = /new URL\('([\w-]+)\.ts', import\.meta\.url\)/g;

/** Collects the programs that the code starts, and names their bundles in place of their sources. */
function programs(found: Set<string>): Plugin {
  return {
    name: 'programs',
    transform: {
      filter: { code: /import\.meta\.url/ },
      handler: (code, file) =>
        code.replace(PROGRAM, (_source, name: string) => {
          found.add(join(file, `../${name}.ts`));
          return `new URL('${name}.js', import.meta.url)`;
        }),
    },
  };
}

/** Checks that the bundles contain one copy of graphql, its CommonJS entry: two copies reject each other's schemas. */
function oneGraphql(ids: readonly string[]): void {
  const entries = ids.filter((id) => /\/node_modules\/graphql\/index\.m?js$/.test(id));
  if (entries.length !== 1) throw new Error(`graphql is bundled ${entries.length} times`);
}

/** The licenses of all bundled packages, which must accompany their code. */
async function licenses(ids: readonly string[]): Promise<string> {
  const packages = new Set(
    ids.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
  );
  const texts: string[] = [];
  for (const path of [...packages].toSorted()) {
    const terms: string[] = [];
    for await (const file of glob(`${path}/{license,licence,LICENSE,LICENCE,License}*`))
      terms.push(await readFile(file, 'utf8'));
    texts.push(
      `${await readFile(`${path}/package.json`, 'utf8').then(titleOf)}\n\n${terms.join('\n')}`,
    );
  }
  return texts.join(`\n${'-'.repeat(80)}\n`);
}

function titleOf(packageJson: string): string {
  const { name, version, license } = JSON.parse(packageJson) as Record<string, unknown>; // npm's format
  return `${String(name)} ${String(version)} (${String(license)})`;
}

async function bundle(
  input: string,
): Promise<{ modules: readonly string[]; programs: readonly string[] }> {
  const found = new Set<string>();
  const build = await rolldown({
    input,
    platform: 'node',
    // Loaded only if traces are enabled, from a folder that an image may contain; see docs/operating/traces.md.
    // prom-client only asks its API for the trace of a measurement, and gets a copy of its own.
    external: (id, importer = '') =>
      id.startsWith('@opentelemetry/') && !importer.includes('/node_modules/prom-client/'),
    plugins: [programs(found)],
  });
  const { output } = await build.write({
    dir: FOLDER,
    // Node caches compiled code between starts, except for the file that enables the cache: see `src/main.ts`.
    codeSplitting: {
      groups:
        input === MAIN
          ? [{ name: 'service', test: (id) => !id.endsWith(MAIN) && !LATER.test(id) }]
          : [],
    },
    chunkFileNames: '[name].js',
    // A single non-Latin character, even in a comment, makes V8 store the whole file with two bytes a character.
    charset: 'ascii',
    // The licenses of the packages are in a file next to the bundle.
    comments: false,
    // Names stay, for stack traces in the log.
    minify: { compress: true, mangle: false, codegen: true },
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const { fileName, code } of chunks)
    console.log(`${join(FOLDER, fileName)} ${(code.length / 1e6).toFixed(1)} MB`);
  return { modules: chunks.flatMap(({ moduleIds }) => moduleIds), programs: [...found] };
}

// Keeps the files of `scripts/build-web.ts`, which are in the same folder.
for (const name of await readdir(FOLDER).catch(() => []))
  if (name !== 'web') await rm(join(FOLDER, name), { recursive: true });
const main = await bundle(MAIN);
const beside = await Promise.all([...main.programs, 'src/operations/keys.ts'].map(bundle));
oneGraphql(main.modules);
const modules = [main, ...beside].flatMap((each) => each.modules);
await writeFile(join(FOLDER, 'LICENSES.txt'), await licenses(modules));
const reader = 'zxing-wasm/reader/zxing_reader.wasm';
await cp(fileURLToPath(import.meta.resolve(reader)), join(FOLDER, basename(reader)));
for await (const script of glob('src/messenger/*.lua'))
  await cp(script, join(FOLDER, basename(script)));
