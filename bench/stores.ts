import { startPostgres } from '../test/postgres-server.ts';
import { startRedis } from '../test/redis-server.ts';

/** Settings of a service that stores its journal in a store created for the measurement. */
export interface OpenedStore extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
}

/** The stores of a service, by name; PostgreSQL comes with a Redis for messages between instances. */
export const stores: Readonly<Record<'SQLite' | 'PostgreSQL', () => Promise<OpenedStore>>> = {
  SQLite: () => Promise.resolve({ env: {}, [Symbol.asyncDispose]: () => Promise.resolve() }),
  PostgreSQL: async () => {
    await using opened = new AsyncDisposableStack();
    const server = await startPostgres([], { durable: true });
    opened.defer(() => server.destroy());
    const redis = await startRedis(['--appendonly', 'no']);
    opened.defer(() => redis.destroy());
    const env = {
      DATABASE_URL: await server.createDatabase(),
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      CALLBACK_SECRET: 'callback-secret-of-the-measurement-0001',
    };
    const all = opened.move();
    return { env, [Symbol.asyncDispose]: () => all.disposeAsync() };
  },
};
