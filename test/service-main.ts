import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

/** Entry of `npm start`. */
export const SERVICE_SOURCE = join(PROJECT, 'src/main.ts');

/** Bundle of `npm run build`, kept between test runs. The packages of traces are found from there. */
export const SERVICE_BUNDLE = join(PROJECT, 'node_modules/.cache/fapiao-graph/dist/main.js');

/** Entry that tests start as a child process: the bundle if `service-bundle.ts` created it, else the source. */
export const SERVICE_MAIN = process.env['SERVICE_MAIN'] ?? SERVICE_SOURCE;
