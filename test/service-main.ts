import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import type { createApplication } from '../src/app.ts';
import type { readConfig } from '../src/config/config.ts';

const PROJECT = join(import.meta.dirname, '..');

/** Entry of `npm start`. */
export const SERVICE_SOURCE = join(PROJECT, 'src/main.ts');

/** Bundle of `npm run build`, kept between test runs. The packages of traces are found from there. */
export const SERVICE_BUNDLE = join(PROJECT, 'node_modules/.cache/fapiao-graph/dist/main.js');

/** Entry that tests start as a child process: the bundle if `service-bundle.ts` created it, else the source. */
export const SERVICE_MAIN = process.env['SERVICE_MAIN'] ?? SERVICE_SOURCE;

/** Functions with which `SERVICE_MAIN` starts the service. */
interface ServiceParts {
  readonly createApplication: typeof createApplication;
  readonly readConfig: typeof readConfig;
}

/**
 * The parts of `SERVICE_MAIN`, for programs that start the service with leases of their own: the bundle starts with two
 * thirds of the source's processor time.
 */
export async function importService(): Promise<ServiceParts> {
  // As `main.ts`.
  enableCompileCache();
  process.env['NODE_ENV'] ??= 'production';
  const names =
    SERVICE_MAIN === SERVICE_SOURCE ? ['app.ts', 'config/config.ts'] : ['app.js', 'config.js'];
  const [app, config] = await Promise.all(
    names.map((name): Promise<unknown> => import(join(dirname(SERVICE_MAIN), name))),
  );
  // Both names are those of `main.ts`; the bundle's chunks keep them.
  return { ...(app as object), ...(config as object) } as ServiceParts;
}
