import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { respondWithText, hasHungUp } from '../http/short-responses.ts';
import { isKnownTag } from './conditional-requests.ts';
import type { Route } from '../http/request.ts';
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';

/**
 * Content security policy of the pages (docs/decisions/pages/pages.md): only code of this service, none inline, and nothing
 * from other hosts. Inline styles are allowed, as the editor (Monaco) and the component library write some.
 */
const POLICY = [
  "default-src 'none'",
  // WebAssembly for the decoder of QR codes; no `eval`.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For files whose names contain a hash, so that changed content has another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const NOT_BUILT =
  'The pages are not built: npm run build, which needs the development dependencies.';

/** The built pages of `packages/web`. */
interface Web {
  /** A page by the name of its file, such as `index.html`. */
  page(name: string): Route;
  /** All files that the pages load, below `/assets/`. */
  readonly assets: Route;
}

/** Serves the folder written by `scripts/build-web.ts`. Its content is public, the same for all, without secrets. */
export function createWeb(folder: string): Web {
  const find = createWebFiles(folder);

  async function send(
    name: string,
    cacheControl: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return respondWithText(response, 405, 'GET or HEAD only');
    }
    const file = await find(name);
    if (file === null)
      return respondWithText(response, 404, name.endsWith('.html') ? NOT_BUILT : 'not found');
    const encoding = encodingFor(request, file);
    // Each encoding has different bytes, and so a different tag.
    const etag = `"${file.sha256.slice(0, 32)}-${encoding}"`;
    const headers: OutgoingHttpHeaders = {
      etag,
      vary: 'Accept-Encoding',
      'cache-control': cacheControl,
    };
    if (isKnownTag(request.headers, etag)) return void response.writeHead(304, headers).end();
    response.writeHead(200, {
      ...headers,
      'content-type': file.type,
      'content-length': file.sizes[encoding],
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'accept-ranges': 'none',
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') return void response.end();
    try {
      await pipeline(createReadStream(join(folder, name + ENDINGS[encoding])), response);
    } catch (error) {
      if (!hasHungUp(error)) throw error;
    }
  }

  return {
    page: (name) => (request, response) => send(name, 'no-cache', request, response),
    assets: (request, response, rest) => send(`assets/${rest}`, FOR_EVER, request, response),
  };
}

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Returns the smallest encoding that the client accepts. */
function encodingFor({ headers }: IncomingMessage, { sizes }: WebFile): Encoding {
  const accepted = new Set(
    (headers['accept-encoding'] ?? '')
      .split(',')
      .map((coding) => coding.trim().toLowerCase())
      .filter((coding) => !/;\s*q=0(\.0*)?$/.test(coding))
      .map((coding) => coding.split(';', 1)[0]?.trim()),
  );
  return ENCODINGS.find((each) => sizes[each] !== undefined && accepted.has(each)) ?? 'identity';
}

/** Encodings in which a file may be stored, in the order of preference; `identity` is the file itself. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Encoding of a response. */
type Encoding = (typeof ENCODINGS)[number];

const webFile = z.object({
  /** Media type. */
  type: z.string(),
  sha256: z.string(),
  /** Size in bytes in each available encoding. */
  sizes: z.object({ identity: z.number(), br: z.number().optional(), gzip: z.number().optional() }),
});

/** A file of the pages, as `scripts/build-web.ts` lists it. */
export type WebFile = z.output<typeof webFile>;

const list = z.record(z.string(), webFile);

/** Finds a file of the pages by name; null if it is not listed or nothing was built. */
type FindWebFile = (name: string) => Promise<WebFile | null>;

/** Reads the list of a build, again after a new build; the files themselves stay on disk. */
function createWebFiles(folder: string): FindWebFile {
  const path = join(folder, 'files.json');
  let known: ReadonlyMap<string, WebFile> = new Map();
  let knownSince = 0;
  return async (name) => {
    const builtAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (builtAt === null) return null;
    if (builtAt !== knownSince) {
      known = new Map(Object.entries(list.parse(JSON.parse(await readFile(path, 'utf8')))));
      knownSince = builtAt;
    }
    return known.get(name) ?? null;
  };
}
