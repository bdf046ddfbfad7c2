import { hash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { App, Audience } from '../../context/context.ts';
import type { StatusItem, Topic } from '../../subjects/follow/topic.ts';
import type { Operation } from '../pipeline/reporting.ts';
import { FanOut } from './fan-out.ts';
import type { Payload } from './sink.ts';
import { sharingKey } from './sharing.ts';
import { traceIn } from '../../subjects/kind/snapshot-marks.ts';

/** An operation without the caller who sent it. */
type SharedOperation = Pick<
  Operation,
  'schema' | 'document' | 'operationName' | 'variableValues'
> & {
  readonly app: Operation['contextValue']['app'];
  readonly audience: Audience;
  /** Id of the fan-out, with which its errors are logged. */
  readonly requestId: string;
};

/** Executes one event for all subscribers of a fan-out. */
export type ExecuteShared = (operation: SharedOperation, item: StatusItem) => Promise<Payload>;

/** Fan-outs of the subscribers of this process. */
interface Hub {
  /** Fan-out of all subscribers with the same topic and responses; null for an operation that is not shared. */
  fanOutOf(operation: Operation, topic: Topic): FanOut | null;
}

export function createHub(schema: GraphQLSchema, execute: ExecuteShared): Hub {
  const fanOuts = new Map<string, FanOut>();

  function createFanOut(name: string, operation: Operation, topic: Topic): FanOut {
    const { document, operationName, variableValues, contextValue } = operation;
    const { app, tenant, scopes, language } = contextValue;
    const shared: SharedOperation = {
      schema,
      document,
      operationName,
      variableValues,
      app,
      audience: { tenant, scopes, language },
      requestId: app.newId(),
    };
    const fanOut = new FanOut({
      topic,
      deliver: (item, broadcast) =>
        frameSpan(app, item, async () => {
          const members = broadcast(await execute(shared, item));
          if (members === 0) return;
          const { measurements, clock } = app;
          measurements.frames.inc(members);
          measurements.updateToFrame.observe((clock.now() - item.occurredAt) / 1000);
        }),
      emptied: () => void fanOuts.delete(name),
    });
    fanOuts.set(name, fanOut);
    return fanOut;
  }

  return {
    fanOutOf(operation, topic) {
      const key = sharingKey(operation);
      if (key === null) return null;
      // A digest, so that the variables do not stay in memory as long as a member follows.
      const name = hash('sha256', JSON.stringify([key, topic.name]), 'base64url');
      return fanOuts.get(name) ?? createFanOut(name, operation, topic);
    },
  };
}

/**
 * Runs the execution and delivery of an update as part of the trace that wrote it, on any instance. An update without a trace
 * has no span.
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
