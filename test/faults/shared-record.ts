import { startPostgres } from '../postgres-server.ts';
import { startMessenger } from './messenger.ts';
import { databaseSettings } from './postgres-store.ts';
import { callbackSecret } from './secrets.ts';

/** Stores that several instances share. */
export interface SharedRecord extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a PostgreSQL, to which an instance has one connection, and a Redis that carries messages. */
export async function openSharedRecord(): Promise<SharedRecord> {
  const opened = new AsyncDisposableStack();
  const server = await startPostgres();
  opened.defer(() => server.destroy());
  const messenger = opened.use(await startMessenger());
  return {
    env: {
      ...databaseSettings(await server.createDatabase(), server.port),
      DATABASE_CONNECTIONS: '1',
      ...messenger.env,
      CALLBACK_SECRET: callbackSecret,
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
