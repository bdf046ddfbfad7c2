import type { App } from '../../context/context.ts';
import type { StatusItem } from '../../subjects/follow/status-item.ts';
import { traceIn } from '../../subjects/kind/snapshot-marks.ts';

/**
 * Runs the execution of an update and its way to those who follow, as a part of the trace that wrote it, on whatever
 * instance that was. An update that nobody traced has no span here either.
 */
export function frameSpan<Result>(
  { tracing, logFieldsOf }: Pick<App, 'tracing' | 'logFieldsOf'>,
  item: StatusItem,
  work: () => Result,
): Result {
  const known = tracing.isOn ? traceIn(item.details) : null;
  if (known === null) return work();
  const { tenant, kind, subject } = logFieldsOf(item);
  const attributes = {
    'fapiao.tenant': tenant,
    'fapiao.subject.kind': kind,
    'fapiao.subject.digest': subject,
    'fapiao.subject.version': item.version,
    'fapiao.cause': item.cause,
  };
  return tracing.resumed(known, () => tracing.span(`update ${kind}`, 'internal', attributes, work));
}
