import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import { builder } from '../schema/builder.ts';
import type { StatusItem } from '../../subjects/follow/status-item.ts';

const UpdateCause = builder.enumType('UpdateCause', {
  description: 'Why an update came about (更新原因).',
  values: {
    SNAPSHOT: { description: 'Nothing changed: this is where it stands.' },
    SNAPSHOT_AFTER_GAP: {
      description:
        'Updates before this item can no longer be had: this is where it stands. Read again what you keep of it.',
    },
    REQUEST: { description: 'A client’s request changed it.' },
    PUSH: { description: 'The platform pushed, and was then asked.' },
    POLL: { description: 'A scheduled question to the platform found the change.' },
    DEADLINE: { description: 'No news came before the deadline.' },
  },
});

export const Update = builder.interfaceRef<StatusItem>('Update').implement({
  description:
    'One item of a subscription (状态更新). Items come at least once; drop what has an `eventId` that you saw.',
  fields: (t) => ({
    cursor: t.field({
      type: 'Cursor',
      description: 'Keep it and pass it as `after` to go on behind this item.',
      resolve: (item, _args, { subjects }) => subjects.cursorOf(item),
    }),
    eventId: t.exposeID('eventId', {
      description: 'The same however often the item is delivered.',
    }),
    version: t.exposeInt('version', {
      description:
        'Rises strictly for each thing that is followed; 0 while nothing has its number yet.',
    }),
    occurredAt: t.field({
      type: 'DateTime',
      description: 'When the change was found.',
      resolve: (item) => toShanghaiIso(item.occurredAt),
    }),
    cause: t.field({
      type: UpdateCause,
      description: 'Why it came about.',
      resolve: (item) => item.cause,
    }),
    confirmed: t.exposeBoolean('confirmed', {
      description: 'False where only a push says so and the platform cannot be asked.',
    }),
  }),
});

/** Description of the argument of every resumable subscription. */
export const resumable =
  'The `cursor` of the last item that you saw: what follows it is replayed, without a snapshot. Left out: from now on.';
