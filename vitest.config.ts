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
    /** The pages are served as they were built: of these very sources, then. */
    globalSetup: [
      'test/pages.ts',
      'test/service-bundle.ts',
      'test/folders-in-memory.ts',
      'test/postgres-template.ts',
    ],
    pool: 'forks',
    /** On two cores: of five files, two or three wait for a lease, a timeout or a browser. */
    maxWorkers: 5,
    /** No test changes a module, so the schema need not be built anew for each of its files. */
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    /** A test that waits for an event that never comes fails by name, not by the run's own limit. */
    testTimeout: 120_000,
    /** The value that was found stands in the message, and so in the log of CI. */
    chaiConfig: { truncateThreshold: 1_000 },
    hookTimeout: 60_000,
    /** Vitest's own second ends a wait beside three other workers; a test that requires a time measures it. */
    expect: { poll: { timeout: 20_000 } },
    projects: groups.map(({ byNode, ...group }) => ({
      extends: true as const, // vitest takes the literal only
      test: {
        ...group,
        /**
         * Node loads the modules as it does in the service. Vite would transform each of them first, and run all of
         * them slower. No test replaces a module, for which vitest would need a loader of its own.
         */
        experimental: { viteModuleRunner: !byNode, nodeLoader: false },
      },
    })),
  },
});
