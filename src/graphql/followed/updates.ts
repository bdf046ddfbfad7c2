import { toShanghaiIso } from '../../kernel/time/clock.ts';
import { builder } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import type { StatusItem } from '../../subjects/follow/topic.ts';

const UpdateCause = describedEnum('UpdateCause', 'Cause of an update (更新原因).', {
  SNAPSHOT: 'Nothing changed: this is the current state.',
  SNAPSHOT_AFTER_GAP:
    'Updates before this item are no longer available: this is the current state. Read your stored data about it again.',
  REQUEST: 'A client’s request changed it.',
  PUSH: 'The platform pushed, and was then queried.',
  POLL: 'A scheduled poll of the platform found the change.',
  DEADLINE: 'No news came before the deadline.',
});

export const Update = builder.interfaceRef<StatusItem>('Update').implement({
  description:
    'One item of a subscription (状态更新). Items are delivered at least once; drop an item whose `eventId` you have seen.',
  fields: (t) => ({
    cursor: t.field({
      type: 'Cursor',
      description: 'Store it and pass it as `after` to continue after this item.',
      resolve: (item, _args, { subjects }) => subjects.cursorOf(item),
    }),
    eventId: t.exposeID('eventId', {
      description: 'Id of the item, the same in each delivery of it.',
    }),
    version: t.exposeInt('version', {
      description: 'Increases with each change of the thing; 0 while nothing has its number yet.',
    }),
    occurredAt: t.field({
      type: 'DateTime',
      description: 'Time at which the change was found.',
      resolve: (item) => toShanghaiIso(item.occurredAt),
    }),
    cause: t.field({
      type: UpdateCause,
      description: 'Cause of the update.',
      resolve: (item) => item.cause,
    }),
    confirmed: t.exposeBoolean('confirmed', {
      description: 'False if only a push reported it and the platform cannot be queried.',
    }),
  }),
});

/** Description of the argument of every resumable subscription. */
export const resumable =
  'The `cursor` of the last item that you received: later items are replayed, without a snapshot. If omitted, the stream starts now.';
