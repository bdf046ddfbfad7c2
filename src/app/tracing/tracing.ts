import type { Config } from '../../config/config.ts';
import type { Log } from '../../kernel/log/log.ts';
import { noTracing, type Tracing } from '../../kernel/log/tracing.ts';

/**
 * Traces, where the settings want any; none of OpenTelemetry's code is loaded otherwise. Rejects with a sentence where
 * it is not installed, as beside a bundle.
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
      'OTEL_ variables ask for traces, and OpenTelemetry is not installed here: see docs/operating/traces.md.',
      { cause: error },
    );
  }
}
