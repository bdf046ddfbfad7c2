import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Node loads `graphql` from its CommonJS entry for everyone, packages included; Vite alone would
 * pick the ES module entry for our own files. Two copies refuse each other's schemas ("another
 * module or realm"), so our files are pointed at the copy that the packages get.
 */
const graphqlEntry = fileURLToPath(import.meta.resolve('graphql'));

/** The first hold how soon things flow again after a failure; all of them wait more than they compute. */
const waiting = [
  'test/faults/faults.test.ts',
  'test/journal/postgres-faults.test.ts',
  'test/journal/postgres-standby.test.ts',
  'test/messenger/records.test.ts',
  'test/browser/board-forms.test.ts',
  'test/browser/person-pages.test.ts',
  'test/examples/examples.test.ts',
  'test/server/bundle.test.ts',
  'test/tracing/tracing.test.ts',
  'test/tracing/loading.test.ts',
  'test/capabilities/partner-contract/partner-contract.test.ts',
];

/** One group after the other. */
const groups = [
  { name: 'waiting', include: waiting, maxWorkers: 4 },
  // Some of these wait as well, so that three keep two cores busy.
  {
    name: 'others',
    include: ['test/**/*.test.ts'],
    exclude: waiting,
    maxWorkers: 3,
  },
];

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphqlEntry }] },
  test: {
    /** The pages are served as they were built: of these very sources, then. */
    globalSetup: ['test/pages.ts', 'test/service-bundle.ts', 'test/folders-in-memory.ts'],
    pool: 'forks',
    /** No test changes a module, so the schema need not be built anew for each of its files. */
    isolate: false,
    /** Kept by their content, this configuration and the lock file: no change hides behind them. */
    fsModuleCache: true,
    /** A test that waits for an event that never comes fails by name, not by the run's own limit. */
    testTimeout: 60_000,
    /** What was found stands in the message, and so in the log of CI. */
    chaiConfig: { truncateThreshold: 1_000 },
    hookTimeout: 60_000,
    projects: groups.map((group, groupOrder) => ({
      extends: true as const, // vitest takes the literal only
      test: { ...group, sequence: { groupOrder } },
    })),
  },
});
