import { expect, test } from 'vitest';
import { RawSocket } from '../server/raw-socket.ts';
import { HOSTILE_FRAMES } from './frames.ts';
import { AUTHORIZATION, computedMs, mostMemory, spawnSmall } from './process.ts';
import { HOSTILE_REQUESTS } from './requests.ts';

const MIB = 1024 * 1024;

/** The most that the answer to one of them may cost in time of the processor. */
const MOST_MS = 100;

const LONGEST_ANSWER = 64 * 1024;

test(
  'answers every hostile request as it should, cheaply, and lives',
  { timeout: 180_000 },
  async () => {
    const service = await spawnSmall();
    const ask = async (path: string, init: RequestInit): Promise<[number, string]> => {
      const response = await fetch(`${service.url}${path}`, init);
      return [response.status, await response.text()];
    };
    for (const { name, init, path = '/graphql', status, says } of HOSTILE_REQUESTS) {
      // What is loaded or compiled at first sight is not counted.
      await ask(path, init);
      const before = await computedMs(service);
      const [answered, text] = await ask(path, init);
      const ms = (await computedMs(service)) - before;
      const seen = {
        name,
        status: answered,
        says: text.includes(says) ? says : text.slice(0, 1_000),
        isCheap: ms < MOST_MS || ms,
        isShort: text.length < LONGEST_ANSWER,
      };
      expect(seen).toEqual({ name, status, says, isCheap: true, isShort: true });
    }
    const answer = await service.query('{ __typename }', {}, AUTHORIZATION);
    expect(answer).toEqual({ data: { __typename: 'Query' } });
    expect(await mostMemory(service)).toBeLessThan(700 * MIB);
    expect(service.output.join('\n')).not.toMatch(/unexpected error|request failed/);
  },
);

test('closes every socket that begins in a hostile way, and writes no stack down', async () => {
  const service = await spawnSmall();
  for (const { name, frames, code } of HOSTILE_FRAMES) {
    const socket = await new RawSocket(service.url).open();
    const { closed } = socket;
    for (const frame of frames) socket.send(frame);
    expect({ name, code: await closed }).toEqual({ name, code });
  }
  expect(service.output.join('\n')).not.toMatch(/ at .*:\d+:\d+/);
  const answer = await service.query('{ __typename }', {}, AUTHORIZATION);
  expect(answer).toEqual({ data: { __typename: 'Query' } });
});
