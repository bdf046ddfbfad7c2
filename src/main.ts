import { enableCompileCache, flushCompileCache } from 'node:module';

// Some hundred files are stripped of their types and compiled at each start; what the last start made
// of them saves a third of the time. Without a folder for it everything works as well.
enableCompileCache();
// Libraries check how they are called unless they are told that this is production.
process.env['NODE_ENV'] ??= 'production';
const { ConfigError, readConfig } = await import('./config/config.ts');

/** Container platforms commonly kill after ten seconds; the journal is consistent whenever that is. */
const LONGEST_STOP_MS = 9_500;

/**
 * One readable line on standard output says where the service is; the log goes to standard error as
 * JSON lines.
 */
async function main(): Promise<void> {
  const { createApplication } = await import('./app.ts');
  const config = readConfig();
  const application = await createApplication(config);
  const { log, url, sandbox } = application;

  // Whatever nobody handled leaves the process in a state that nobody thought of. An operation's error does not:
  // graphql-js 16 forgets the other promises of a list once one of its items has failed.
  process.on('uncaughtException', (error, origin) => {
    const isLeftover = origin === 'unhandledRejection' && error.name === 'GraphQLError';
    log.error('unhandled failure', { kind: origin, reason: error.stack ?? error.message });
    if (!isLeftover) process.exit(1);
  });

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { reason: signal });
    setTimeout(() => {
      log.warn('stopped before everything was finished');
      process.exit(1);
    }, LONGEST_STOP_MS).unref();
    void application.stop().then(() => {
      log.info('stopped');
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  application.start();
  // A process that is killed would leave nothing behind for the next one.
  flushCompileCache();
  const playground = config.playground ? 'Playground' : 'GraphQL';
  const pages = config.trustedDocumentsOnly ? 'GraphQL:' : `Board: ${url}/  ${playground}:`;
  console.log(
    `${pages} ${url}/graphql${sandbox ? '  (simulated platform; set PLATFORM_BASE_URL for the real one)' : ''}`,
  );
  // Over the simulated platform nobody has to register them.
  if (sandbox === null) {
    application.followTenants((tenants) => {
      for (const tenant of tenants) sayNoticeAddress(tenant, application.noticeAddressFor(tenant));
    });
  }
  log.info('started', { address: url });
}

/** For somebody who registers it by hand. Kept out of the log, as it works like a key. */
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
  // A wrong setting, a port in use, a folder that cannot be written: the operator needs the sentence only.
  const isStart = words.length === 0 && !(error instanceof ConfigError);
  console.error(isStart ? `The service cannot start: ${error.message}` : error.message);
  process.exit(1);
}
