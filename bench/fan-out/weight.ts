import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gather, received } from './audience.ts';
import type { Feed } from './feed.ts';

/** Memory of its server that one idle subscriber takes, its socket included; in bytes. */
export interface Weight {
  readonly liveHeap: number;
  /** Of the whole process, with what was not collected yet. */
  readonly resident: number;
}

/**
 * Weighs so many subscribers more. The `audience` that is there has paid for tables that grew, and stays: what a crowd
 * that has just gone leaves behind would be taken for room that the next one finds.
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
    // An item reaches only who is there: when all have it, all are.
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
