import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gather, received } from './audience.ts';
import type { Feed } from './feed.ts';

/** Memory in the server for one idle subscriber and its socket, in bytes. */
export interface Weight {
  readonly liveHeap: number;
  /** Memory of the whole process, including garbage that is not collected yet. */
  readonly resident: number;
}

/**
 * Measures the memory of `count` additional subscribers. The existing `audience` has already made tables grow, and it stays
 * connected: memory that it freed would be reused by the additional subscribers and missing from their figure.
 */
export async function weigh(
  feed: Feed,
  audience: ChildProcess,
  { like, count }: { readonly like: string; readonly count: number },
): Promise<Weight> {
  const [{ text }] = await Promise.all([received(audience), feed.publish(like)]);
  const after = /"cursor":"([^"]*)"/.exec(text)?.[1] ?? '';
  const before = { liveHeap: await feed.liveHeap(), resident: residentBytes(feed.pid) };
  const idle = await gather({ url: feed.url, after }, count);
  try {
    // An item reaches only connected subscribers: once all have received it, all are connected.
    await Promise.all([received(audience), received(idle), feed.publish(like)]);
    return {
      liveHeap: ((await feed.liveHeap()) - before.liveHeap) / count,
      resident: (residentBytes(feed.pid) - before.resident) / count,
    };
  } finally {
    idle.kill();
  }
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
