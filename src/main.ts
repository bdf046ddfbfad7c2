import { enableCompileCache, flushCompileCache } from 'node:module';
import type { Log } from './kernel/log/log.ts';

// Each start strips the types of several hundred files and compiles them; the cache of the last start saves a third of
// the time. The service also works without a folder for it.
enableCompileCache();
// Libraries check their arguments unless this is production.
process.env['NODE_ENV'] ??= 'production';
const { ConfigError, readConfig } = await import('./config/config.ts');
const { uncaughtErrors } = await import('./kernel/errors.ts');

/** Log of the running service; null during its start, and for a command. */
let serviceLog: Log | null = null;

// An unhandled error leaves the process in an unknown state. A GraphQLError does not: graphql-js 16 drops the other
// promises of a list once one of its items has failed.
process.on('uncaughtException', (error, origin) => {
  const handle = uncaughtErrors.getStore();
  if (handle !== undefined) return handle(error);
  const reason = error.stack ?? error.message;
  if (serviceLog === null) console.error(reason);
  else serviceLog.error('unhandled failure', { kind: origin, reason });
  if (serviceLog === null || origin !== 'unhandledRejection' || error.name !== 'GraphQLError')
    process.exit(1);
});

/** Longest graceful stop: container platforms commonly kill after ten seconds. The journal is consistent at any time. */
const LONGEST_STOP_MS = 9_500;

/**
 * Starts the service. One readable line on standard output names its address; the log goes to standard error as JSON lines.
 */
async function main(): Promise<void> {
  /** Null during the start. */
  let stop: ((signal: string) => void) | null = null;
  // The first process of a container ignores a signal without a handler.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => (stop === null ? process.exit(0) : stop(signal)));
  const { createApplication } = await import('./app.ts');
  const config = readConfig();
  const application = await createApplication(config);
  const { log, url, sandbox } = application;
  serviceLog = log;

  let stopping = false;
  stop = (signal) => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { reason: signal });
    setTimeout(() => {
      log.warn('stopped before all work was finished');
      process.exit(1);
    }, LONGEST_STOP_MS).unref();
    void application.stop().then(() => {
      log.info('stopped');
      process.exit(0);
    });
  };

  application.start();
  // Written now, as a process that is killed writes no cache for the next start.
  flushCompileCache();
  const playground = config.playground ? 'Playground' : 'GraphQL';
  const pages = config.trustedDocumentsOnly ? 'GraphQL:' : `Board: ${url}/  ${playground}:`;
  console.log(
    `${pages} ${url}/graphql${sandbox ? '  (simulated platform; set PLATFORM_BASE_URL for the real one)' : ''}`,
  );
  // The simulated platform registers these addresses itself.
  if (sandbox === null) {
    application.followTenants((tenants) => {
      for (const tenant of tenants) sayNoticeAddress(tenant, application.noticeAddressFor(tenant));
    });
  }
  log.info('started', { address: url });
}

/** Prints the address for an operator who registers it by hand. It works like a key, so the log does not show it. */
function sayNoticeAddress(tenant: string, address: string): void {
  console.log(
    `Address for the bank’s notices, to be registered with the platform (${tenant}): ${address}`,
  );
}

const words = process.argv.slice(2);
try {
  if (words.length === 0) await main();
  else if (words[0] === 'doctor') {
    const { runDoctor } = await import('./operations/doctor/doctor.ts');
    const { text, isGood } = await runDoctor(readConfig(), words.slice(1));
    console.log(text);
    if (!isGood) process.exitCode = 1;
  } else if (words[0] === 'migrate') {
    const { runMigrate } = await import('./operations/migrate.ts');
    console.log(await runMigrate(readConfig(), words.slice(1)));
  } else {
    const { runCommand } = await import('./operations/backup/commands.ts');
    console.log(await runCommand(readConfig(), words));
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // For a wrong setting, a port in use or a folder without write permission the sentence is enough.
  const isStart = words.length === 0 && !(error instanceof ConfigError);
  console.error(isStart ? `The service cannot start: ${error.message}` : error.message);
  process.exit(1);
}
