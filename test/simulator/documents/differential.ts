import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, sign } from '../start.ts';
import { type Case, changed, type Changes } from './table.ts';

/** The platform with nothing that finishes by itself; its clock stands still. */
export type Platform = Awaited<ReturnType<typeof openSandbox>>;

type Body = Record<string, unknown>;

/** An answer as it came: HTTP status and the whole of its JSON. */
export interface Reply {
  readonly status: number;
  readonly body: Body;
}

/** The forms of the two answers that documents show for an endpoint. */
export interface Answers {
  readonly taken: object;
  readonly refused: object;
}

const text: unknown = expect.any(String);

/** Document 1, section 2.1. */
function envelope(code: string) {
  return { code, msg: text, requestId: text, data: expect.any(Object) as unknown };
}

/** Document 1, sections 2.1 and 7. */
const platformAnswers: Answers = {
  taken: { status: 200, body: envelope('CYT_00000') },
  refused: { status: 400, body: envelope('CYT_40001') },
};

/** Document 2, sections 4.3 and 7: the envelope of the business interfaces, and what failed behind them. */
export const businessAnswers: Answers = {
  taken: {
    status: 200,
    body: { ...envelope('CYT_00000'), timestamp: expect.anything() as unknown },
  },
  refused: { status: 400, body: envelope('CYT_40001') },
};
export const upstreamAnswers: Answers = {
  taken: businessAnswers.taken,
  refused: {
    status: 502,
    body: {
      ...envelope('CYT_50200'),
      data: { hint: text, data: { steps: expect.any(Array) as unknown } },
    },
  },
};

/** Document 3, section 4.1: the tax bureau's own, bare. */
export const atomicAnswers: Answers = {
  taken: { status: 200, body: { returncode: '00' } },
  refused: {
    status: 200,
    body: {
      returncode: expect.stringMatching(/^(?!00$)/) as unknown,
      returnmsg: expect.stringMatching(/./) as unknown,
    },
  },
};

/** One endpoint held against its table. */
export interface Endpoint {
  readonly path: string;
  /** Follows the path in the names of the tests, where a path has several tables. */
  readonly about?: string;
  readonly cases: readonly Case[];
  /** A request that keeps every rule; numbers that are used up contain `serial`. */
  readonly request: (serial: string, platform: Platform) => Body | Promise<Body>;
  /** The platform's envelope where nothing is said. */
  readonly answers?: Answers;
  /** True if a request uses up nothing of the caller's, so that sending the right one afterwards shows nothing. */
  readonly usesUpNothing?: true;
}

/** One platform for the tests of a file, asked by signed HTTP. */
export function onePlatform(prepare: (platform: Platform) => Promise<void> = async () => {}) {
  let folder = '';
  let started: Platform | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fapiao-graph-'));
    started = await openSandbox(folder, { progressDelayMs: null });
    await prepare(started);
  });
  afterAll(async () => {
    await started?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return (): Platform => {
    if (started === undefined) throw new Error('The platform is there within tests only.');
    return started;
  };
}

/** Sends a signed request. */
export async function send(platform: Platform, path: string, request: unknown): Promise<Reply> {
  const body = typeof request === 'string' ? request : JSON.stringify(request);
  const headers = sign(body, platform.seconds());
  const answer = await fetch(platform.baseUrl + path, { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as Body }; // the platform answers objects
}

let serials = 0;

/** A number that no other case uses. */
function nextSerial(): string {
  serials += 1;
  return String(serials).padStart(6, '0');
}

/** Tests that the platform takes what the document allows, and refuses, without a trace, what it forbids. */
export function holdsTo(platform: () => Platform, endpoint: Endpoint): void {
  const { path, about = '', cases, request, answers = platformAnswers } = endpoint;
  const allowed = cases.filter(({ isAllowed }) => isAllowed);
  const forbidden = cases.filter(({ isAllowed }) => !isAllowed);
  const prepared = async (changes: Changes) => {
    const whole = await request(nextSerial(), platform());
    return { whole, asked: changed(whole, changes) };
  };

  describe(`${path}${about}`, () => {
    test.each(allowed)('takes $name', async ({ changes }) => {
      const { asked } = await prepared(changes);

      expect(await send(platform(), path, asked)).toMatchObject(answers.taken);
    });

    test.each(forbidden)('refuses $name, and nothing comes of it', async ({ changes }) => {
      const { whole, asked } = await prepared(changes);
      const before = traces(platform(), path);

      expect(await send(platform(), path, asked)).toMatchObject(answers.refused);

      expect(traces(platform(), path)).toEqual(before);
      if (endpoint.usesUpNothing) return;
      expect(await send(platform(), path, whole)).toMatchObject(answers.taken);
    });
  });
}

function traces(platform: Platform, path: string): unknown {
  return [platform.counters.billedUnits(path), platform.effects()];
}

/** The platform's answers where what it took is answered with these members. */
export function answering(data: object): Answers {
  return {
    taken: { status: 200, body: { ...envelope('CYT_00000'), data } },
    refused: platformAnswers.refused,
  };
}
