import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/slowest-first.ts';

/** Import components of pages, which Node cannot read. */
const components = ['test/web/links.test.ts'];

const groups = [
  { name: 'service', include: ['test/**/*.test.ts'], exclude: components, byNode: true },
  { name: 'components', include: components, byNode: false },
];

export default defineConfig({
  test: {
    /** Builds the pages and the bundle from the current sources, as the tests serve them. */
    globalSetup: [
      'test/pages.ts',
      'test/service-bundle.ts',
      'test/folders-in-memory.ts',
      'test/postgres-template.ts',
    ],
    pool: 'forks',
    /** For two cores: of five files, two or three usually wait for a lease, a timeout or a browser. */
    maxWorkers: 5,
    /** No test changes a module, so all files of a worker share one schema. */
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    /** A test that waits for an event in vain fails under its name, before the run's own limit. */
    testTimeout: 240_000,
    /** Messages contain the received value, so that the log of CI shows it. */
    chaiConfig: { truncateThreshold: 1_000 },
    hookTimeout: 120_000,
    /** Vitest's default of one second is too short beside other workers; a test of a duration measures it. */
    expect: { poll: { timeout: 60_000 } },
    projects: groups.map(({ byNode, ...group }) => ({
      extends: true as const, // vitest takes the literal only
      test: {
        ...group,
        /**
         * Node loads the modules as it does in the service. Vite would transform each of them first, and run them
         * slower. No test replaces a module, for which vitest would need a loader of its own.
         */
        experimental: { viteModuleRunner: !byNode, nodeLoader: false },
      },
    })),
  },
});
