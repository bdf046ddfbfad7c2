import { startRedis } from '../test/redis-server.ts';

/** Settings of a service that keeps its journal in a store of the measurement's own. */
export interface OpenedStore extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
}

/** The stores of a service, by name. */
export const stores: Readonly<Record<'SQLite' | 'Redis', () => Promise<OpenedStore>>> = {
  SQLite: () => Promise.resolve({ env: {}, [Symbol.asyncDispose]: () => Promise.resolve() }),
  Redis: async () => {
    const server = await startRedis();
    return {
      env: {
        REDIS_URL: `redis://127.0.0.1:${server.port}`,
        CALLBACK_SECRET: 'callback-secret-of-the-measurement-0001',
      },
      [Symbol.asyncDispose]: () => server.destroy(),
    };
  },
};
