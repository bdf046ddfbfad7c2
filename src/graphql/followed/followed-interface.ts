import type { FollowedView } from '../../context/look-up.ts';
import type { Progress } from '../../subjects/kind/kind.ts';
import { builder } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import { Operation } from './operation.ts';
import { RejectionType } from '../errors/error-interface.ts';

export const ProgressType = describedEnum<Progress>(
  'Progress',
  'Progress of something that finishes later (进度), the same values for every type.',
  {
    PENDING: 'It proceeds by itself, or waits for another party. Wait.',
    ACTION_REQUIRED:
      'It waits for an action by you or by the person concerned: `state` says which.',
    SUCCEEDED: 'It ended with success.',
    FAILED: 'It ended without success: `state` and `rejection` say why.',
    OUTCOME_UNKNOWN: 'The outcome is not known yet. Never send it again under another number.',
    STALE: 'Polling has stopped after a long time without news.',
  },
);

/** Descriptions of the common fields. */
export const docs = {
  key: 'Number under which this service stores it: yours, or the platform’s if you gave none. Null if the platform reported it without a number.',
  stateName: 'Name of `state`, for lists of several types.',
  progress: 'Progress, with the same values for every type.',
  openedAt:
    'Time at which it was first sent or followed; null if it was not submitted through this service.',
  changedAt: 'Time of the last change; null if it was not submitted through this service.',
  rejection:
    'Reason why it was not accepted, in the states `REJECTED` and `NOT_SENT`; also set if the platform nevertheless has something under the number.',
  operation: 'This service’s record of it; null if it was not submitted through this service.',
};

export const Followed = builder.interfaceRef<FollowedView<string>>('Followed').implement({
  description:
    'Something that finishes later and that this service follows (跟踪事项): an order, a seller, a contract. Everything that was submitted through this service has this form, and so do things found only at the platform.',
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
