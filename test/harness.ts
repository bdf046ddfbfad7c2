import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Application, createApplication, type Overrides } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { leaseOnManualClock } from './manual-clock.ts';
import { SERVICE_MAIN } from './service-main.ts';

/** The response of a GraphQL server. The test's own document defines `Data`. */
export interface Answer<Data = unknown> {
  readonly data?: Data;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly locations?: readonly { readonly line: number; readonly column: number }[];
    readonly extensions?: Record<string, unknown>;
  }[];
  readonly extensions?: Record<string, unknown>;
}

/** Items of a subscription in order of arrival. */
export interface Subscription<Data = unknown> {
  /** The next item; fails the test if none arrives within `timeoutMs`. Rejects with the errors that ended it. */
  readonly next: (timeoutMs?: number) => Promise<Answer<Data>>;
  /** Resolves when the server completes the subscription; rejects if an item arrives instead. */
  readonly completed: (timeoutMs?: number) => Promise<void>;
  readonly close: () => void;
}

/** A text, or a document of `test/generated/operations.ts`, which has the type of its result. */
type Document<Data> = string | TypedDocumentNode<Data, never>;

type Variables = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

/** Calls a running service like its clients. */
export interface Connection {
  /** Without a trailing slash. */
  readonly url: string;
  /** One operation by POST. */
  readonly query: <Data = unknown>(
    document: Document<Data>,
    variables?: Variables,
    headers?: Headers,
  ) => Promise<Answer<Data>>;
  /** A subscription over `graphql-transport-ws`. Each has its own socket. */
  readonly subscribe: <Data = unknown>(
    document: Document<Data>,
    variables?: Variables,
    connectionParams?: Variables,
  ) => Subscription<Data>;
  /** A subscription over server-sent events. */
  readonly sse: Stream;
  /** A subscription as a response in parts. */
  readonly multipart: Stream;
}

/** The ways to follow by a streamed HTTP response. */
export const STREAMS = ['sse', 'multipart'] as const;

type Stream = <Data = unknown>(
  document: Document<Data>,
  variables?: Variables,
  headers?: Headers,
) => Subscription<Data>;

/** Query and reader of each. */
export const ACCEPT = {
  sse: 'text/event-stream',
  multipart: 'multipart/mixed;subscriptionSpec=1.0',
} as const;
const READERS = { sse: readEvents, multipart: readParts };

/** The whole service in this process, with the simulated platform behind it. */
export interface RunningService extends Connection {
  readonly application: Application;
  readonly sandbox: NonNullable<Application['sandbox']>;
  readonly dataDir: string;
  /** The JSON lines logged so far. */
  readonly log: readonly string[];
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions extends Overrides {
  /** Settings in the form of environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of an earlier service, to continue with its data; by default a new one. */
  readonly dataDir?: string;
}

/** Starts the real application on free loopback ports. It stops when the test ends. */
export async function startService({
  env = {},
  dataDir,
  ...overrides
}: ServiceOptions = {}): Promise<RunningService> {
  const folder = dataDir ?? (await temporaryFolder());
  const log: string[] = [];
  const logDestination = { write: (line: string) => void log.push(line) };
  const config = readConfig({ PORT: '0', DATA_DIR: folder, ...env });
  const timings = overrides.clock && { ...leaseOnManualClock, ...overrides.timings };
  const application = await createApplication(config, {
    logDestination,
    ...overrides,
    ...(timings && { timings }),
  });
  application.start();
  const { sandbox } = application;
  if (sandbox === null) throw new Error('startService is for the simulated platform.');
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= application.stop());
  onTestFinished(async () => {
    await stop();
    refusePersonalData(log);
    refuseSecrets(log, env);
  });
  return { ...connectTo(application.url), application, sandbox, dataDir: folder, log, stop };
}

/** The service as a child process, for tests that kill it or send signals. */
export interface SpawnedService extends Connection {
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** The lines printed to standard output and standard error. */
  readonly output: readonly string[];
  /** Resolves with the exit code, or the signal's name. */
  readonly exited: Promise<number | string>;
  /** Ends it at once, like a power cut. */
  readonly kill: () => Promise<void>;
}

/** Runs `main`; resolves when it has printed its URL. It is killed when the test ends. */
export async function spawnService(
  env: Readonly<Record<string, string>> = {},
  folder?: string,
  main = SERVICE_MAIN,
): Promise<SpawnedService> {
  const dataDir = folder ?? (await temporaryFolder());
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', SERVICE_MAIN, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | string>((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(async () => {
    await kill();
    refusePersonalData(output);
    refuseSecrets(output, env);
  });
  const output: string[] = [];
  createInterface(child.stderr).on('line', (line) => output.push(line));
  const address = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      const url = /(http:\/\/\S+)\/graphql/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await Promise.race([address, exited.then(() => null)]);
  if (url === null) throw new Error(`The service ended: ${output.join('\n')}`);
  return { ...connectTo(url), process: child, dataDir, output, exited, kill };
}

/**
 * ID numbers of 18 and of 15 digits, mobile numbers, with +86 too, and numbers as long as a bank card's, alone
 * or in groups of four.
 */
const PERSONAL = new RegExp(
  String.raw`(?<![\dA-Za-z])(?:${[
    String.raw`[1-9]\d{16}[\dXx]`,
    String.raw`[1-9]\d{7}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}`,
    String.raw`(?:86)?1[3-9]\d{9}`,
    String.raw`\d{16,19}`,
    String.raw`\d{4}(?:[ -]\d{4}){3}(?:[ -]\d{1,3})?`,
  ].join('|')})(?![\dA-Za-z])`,
);

/**
 * Fails the test whose service has personal data in its log or in an error. All services of all
 * tests are checked.
 */
export function refusePersonalData(lines: readonly string[]): void {
  const found = lines.find((line) => PERSONAL.test(line));
  if (found !== undefined) throw new Error(`Personal data in a log or an error: ${found}`);
}

/** Like `refusePersonalData`, for the secrets among a service's settings. */
function refuseSecrets(lines: readonly string[], env: Readonly<Record<string, string>>): void {
  const [name] =
    Object.entries(env).find(
      ([setting, secret]) =>
        /SECRET|_KEY|KEYS$|PASSWORD/.test(setting) &&
        !setting.endsWith('_FILE') &&
        lines.some((line) => secret.length >= 16 && line.includes(secret)),
    ) ?? [];
  if (name !== undefined) throw new Error(`The log holds the secret ${name}.`);
}

/** Calls the service at a URL, with `send` in place of `fetch` if a test has its own. */
export function connectTo(url: string, send: typeof fetch = fetch): Connection {
  return {
    url,
    async query<Data>(document: Document<Data>, variables: Variables = {}, headers: Headers = {}) {
      const response = await post(send, url, document, variables, headers);
      // The service's responses are JSON objects; the document defines `data`.
      const answer = withoutCost((await response.json()) as Answer<Data>);
      refusePersonalData((answer.errors ?? []).map((error) => JSON.stringify(error)));
      return answer;
    },
    subscribe<Data>(
      document: Document<Data>,
      variables: Variables = {},
      connectionParams: Variables = {},
    ) {
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams,
        retryAttempts: 0,
      });
      // The document defines `data`.
      const items = client.iterate({
        query: textOf(document),
        variables,
      }) as AsyncIterableIterator<Answer<Data>>;
      return asSubscription(map(items, withoutCost), () => void client.dispose());
    },
    sse: streamBy(url, 'sse'),
    multipart: streamBy(url, 'multipart'),
  };
}

function streamBy(url: string, way: (typeof STREAMS)[number]): Stream {
  return <Data>(document: Document<Data>, variables: Variables = {}, headers: Headers = {}) => {
    const abort = new AbortController();
    const accepting = { accept: ACCEPT[way], ...headers };
    const response = post(fetch, url, document, variables, accepting, abort.signal);
    return asSubscription(READERS[way]<Data>(response), () => abort.abort());
  };
}

/** A response's content, without its cost. */
export async function answerOf(response: Pick<Response, 'json'>): Promise<Answer> {
  return withoutCost((await response.json()) as Answer);
}

/** Each response reports its cost, which depends on earlier ones: tests of the cost read the responses themselves. */
export function withoutCost<Data>({ extensions, ...answer }: Answer<Data>): Answer<Data> {
  const { cost: _cost, ...rest } = extensions ?? {};
  return Object.keys(rest).length > 0 ? { ...answer, extensions: rest } : answer;
}

async function* map<From, To>(
  items: AsyncIterable<From>,
  change: (item: From) => To,
): AsyncGenerator<To> {
  for await (const item of items) yield change(item);
}

/** A folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fapiao-graph-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function textOf(document: Document<unknown>): string {
  return typeof document === 'string' ? document : print(document);
}

function post(
  send: typeof fetch,
  url: string,
  document: Document<unknown>,
  variables: Variables,
  headers: Headers,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return send(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: textOf(document), variables }),
    signal,
  });
}

async function* readEvents<Data>(response: Promise<Response>): AsyncGenerator<Answer<Data>> {
  const { body } = await response;
  if (body === null) throw new Error('The answer has no body.');
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.includes('event: complete')) return;
      const data = /^data: ?(.+)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data) as Answer<Data>; // see connectTo()
    }
  }
  throw new Error('The stream was cut off.');
}

async function* readParts<Data>(response: Promise<Response>): AsyncGenerator<Answer<Data>> {
  const { body } = await response;
  if (body === null) throw new Error('The answer has no body.');
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\r\n--graphql');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const json = part.split('\r\n\r\n')[1];
      if (json === undefined || json === '{}') continue;
      const { payload, ...rest } = JSON.parse(json) as { payload: Answer<Data> | null }; // the protocol's
      yield payload ?? rest;
    }
    if (text === '--\r\n') return;
  }
  throw new Error('The stream was cut off.');
}

function asSubscription<Data>(
  items: AsyncIterator<Answer<Data>>,
  close: () => void,
): Subscription<Data> {
  onTestFinished(close);
  /** Stored when nothing arrived in time, so that a later item is not lost. */
  let waiting: Promise<IteratorResult<Answer<Data>>> | null = null;
  const pull = async (timeoutMs: number): Promise<IteratorResult<Answer<Data>>> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`Nothing arrived within ${timeoutMs} ms.`)),
        timeoutMs,
      );
    });
    try {
      waiting ??= items.next();
      const item = await Promise.race([waiting, late]);
      waiting = null;
      return item;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async next(timeoutMs = 5_000) {
      const item = await pull(timeoutMs);
      if (item.done === true) throw new Error('The subscription was completed.');
      return item.value;
    },
    async completed(timeoutMs = 5_000) {
      const item = await pull(timeoutMs);
      if (item.done !== true)
        throw new Error(`An item came instead: ${JSON.stringify(item.value)}`);
    },
    close,
  };
}
