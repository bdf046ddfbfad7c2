import type { FollowedView } from '../../context/look-up.ts';
import type { Progress } from '../../subjects/kind/kind.ts';
import { builder } from '../schema/builder.ts';
import { describedValues } from '../schema/code-enums.ts';
import { Operation } from './operation.ts';
import { RejectionType } from '../errors/error-interface.ts';

export const ProgressType = builder.enumType('Progress', {
  description: 'Progress of something that finishes later (进度), the same values for every type.',
  values: describedValues<Progress>({
    PENDING: 'It goes on by itself, or waits for somebody else. Wait.',
    ACTION_REQUIRED: 'It goes on when you, or who it is about, does something: `state` says what.',
    SUCCEEDED: 'What was wanted is there.',
    FAILED: 'It ended without what was wanted: `state` and `rejection` say why.',
    OUTCOME_UNKNOWN:
      'Nobody knows yet whether it was done. Never send it again under another number.',
    STALE: 'No news for so long that it is polled no more.',
  }),
});

/** Descriptions of the common fields. */
export const docs = {
  key: 'The number by which this service keeps it: yours, or the platform’s where you gave none. Null where the platform told of it and not under which number.',
  stateName: 'The name of its `state`, for lists of several types.',
  progress: 'How far it is, without knowledge of the states of its type.',
  openedAt:
    'When it was first sent or followed; null where it was not submitted through this service.',
  changedAt: 'When it last changed; null where it was not submitted through this service.',
  rejection:
    'Why it was not taken, in the states `REJECTED` and `NOT_SENT`; also where the platform turned out to have something under the number all the same.',
  operation: 'What this service remembers of it; null where it was not submitted through it.',
};

export const Followed = builder.interfaceRef<FollowedView<string>>('Followed').implement({
  description:
    'Something that finishes later and is followed here (跟踪事项): an order, a seller, a contract. Everything that was submitted through this service is one; also what was found at the platform and is shown in the same form.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    key: t.string({ nullable: true, description: docs.key }),
    stateName: t.string({ description: docs.stateName }),
    progress: t.field({ type: ProgressType, description: docs.progress }),
    openedAt: t.field({ type: 'DateTime', nullable: true, description: docs.openedAt }),
    changedAt: t.field({ type: 'DateTime', nullable: true, description: docs.changedAt }),
    rejection: t.field({ type: RejectionType, nullable: true, description: docs.rejection }),
    operation: t.field({ type: Operation, nullable: true, description: docs.operation }),
  }),
});
