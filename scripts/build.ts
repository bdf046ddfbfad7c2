/**
 * Bundles the service into `dist/`, or into the folder that is named: `node scripts/build.ts [folder]`. It is the same
 * source that `npm start` runs, needs no packages beside it, and starts in half the time.
 */
import { cp, glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const FOLDER = process.argv[2] ?? 'dist';
const MAIN = 'src/main.ts';

/** Packages that only some starts need: in one bundle with the rest they would run at each. */
const LATER =
  /\/src\/(?:server\/metrics\/exposition|app\/tracing\/open-telemetry|journal\/postgres)\.ts$|\/src\/(?:(?:journal|database)\/postgres|messenger)\/|\/node_modules\/(?:@rapideditor\/country-coder|which-polygon|rbush|quickselect|lineclip|prom-client|tdigest|bintrees|@?ioredis|redis-\w+|cluster-key-slot|denque|standard-as-callback|pg|pg-[a-z-]+|pgpass|postgres-[a-z-]+|split2|xtend)\//;

/** A file that starts as a thread or a process of its own, as the source names it. */
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

/** Two copies refuse each other's schemas, so the packages' CommonJS entry is the one for all. */
function oneGraphql(ids: readonly string[]): void {
  const entries = ids.filter((id) => /\/node_modules\/graphql\/index\.m?js$/.test(id));
  if (entries.length !== 1) throw new Error(`graphql is bundled ${entries.length} times`);
}

/** The terms of every package whose code is in the bundles: all of them ask to stand beside it. */
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
  const { name, version, license } = JSON.parse(packageJson) as Record<string, unknown>; // npm's own form
  return `${String(name)} ${String(version)} (${String(license)})`;
}

async function bundle(
  input: string,
): Promise<{ modules: readonly string[]; programs: readonly string[] }> {
  const found = new Set<string>();
  const build = await rolldown({
    input,
    platform: 'node',
    // Loaded only where traces are wanted, from a folder that an image may have; see docs/operating/traces.md.
    external: /^@opentelemetry\//,
    plugins: [programs(found)],
  });
  const { output } = await build.write({
    dir: FOLDER,
    // Node keeps compiled code from start to start, except for the file that says so: see `src/main.ts`.
    codeSplitting: {
      groups:
        input === MAIN
          ? [{ name: 'service', test: (id) => !id.endsWith(MAIN) && !LATER.test(id) }]
          : [],
    },
    chunkFileNames: '[name].js',
    // One other character, be it in a comment, would have V8 hold the whole file in two bytes a character.
    charset: 'ascii',
    // The packages' terms lie beside the bundle.
    comments: false,
    // Names stay, for the traces of failures in the log.
    minify: { compress: true, mangle: false, codegen: true },
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const { fileName, code } of chunks)
    console.log(`${join(FOLDER, fileName)} ${(code.length / 1e6).toFixed(1)} MB`);
  return { modules: chunks.flatMap(({ moduleIds }) => moduleIds), programs: [...found] };
}

// Files of `scripts/build-web.ts` lie beside the bundle and are not its business.
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
