import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FaultName } from '../../packages/simulator/src/gateway/faults.ts';
import { startNode, tellTime } from './process.ts';
import type { Manner } from './schedule.ts';

/** Messages to the process of the simulated platform. */
export type PlatformRequest =
  | { readonly type: 'fault'; readonly path: string; readonly fault: FaultName }
  | { readonly type: 'count' };

/** Messages from it. */
export type PlatformAnswer =
  | {
      readonly type: 'listening';
      readonly baseUrl: string;
      readonly appKey: string;
      readonly appSecret: string;
    }
  | ({ readonly type: 'counted' } & PlatformCounts);

export interface PlatformCounts {
  /** Orders that arrived with a current signature, accepted or not. */
  readonly arrived: number;
  /** Orders that were accepted, and billed. */
  readonly created: number;
  readonly pushesAcknowledged: number;
  readonly pushesRefused: number;
}

export interface Platform extends AsyncDisposable {
  /** The settings of an instance that calls it. */
  readonly env: Readonly<Record<string, string>>;
  begin(manner: Manner<'platform'>): void;
  end(manner: Manner<'platform'>): void;
  /** Sets its clock ahead of the machine's by this time. */
  setClock(aheadMs: number): void;
  count(): Promise<PlatformCounts>;
}

const CREATE_PATH = '/api/v1/invoice/forward/create';
const QUERY_PATH = '/api/v1/invoice/forward/query';

/**
 * No fault of these repeats or loses an order on its way: each order that is sent arrives once, so the platform counts the
 * service's own repeats.
 */
const faults: Record<Manner<'platform'>, { readonly path: string; readonly fault: FaultName }> = {
  'lose-create-replies': { path: CREATE_PATH, fault: 'LOST_REPLY' },
  'cut-query-replies': { path: QUERY_PATH, fault: 'TRUNCATED' },
  'slow-queries': { path: QUERY_PATH, fault: 'SLOW' },
  'bad-gateway': { path: QUERY_PATH, fault: 'BAD_GATEWAY' },
};

/** Starts the simulated platform on its file; resolves when it listens. */
export async function startPlatform(file: string): Promise<Platform> {
  const lines: string[] = [];
  const life = startNode({
    args: [fileURLToPath(new URL('platform-process.ts', import.meta.url)), file],
    onLine: (line) => lines.push(line),
  });

  const tell = (request: PlatformRequest): void => void life.child.send(request);
  async function hear<Type extends PlatformAnswer['type']>(
    type: Type,
  ): Promise<Extract<PlatformAnswer, { type: Type }>> {
    const death = life.ended.then(() => {
      throw new Error(`The simulated platform ended: ${lines.join('\n')}`);
    });
    for (;;) {
      // The child sends only responses, one to each request, in order.
      const [answer] = (await Promise.race([once(life.child, 'message'), death])) as [
        PlatformAnswer,
      ];
      // Compared on the line before it is narrowed, which the compiler does not see for a generic.
      if (answer.type === type) return answer as Extract<PlatformAnswer, { type: Type }>;
    }
  }

  const { baseUrl, appKey, appSecret } = await hear('listening');
  return {
    env: {
      PLATFORM_BASE_URL: baseUrl,
      PLATFORM_APP_KEY: appKey,
      PLATFORM_APP_SECRET: appSecret,
    },
    begin: (manner) => tell({ type: 'fault', ...faults[manner] }),
    end: (manner) => tell({ type: 'fault', path: faults[manner].path, fault: 'NONE' }),
    setClock: (aheadMs) => tellTime(life, aheadMs),
    async count() {
      const counted = hear('counted');
      tell({ type: 'count' });
      return counted;
    },
    [Symbol.asyncDispose]: () => life.kill(),
  };
}
