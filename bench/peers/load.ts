import { Pool } from 'undici';
import { spread } from '../measure.ts';
import { processorTime } from '../processor-time.ts';
import type { Spawned } from '../application.ts';
import { headers } from './contestants.ts';

/** One round of one operation on one server. */
export interface Round {
  /** Processor time of the server's process, all its threads, per request. */
  readonly cpuMicroseconds: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

const CONNECTIONS = 8;

/** Sends an operation `requests` times over persistent connections. Rejects at the first failed response. */
export async function run({ pid, url }: Spawned, body: string, requests: number): Promise<Round> {
  const pool = new Pool(url, { connections: CONNECTIONS });
  const durations: number[] = [];
  let left = requests;
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      const answer = await pool.request({ path: '/graphql', method: 'POST', headers, body });
      const text = await answer.body.text();
      durations.push(performance.now() - begun);
      if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Error(text);
    }
  };
  const before = processorTime(pid);
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const spent = processorTime(pid) - before;
  await pool.close();
  return { cpuMicroseconds: spent / requests / 1000, ...spread(durations) };
}
