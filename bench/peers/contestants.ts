import { join } from 'node:path';
import { type Spawned, spawnServer, spawnService } from '../application.ts';
import { type Feed, KEY, startFeed } from '../fan-out/feed.ts';

/** Headers sent to all servers; only this service checks the key. */
export const headers = {
  'content-type': 'application/json',
  authorization: `Bearer ${KEY}`,
};

const at = (file: string): string => join(import.meta.dirname, file);

/** Address of the platform that all servers call. */
export async function startPlatform(): Promise<Spawned> {
  return spawnServer([at('platform.ts')]);
}

/** The servers, each in its own process, by their names in the table. */
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

/** Servers other than this service that publish a feed to subscribers. */
export const feeds: Readonly<Record<string, () => Promise<Feed>>> = {
  mercurius: () => startFeed(at('mercurius-feed.mjs')),
  yoga: () => startFeed(at('yoga-feed.ts')),
};

/** Starts this service as in production: with an API key, and with its log. `flags` are flags of Node. */
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
