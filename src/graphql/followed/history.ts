import type { ObjectRef } from '@pothos/core';
import { pageOf } from '../../context/page.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import type { StatusItem } from '../../subjects/follow/topic.ts';
import type { Failure } from '../../subjects/subject.ts';
import { builder, type Types } from '../schema/builder.ts';
import { ErrorCodeEnum } from '../errors/error-interface.ts';
import { Operation } from './operation.ts';
import {
  connectionOf,
  DEFAULT_FIRST,
  forwardPageArgs,
  pageComplexity,
} from '../lists/subject-page.ts';

const PollFailure = builder.objectRef<Failure>('PollFailure').implement({
  description: 'A failed poll of the platform (查询失败), without values.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description:
        'Stable name of the reason; null for a fault in this service, whose log has details.',
      // The column contains only codes of this service's errors.
      resolve: ({ code }) => code as typeof ErrorCodeEnum.$inferType | null,
    }),
    platformCode: t.exposeString('platformCode', {
      nullable: true,
      description: 'The platform’s own business code, if the platform responded.',
    }),
    platformRequestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The platform’s id of the call, to be given to its support.',
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the failure.',
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
        'Reason why the last poll of the platform about it failed. Null if the poll succeeded, if none took place since the last change, and long after its end.',
      resolve: (subject, _args, { subjects }) => subjects.lastFailure(subject),
    }),
    history: t.field({
      type: page,
      // Nullable, so that a key without `read` does not lose the result of a mutation.
      nullable: true,
      description:
        'Its stored updates with their cause and time, the oldest first: the first has a `version` above 1 if earlier updates were deleted. The cursor of an edge is that of its update.',
      complexity: pageComplexity,
      args: { ...forwardPageArgs },
      async resolve(subject, { first, after }, { subjects }) {
        const limit = first ?? DEFAULT_FIRST;
        const found = await subjects.history(subject, limit + 1, after ?? null);
        const [oldest] = (after ?? null) === null ? [] : await subjects.history(subject, 1, null);
        return pageOf(
          found.slice(0, limit).map((node) => ({ node, cursor: subjects.cursorOf(node) })),
          {
            hasNextPage: found.length > limit,
            hasPreviousPage: oldest !== undefined && oldest.eventId !== found[0]?.eventId,
          },
        );
      },
    }),
  }));
}
