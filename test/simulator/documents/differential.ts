import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, sign } from '../start.ts';
import { type Case, changed, type Changes } from './table.ts';

/** The platform without automatic progress; its clock stands still. */
export type Platform = Awaited<ReturnType<typeof openSandbox>>;

type Body = Record<string, unknown>;

/** A response: HTTP status and complete JSON. */
export interface Reply {
  readonly status: number;
  readonly body: Body;
}

/** The forms of the two documented responses of an endpoint. */
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

/** Document 3, section 4.1: the tax bureau's own form, without an envelope. */
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

/** An endpoint with its documented table. */
export interface Endpoint {
  readonly path: string;
  /** Follows the path in test names if a path has several tables. */
  readonly about?: string;
  readonly cases: readonly Case[];
  /** A valid request; numbers that can be used once contain `serial`. */
  readonly request: (serial: string, platform: Platform) => Body | Promise<Body>;
  /** The platform's envelope by default. */
  readonly answers?: Answers;
  /** Names of all documented members of the response's data, with blanks between; any if the document does not show them all. */
  readonly members?: string;
  /** True if a request consumes nothing, so that the right one afterwards proves nothing. */
  readonly usesUpNothing?: true;
}

/** One platform for the tests of a file, called over signed HTTP. */
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

/** Tests that the platform accepts what the document allows, and rejects what it forbids, without an effect. */
export function holdsTo(platform: () => Platform, endpoint: Endpoint): void {
  const { path, about = '', cases, request, answers = platformAnswers, members } = endpoint;
  const allowed = cases.filter(({ isAllowed }) => isAllowed);
  const forbidden = cases.filter(({ isAllowed }) => !isAllowed);
  const prepared = async (changes: Changes) => {
    const whole = await request(nextSerial(), platform());
    return { whole, asked: changed(whole, changes) };
  };

  describe(`${path}${about}`, () => {
    test.each(allowed)('accepts $name', async ({ changes }) => {
      const { asked } = await prepared(changes);

      const reply = await send(platform(), path, asked);
      expect(reply).toMatchObject(answers.taken);
      const documented = members === undefined ? null : new Set([...members.split(' '), 'mock']);
      const given = Object.keys(reply.body['data'] ?? {});
      expect(given.filter((name) => documented?.has(name) === false)).toEqual([]);
    });

    test.each(forbidden)('rejects $name, without an effect', async ({ changes }) => {
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

/** The platform's responses if an accepted request returns these members. */
export function answering(data: object): Answers {
  return {
    taken: { status: 200, body: { ...envelope('CYT_00000'), data } },
    refused: platformAnswers.refused,
  };
}
