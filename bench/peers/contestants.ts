import { join } from 'node:path';
import { type Spawned, spawnServer, spawnService } from '../application.ts';
import { type Feed, KEY, startFeed } from '../fan-out/feed.ts';

/** Sent to all; this service alone looks at the key. */
export const headers = {
  'content-type': 'application/json',
  authorization: `Bearer ${KEY}`,
};

const at = (file: string): string => join(import.meta.dirname, file);

/** Address of the platform that all servers call. */
export async function startPlatform(): Promise<Spawned> {
  return spawnServer([at('platform.ts')]);
}

/** Each server in a process of its own, by the name that it has in the table; the first is the measure. */
export function contestants(platform: string): Readonly<Record<string, () => Promise<Spawned>>> {
  const peer =
    (...program: readonly [file: string, ...rest: string[]]) =>
    () =>
      spawnServer([at(program[0]), ...program.slice(1)], { PLATFORM: platform });
  return {
    'raw, forwards': peer('raw.ts', 'forward'),
    'raw, parses and writes': peer('raw.ts', 'rewrite'),
    mercurius: peer('mercurius.mjs'),
    'yoga with JIT': peer('yoga.ts', 'jit'),
    yoga: peer('yoga.ts'),
    'fapiao-graph': () => startService(platform),
  };
}

/** Servers that send what happens to their subscribers, beside this service. */
export const feeds: Readonly<Record<string, () => Promise<Feed>>> = {
  mercurius: () => startFeed(at('mercurius-feed.mjs')),
  yoga: () => startFeed(at('yoga-feed.ts')),
};

/** This service as it runs in front of a platform: with a key, and with its log. `flags` are Node's. */
export async function startService(
  platform: string,
  flags: readonly string[] = [],
): Promise<Spawned> {
  const env = {
    API_KEYS: KEY,
    LOG_LEVEL: 'info',
    PLATFORM_BASE_URL: platform,
    PLATFORM_APP_KEY: 'bench',
    PLATFORM_APP_SECRET: 'bench',
  };
  return spawnService(env, flags);
}
