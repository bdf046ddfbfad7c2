import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/slowest-first.ts';

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

/** Import components of pages, which Node cannot read. */
const components = ['test/web/links.test.ts'];

/** One after the other, but for those of the same order. */
const groups = [
  { name: 'waiting', include: waiting, maxWorkers: 4, groupOrder: 0, byNode: true },
  // Four would be busier, and leave a slow machine less time for tests that wait.
  {
    name: 'others',
    include: ['test/**/*.test.ts'],
    exclude: [...waiting, ...components],
    maxWorkers: 3,
    groupOrder: 1,
    byNode: true,
  },
  { name: 'components', include: components, maxWorkers: 3, groupOrder: 1, byNode: false },
];

export default defineConfig({
  test: {
    /** The pages are served as they were built: of these very sources, then. */
    globalSetup: [
      'test/pages.ts',
      'test/service-bundle.ts',
      'test/folders-in-memory.ts',
      'test/postgres-template.ts',
    ],
    pool: 'forks',
    /** No test changes a module, so the schema need not be built anew for each of its files. */
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    /** A test that waits for an event that never comes fails by name, not by the run's own limit. */
    testTimeout: 60_000,
    /** The value that was found stands in the message, and so in the log of CI. */
    chaiConfig: { truncateThreshold: 1_000 },
    hookTimeout: 60_000,
    projects: groups.map(({ groupOrder, byNode, ...group }) => ({
      extends: true as const, // vitest takes the literal only
      test: {
        ...group,
        sequence: { groupOrder },
        /**
         * Node loads the modules as it does in the service. Vite would transform each of them first, and run all of
         * them slower. No test replaces a module, for which vitest would need a loader of its own.
         */
        experimental: { viteModuleRunner: !byNode, nodeLoader: false },
      },
    })),
  },
});
