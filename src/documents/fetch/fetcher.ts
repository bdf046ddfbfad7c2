import { codeOf } from '../../kernel/errors.ts';
import { type Dispatcher, request } from 'undici';
import {
  createCheckedLookup,
  entryFor,
  NotPublic,
  type Resolve,
  type HostEntry,
  mayFetch,
} from '../../kernel/hosts.ts';
import { createAgent, type Proxies } from '../../kernel/proxies.ts';
import { files } from '../../messages/files.ts';
import { type Message, inEnglish } from '../../messages/message.ts';
import { createHash } from 'node:crypto';
import { createWriteStream, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { randomId } from '../../kernel/ids.ts';
import { LocalFile, makeFolder, type OpenSink } from '../../kernel/files/local-file.ts';

/**
 * A file could not be fetched or stored. The text is part of a sentence for clients and operators. It names hosts and
 * status codes, never a full address: the query of an address grants access to the file.
 */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(inEnglish(text), options);
    this.text = text;
  }
}

/** A file as received. */
interface FetchedFile {
  readonly bytes: Buffer;
  /** The `content-type` header; null if the response had none. */
  readonly contentType: string | null;
}

/** Fetches files from addresses that the platform chose. */
export interface Fetcher {
  /** Throws `DocumentFailure`, or the reason of `signal` if the signal aborted the fetch. */
  fetch(address: string, signal: AbortSignal): Promise<FetchedFile>;
  /**
   * Reason for rejecting an address by its text alone; null if there is none. Other programs may parse an address
   * differently from the URL standard, so only an address that all of them parse alike passes.
   */
  refusalOf(address: string): Message | null;
  close(): Promise<void>;
}

interface FetcherOptions {
  readonly hosts: readonly HostEntry[];
  /** Time limit for one file, redirects included. */
  readonly timeoutMs: number;
  /** The download of a longer file is aborted. */
  readonly largestBytes: number;
  /** A proxy resolves names itself, so `hosts` alone limits the servers that files come from. */
  readonly proxies?: Proxies | null;
  /** Defaults to the system's resolver. */
  readonly resolve?: Resolve;
}

const MAX_REDIRECTS = 3;
/** Scheme, authority and printable ASCII without backslashes. The URL standard repairs any other text before parsing it. */
const PLAIN_URL = /^https?:\/\/([^/?#@\\]+)(?:[/?#][!-[\]-~]*)?$/i;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Every step is checked: each address and redirect against the allowed hosts, and the resolved IP address at the moment
 * of connecting. A name therefore cannot be pointed elsewhere between check and connection.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { hosts, timeoutMs, largestBytes } = options;
  const agent = createAgent(options.proxies ?? null, {
    connections: 8,
    connect: { lookup: createCheckedLookup(hosts, options.resolve), allowH2: false },
  });

  async function follow(address: string, signal: AbortSignal): Promise<FetchedFile> {
    let url = permitted(hosts, address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const { statusCode, headers, body } = await request(url, {
        dispatcher: agent,
        signal,
        // A compressed response would need unpacking, and could be a decompression bomb.
        headers: { 'accept-encoding': 'identity', 'user-agent': 'fapiao-graph' },
      });
      if (statusCode === 200) {
        const bytes = await readUpTo(largestBytes, Number(text(headers['content-length'])), body);
        return { bytes, contentType: text(headers['content-type']) };
      }
      discard(body);
      const location = text(headers['location']);
      if (!REDIRECTS.has(statusCode) || location === null) {
        throw new DocumentFailure(files.answered({ host: url.hostname, status: statusCode }));
      }
      url = permitted(hosts, location, url);
    }
    throw new DocumentFailure(files.tooManyRedirects({ most: MAX_REDIRECTS }));
  }

  return {
    async fetch(address, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return await follow(address, AbortSignal.any([signal, timeout]));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof DocumentFailure) throw error;
        if (error instanceof NotPublic)
          throw new DocumentFailure(files.notPublic({ host: error.host }), { cause: error });
        const fault = timeout.aborted
          ? files.noAnswerWithin({ seconds: timeoutMs / 1000 })
          : files.noAnswer({ code: codeOf(error) });
        throw new DocumentFailure(fault, { cause: error });
      }
    },
    refusalOf(address) {
      try {
        const { host } = permitted(hosts, address);
        return PLAIN_URL.exec(address)?.[1]?.toLowerCase() === host ? null : files.notPlain;
      } catch (error) {
        if (error instanceof DocumentFailure) return error.text;
        throw error;
      }
    },
    close: () => agent.destroy(),
  };
}

function permitted(hosts: readonly HostEntry[], written: string, base?: URL): URL {
  if (!URL.canParse(written, base)) throw new DocumentFailure(files.noUrl);
  const url = new URL(written, base);
  if (mayFetch(hosts, url)) return url;
  const address = `${url.protocol}//${url.host}`;
  const entry = entryFor(url);
  throw new DocumentFailure(
    entry === null ? files.notAllowed({ address }) : files.notListed({ address, entry }),
  );
}

/** Stops reading and closes the connection as soon as the body exceeds the limit. */
async function readUpTo(
  largestBytes: number,
  declaredBytes: number,
  body: Dispatcher.ResponseData['body'],
): Promise<Buffer> {
  const tooLarge = (): DocumentFailure =>
    new DocumentFailure(files.tooLarge({ most: largestBytes }));
  if (declaredBytes > largestBytes) {
    discard(body);
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let length = 0;
  // undici's bodies yield Buffers as long as no encoding is set on them.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > largestBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** No code reads the body any further; without a listener the closed connection would raise an unhandled error. */
function discard(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {}).destroy();
}

/** A header that occurs several times is ignored: no caller here expects a list. */
function text(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}

/** Receives files from responses into `folder` until they are stored. Only this user can read them, because they name people. */
export function createReceiving(folder: string): OpenSink {
  makeFolder(folder);
  return (drained) => {
    const path = join(folder, randomId());
    const options: { flags: string; mode: number; fd?: number } = { flags: 'wx', mode: 0o600 };
    try {
      // The folder may have been removed since the start.
      makeFolder(folder);
      // At once: opened by the stream, the file could appear after `discard` or after the service has stopped.
      options.fd = openSync(path, options.flags, options.mode);
    } catch {
      // The stream opens the file, and reports the failure.
    }
    const stream = createWriteStream(path, options);
    const hash = createHash('sha256');
    let byteSize = 0;
    stream.on('drain', drained);
    // A writer does not wait for a failing disk; `end` reports the failure.
    stream.on('error', drained);
    return {
      write(bytes) {
        hash.update(bytes);
        byteSize += bytes.length;
        stream.write(bytes);
      },
      get isBehind() {
        return stream.writableNeedDrain && stream.errored === null;
      },
      async finish() {
        stream.end();
        await finished(stream);
        return new LocalFile(path, byteSize, hash.digest('hex'));
      },
      discard() {
        stream.destroy();
        // The next start removes a file that cannot be removed now.
        rm(path, { force: true }).catch(() => undefined);
      },
    };
  };
}
