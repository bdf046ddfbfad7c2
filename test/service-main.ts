import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

/** What `npm start` runs. */
export const SERVICE_SOURCE = join(PROJECT, 'src/main.ts');

/** What `npm run build` makes of it, kept between runs of the tests. The packages of traces are found from there. */
export const SERVICE_BUNDLE = join(PROJECT, 'node_modules/.cache/fapiao-graph/dist/main.js');

/** What the tests start as a process of its own: the bundle where `service-bundle.ts` made it, else the source. */
export const SERVICE_MAIN = process.env['SERVICE_MAIN'] ?? SERVICE_SOURCE;
