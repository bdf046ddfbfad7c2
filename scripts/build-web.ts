/**
 * Builds the pages of `packages/web` into `dist/web`: `node scripts/build-web.ts [--if-stale]`. Text files are also written
 * compressed, and `files.json` lists the files that the service may serve. `--if-stale` skips the build if `dist/web` was
 * built from the same sources.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOfFiles, filesOf } from './sources.ts';
import type { build } from 'vite';
import type { WebFile } from '../src/server/routes/web.ts';

const PROJECT = join(import.meta.dirname, '..');
const FOLDER = join(PROJECT, 'dist/web');
const SOURCES = [
  'packages/web/**/*',
  'packages/client/src/**/*',
  'src/messages/*',
  'src/kernel/text/*',
  'src/capabilities/forward-invoicing/amounts.ts',
  'src/capabilities/forward-invoicing/texts.ts',
  'schema/**/*',
  'packages/web/vite.config.ts',
  'scripts/build-web.ts',
  'package-lock.json',
];

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/**
 * Largest file in bytes that is compressed at the best level, which takes two seconds a megabyte. The editor and the reader
 * of QR codes are larger: two levels lower, they have 8 % more bytes and take a tenth of the time.
 */
const MOST_BYTES_AT_BEST = 500_000;

/** Extensions of files that are compressed already. */
const PACKED = new Set(['woff2']);

/** Writes the compressed forms of a file next to it, and describes the file. */
async function describe(folder: string, name: string): Promise<WebFile> {
  const bytes = await readFile(join(folder, name));
  const extension = name.split('.').at(-1) ?? '';
  const type = MEDIA_TYPES[extension];
  if (type === undefined) throw new Error(`${name}: no media type is known for .${extension}`);
  const sizes: { identity: number; br?: number; gzip?: number } = { identity: bytes.length };
  if (!PACKED.has(extension)) {
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]:
            bytes.length > MOST_BYTES_AT_BEST ? 9 : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await writeFile(join(folder, `${name}.br`), br);
    await writeFile(join(folder, `${name}.gz`), zipped);
    Object.assign(sizes, { br: br.length, gzip: zipped.length });
  }
  return { type, sha256: createHash('sha256').update(bytes).digest('hex'), sizes };
}

/** The project's own files in a build, as paths relative to the project. */
function ownModules(built: Awaited<ReturnType<typeof build>>): readonly string[] {
  const parts = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return parts
    .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    .filter((id) => id.startsWith(PROJECT) && !id.includes('/node_modules/'))
    .map((id) => relative(PROJECT, id.replace(/\?.*/, '')));
}

const stamp = join(FOLDER, 'sources.sha256');
const digest = await digestOfFiles(SOURCES, PROJECT);
const isFresh = (await readFile(stamp, 'utf8').catch(() => null)) === digest;

if (!(isFresh && process.argv.includes('--if-stale'))) {
  const startedAt = performance.now();
  // Imported only for a build: loading Vite would take a fifth of the time of a start, which usually builds nothing.
  const vite = await import('vite');
  const logger = vite.createLogger('warn');
  // The tests set another value, which would select React's slower and larger development build.
  process.env['NODE_ENV'] = 'production';
  // The finished build replaces the old one at once: a running service never serves a partial build.
  const unfinished = `${FOLDER}-${process.pid}`;
  const built = await vite.build({
    configFile: join(PROJECT, 'packages/web/vite.config.ts'),
    logLevel: 'warn',
    customLogger: logger,
    build: { outDir: unfinished, emptyOutDir: true },
  });
  const listed = await filesOf(SOURCES, PROJECT);
  const faults = ownModules(built)
    .filter((file) => !listed.includes(file))
    .map((file) => `SOURCES lacks ${file}`);
  // For example about a module of Node, with which no page would load.
  if (logger.hasWarned) faults.push('Vite warned');
  if (faults.length > 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`The pages were not built: ${faults.join(', ')}`);
  }
  const names = await filesOf(['**/*'], unfinished);
  const described = await Promise.all(
    names.map(async (name) => [name, await describe(unfinished, name)] as const),
  );
  await writeFile(join(unfinished, 'files.json'), JSON.stringify(Object.fromEntries(described)));
  await writeFile(join(unfinished, 'sources.sha256'), digest);
  await mkdir(join(PROJECT, 'dist'), { recursive: true });
  await rm(FOLDER, { recursive: true, force: true });
  await rename(unfinished, FOLDER);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Built the pages: ${names.length} files in dist/web (${seconds} s)`);
}
