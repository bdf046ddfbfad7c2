import { type Context, perOperation } from '../../context/context.ts';
import { InvalidInput, notACursor } from '../../context/invalid-input.ts';
import { type Page, pageOf } from '../../context/page.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { pageCursorsOf } from '../../kernel/page-cursors.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import { rules } from '../../messages/rules.ts';
import { inWords } from '../../messages/message.ts';
import { issueText } from '../../platform/record/index.ts';
import type { Subject } from '../../subjects/subject.ts';
import { DailyBudgetType } from '../billing/budgets.ts';
import { mutationErrors } from '../errors/errors.ts';
import { Followed } from '../followed/followed-interface.ts';
import { followedOrNull } from '../followed/followed-types.ts';
import { ids as idsOf } from '../followed/key-args.ts';
import { findOperation, Operation } from '../followed/operation.ts';
import {
  connectionOf,
  DEFAULT_FIRST,
  forwardPageArgs,
  pageComplexity,
} from '../lists/subject-page.ts';
import { builder } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import { keyIn } from '../schema/nodes.ts';
import { WebhookType } from '../webhooks/types.ts';
import {
  type OtherItem,
  otherItems,
  actionsFor,
  adviceFor,
  type AttendedKind,
  attentionActions,
  attentionReasons,
  reasonOf,
  attentionTexts,
} from './reasons.ts';

/** A subject or another item that needs attention. */
type Item = { readonly subject: Subject } | { readonly other: OtherItem };

const TYPE = 'AttentionItem';

/** Maximum number of subjects that are counted. */
const MOST_COUNTED = 10_000;

const AttentionReasonType = describedEnum(
  'AttentionReason',
  'A reason for which something needs attention (待关注原因).',
  attentionReasons,
);

const AttentionActionType = describedEnum(
  'AttentionAction',
  'An action on something that needs attention (可采取的操作).',
  attentionActions,
);

/** Adds the list of items that need attention: subjects of these kinds, and all others. */
export function addAttention(kinds: ReadonlyMap<string, AttendedKind>): void {
  const kindOf = ({ kind: name }: Subject): AttendedKind => {
    const kind = kinds.get(name);
    if (kind === undefined) throw new TypeError(`There is no kind ${name}.`);
    return kind;
  };

  /** Returns the subject's view; for lost files, that of the subject that owns them. */
  async function shownOf(subject: Subject, { subjects }: Context) {
    const { filesOf } = kindOf(subject);
    const owner = filesOf === undefined ? null : await subjects.get({ kind: filesOf }, subject.key);
    return followedOrNull(owner ?? subject);
  }

  const AttentionItem = builder.objectRef<Item>(TYPE).implement({
    description: 'Something that needs attention (待关注事项), and the possible actions.',
    fields: (t) => ({
      id: t.id({
        description: 'Opaque and stable, for `dismissAttention`.',
        resolve: (item, _args, { app, tenant }) => {
          const key = 'other' in item ? item.other.name : [item.subject.kind, item.subject.key];
          return app.sealedIds.seal(tenant, canonicalJson([TYPE, key]));
        },
      }),
      reason: t.field({
        type: AttentionReasonType,
        description: 'Reason for which it needs attention.',
        resolve: (item) =>
          'other' in item ? item.other.reason : reasonOf(kindOf(item.subject), item.subject),
      }),
      since: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Time since which it needs attention; null if unknown.',
        resolve: (item) => {
          const since = 'other' in item ? item.other.since : item.subject.attentionAt;
          return since === null ? null : toShanghaiIso(since);
        },
      }),
      advice: t.string({
        description: 'Advice, in the language of the request.',
        resolve: (item, _args, { language }) =>
          'other' in item
            ? inWords(item.other.advice, language)
            : adviceFor(kindOf(item.subject), item.subject, language),
      }),
      subject: t.field({
        type: Followed,
        nullable: true,
        description:
          'The thing that needs attention; for lost files, the thing that they belong to. Null for anything else.',
        resolve: (item, _args, context) =>
          'other' in item ? null : shownOf(item.subject, context),
      }),
      operation: t.field({
        type: Operation,
        nullable: true,
        description: 'The operation that needs attention; null for anything else.',
        resolve: (item) => ('other' in item ? null : item.subject),
      }),
      webhook: t.field({
        type: WebhookType,
        nullable: true,
        description: 'The webhook that fails; null for anything else.',
        resolve: (item) => ('other' in item ? item.other.webhook : null),
      }),
      budget: t.field({
        type: DailyBudgetType,
        nullable: true,
        description: 'The budget that is nearly spent; null for anything else.',
        resolve: (item) => ('other' in item ? item.other.budget : null),
      }),
      actions: t.field({
        type: [AttentionActionType],
        description: 'Possible actions; empty if only the operator can act.',
        resolve: (item) =>
          'other' in item
            ? [...item.other.actions]
            : [...actionsFor(kindOf(item.subject), item.subject)],
      }),
    }),
  });

  const connection = connectionOf(AttentionItem, {
    page: 'A page of items that need attention: accounts, budgets and webhooks, then the rest, newest first.',
    edge: 'Something that needs attention, and its place in the list.',
  });
  builder.objectField(connection, 'total', (t) =>
    t.int({
      description: `Number of items that need attention; at most ${MOST_COUNTED} operations are counted.`,
      resolve: (_page, _args, context) => totalOf(context),
    }),
  );
  builder.queryField('attention', (t) =>
    t.field({
      type: connection,
      description:
        'Items that need attention now (待关注事项): rejected, unknown, stale or unsent operations, those that wait for a person, lost files, failing webhooks (for callers with the scope `webhooks`), nearly spent budgets, rejected credentials. The platform is not queried.',
      complexity: pageComplexity,
      args: forwardPageArgs,
      resolve: (_root, page, context) =>
        lazyPage(context, page.first ?? DEFAULT_FIRST, page.after ?? null),
    }),
  );
  addDismissal();
}

/** Read once per operation, for both the list and its total. */
const othersOf = perOperation((context) => otherItems(context));

/** Cursors of the items without a subject, by their position, and of subjects, by their cursors of the journal. */
const otherCursors = pageCursorsOf('attention');
const subjectCursors = pageCursorsOf('attention', 'subjects');

async function readPage(
  context: Context,
  first: number,
  after: string | null,
): Promise<Page<Item>> {
  const others = await othersOf(context);
  // Null for a cursor of a subject, which comes after all others.
  const place = after === null ? '' : otherCursors.decode(after);
  const behind = place === null && after !== null ? subjectCursors.decode(after) : undefined;
  if (behind === null) throw notACursor('after');
  const left = place === null ? [] : others.filter(({ position }) => position > place);
  const head = left
    .slice(0, first)
    .map((other) => ({ node: { other }, cursor: otherCursors.encode(other.position) }));
  const room = first - head.length;
  const { subjects, hasNextPage, hasPreviousPage } = await context.subjects.list({
    attentionBy: context.app.clock.now(),
    // At least one is read, even without room, so that the page knows whether more follow.
    first: Math.max(room, 1),
    ...(behind !== undefined && { after: behind }),
  });
  const tail = subjects.slice(0, room).map(({ subject, pageCursor }) => ({
    node: { subject },
    cursor: subjectCursors.encode(pageCursor),
  }));
  return pageOf<Item>([...head, ...tail], {
    hasNextPage: head.length < left.length || (room === 0 ? subjects.length > 0 : hasNextPage),
    hasPreviousPage: left.length < others.length || hasPreviousPage,
  });
}

/** A page that is read when its items are resolved: a badge needs only the total. */
function lazyPage(context: Context, first: number, after: string | null) {
  let reading: Promise<Page<Item>> | null = null;
  const read = (): Promise<Page<Item>> => (reading ??= readPage(context, first, after));
  return {
    get edges() {
      return read().then(({ edges }) => edges);
    },
    get pageInfo() {
      return read().then(({ pageInfo }) => pageInfo);
    },
  };
}

const DismissedAttention = builder
  .objectRef<{ readonly dismissed: number }>('DismissedAttention')
  .implement({
    description:
      'Result of removing operations from the list of items that need attention (已忽略).',
    fields: (t) => ({
      dismissed: t.exposeInt('dismissed', { description: 'Number of operations.' }),
      total: t.int({
        description: 'Number of items that need attention now, as `attention` counts them.',
        resolve: (_dismissed, _args, context) => totalOf(context),
      }),
    }),
  });

/** Maximum number of ids in one request, the same as in a page. */
const MOST_IDS = 100;

function addDismissal(): void {
  builder.mutationField('dismissAttention', (t) =>
    t.field({
      type: DismissedAttention,
      description:
        'Removes operations from the list of items that need attention, for the whole tenant, until they reach another state. The operations do not change. An item that leaves the list by itself, such as a webhook, is an `InvalidInputError`.',
      errors: mutationErrors,
      args: {
        input: t.arg({
          type: DismissAttentionInput,
          required: true,
          description: 'The items to dismiss.',
        }),
      },
      async resolve(_root, { input: { ids } }, context) {
        const subjects = await Promise.all(ids.map((id, index) => subjectOf(context, id, index)));
        for (const subject of subjects) await context.subjects.dismiss(subject);
        return { dismissed: subjects.length };
      },
    }),
  );
}

const DismissAttentionInput = builder.inputType('DismissAttentionInput', {
  description: 'Operations to remove from the list of items that need attention (忽略待关注事项).',
  fields: (t) => ({
    ids: t.idList({
      required: true,
      description: `Up to ${MOST_IDS} of \`AttentionItem.id\`.`,
      validate: {
        schema: idsOf.schema.max(MOST_IDS, issueText(rules.idsAtMost({ most: MOST_IDS }))),
      },
    }),
  }),
});

async function subjectOf(context: Context, id: string, index: number): Promise<Subject> {
  const subject = await findOperation(context, keyIn(context, { name: TYPE }, id));
  if (subject !== null) return subject;
  const path = ['input', 'ids', String(index)];
  throw new InvalidInput([{ code: 'NOT_FOUND', path, message: attentionTexts.dismissable }]);
}

async function totalOf(context: Context): Promise<number> {
  const others = await othersOf(context);
  return others.length + (await context.subjects.attentionCount(MOST_COUNTED));
}
