import type { Config } from '../../config/config.ts';
import { type Log, noTracing, type Tracing } from '../../kernel/log/log.ts';

/**
 * Opens tracing if the settings enable it; otherwise no code of OpenTelemetry is loaded. Rejects with a readable message if
 * OpenTelemetry is not installed, as with the bundle.
 */
export async function openTracing(
  { tracing }: Pick<Config, 'tracing'>,
  log: Pick<Log, 'warn'>,
): Promise<Tracing> {
  if (tracing === null) return noTracing;
  try {
    const { startTracing } = await import('./open-telemetry.ts');
    return startTracing(tracing, log);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
      throw error;
    throw new Error(
      'OTEL_ variables request traces, and OpenTelemetry is not installed here: see docs/operating/traces.md.',
      { cause: error },
    );
  }
}
