import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Node loads `graphql` from its CommonJS entry for everyone, packages included; Vite alone would
 * pick the ES module entry for our own files. Two copies refuse each other's schemas ("another
 * module or realm"), so our files are pointed at the copy that the packages get.
 */
const graphqlEntry = fileURLToPath(import.meta.resolve('graphql'));

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphqlEntry }] },
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    /** Many tests wait for processes, leases and limits more than they compute. */
    maxWorkers: 3,
    /** A test that waits for an event that never comes fails by name, not by the run's own limit. */
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
