import type { ObjectRef } from '@pothos/core';
import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import type { StatusItem } from '../../subjects/follow/status-item.ts';
import type { Failure } from '../../subjects/subject.ts';
import { builder, type SchemaTypes } from '../schema/builder.ts';
import { ErrorCodeEnum } from '../errors/error-interface.ts';
import { Operation } from './operation.ts';
import {
  connectionOf,
  DEFAULT_FIRST,
  forwardPageArgs,
  pageComplexity,
} from '../lists/subject-page.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

const PollFailure = builder.objectRef<Failure>('PollFailure').implement({
  description: 'A question to the platform that failed (查询失败), in names only.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description:
        'Stable name of the reason; null where the fault lies in this service, whose log says more.',
      // The column contains only codes of this service's errors.
      resolve: ({ code }) => code as typeof ErrorCodeEnum.$inferType | null,
    }),
    platformCode: t.exposeString('platformCode', {
      nullable: true,
      description: 'The platform’s own business code, when the platform answered.',
    }),
    platformRequestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The platform’s id of the call, to be given to its support.',
    }),
    at: t.field({
      type: 'DateTime',
      description: 'When it failed.',
      resolve: ({ at }) => toShanghaiIso(at),
    }),
    count: t.exposeInt('count', { description: 'Number of failures in a row, at least 1.' }),
  }),
});

/** Adds the history and the last failure of an operation, for operators who examine why it makes no progress. */
export function addHistory(item: ObjectRef<Types, StatusItem>): void {
  const page = connectionOf(item, {
    page: 'A page of updates, the oldest first.',
    edge: 'An update and its place in the history.',
  });
  builder.objectFields(Operation, (t) => ({
    lastError: t.field({
      type: PollFailure,
      nullable: true,
      description:
        'Why the last question to the platform about it failed. Null when it was answered, when none was asked since the last change, and long after its end.',
      resolve: (subject, _args, { subjects }) => subjects.lastFailure(subject),
    }),
    history: t.field({
      type: page,
      // Nullable, so that a key without `read` does not lose the result of a mutation.
      nullable: true,
      description:
        'Its updates with their cause and time, the oldest first, as far as they are kept: the first that is has a `version` above 1 where earlier ones are gone. An edge’s cursor is that of its update.',
      complexity: pageComplexity,
      args: { ...forwardPageArgs },
      async resolve(subject, { first, after }, { subjects }) {
        const limit = first ?? DEFAULT_FIRST;
        const found = await subjects.history(subject, limit + 1, after ?? null);
        const edges = found
          .slice(0, limit)
          .map((node) => ({ node, cursor: subjects.cursorOf(node) }));
        return {
          edges,
          pageInfo: {
            hasNextPage: found.length > limit,
            hasPreviousPage: typeof after === 'string',
            startCursor: edges.at(0)?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    }),
  }));
}
