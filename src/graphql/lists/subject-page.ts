import type { InterfaceRef, ObjectRef } from '@pothos/core';
import { z } from 'zod';
import { BadCursor } from '../../kernel/errors.ts';
import { pageCursorsOf } from '../../kernel/page-cursors.ts';
import { rules } from '../../messages/rules.ts';
import type { ListFilter, PageQuery, Subject } from '../../subjects/subject.ts';
import { builder, type Types } from '../schema/builder.ts';
import type { Context } from '../../context/context.ts';
import { InvalidInput, notACursor } from '../../context/invalid-input.ts';
import { type Page, pageOf } from '../../context/page.ts';

/** Default size of a page. */
export const DEFAULT_FIRST = 20;

const MOST_ITEMS = 100;

/** `validate` option of an argument for the size of a page. */
export const pageLimit = { schema: z.number().min(1).max(MOST_ITEMS) };

/** Part of the description of a filter that is a list. */
export const emptyList = 'An empty list finds nothing; all if omitted.';

/** Arguments of a connection that can only be read forwards. */
export const forwardPageArgs = builder.args((t) => ({
  first: t.int({
    description: `Number of items, 1 to 100; ${DEFAULT_FIRST} if omitted.`,
    validate: pageLimit,
  }),
  after: t.string({ description: '`pageInfo.endCursor` of the previous page.' }),
}));

/** Arguments of a connection over subjects of the journal. */
export const pageArgs = {
  ...forwardPageArgs,
  ...builder.args((t) => ({
    last: t.int({
      description: `Number of items from the end, 1 to 100, in the same order; ${DEFAULT_FIRST} if omitted with \`before\`. Not with \`first\` or \`after\`.`,
      validate: pageLimit,
    }),
    before: t.string({
      description: '`pageInfo.startCursor` of the following page. Not with `first` or `after`.',
    }),
  })),
};

/** Values of `pageArgs`. */
interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/**
 * Weight of a page: its size. Arguments are weighed before they are checked: a negative size must not make up for other
 * fields, and the check, which names the argument, must be reached by a size that is too large.
 */
export function pageComplexity({ first, last }: Pick<PageArguments, 'first' | 'last'>): {
  field: number;
  multiplier: number;
} {
  const size = last ?? first ?? DEFAULT_FIRST;
  return { field: 1, multiplier: Math.min(Math.max(size, 1), MOST_ITEMS) };
}

/** Converts arguments into a page query. Throws `InvalidInput` for arguments of both directions. */
function stretchOf(
  { first, after, last, before }: PageArguments,
  positionIn: (argument: 'after' | 'before', cursor: string) => string,
): PageQuery {
  const isBackward = isGiven(last) || isGiven(before);
  if (!isBackward)
    return {
      first: first ?? DEFAULT_FIRST,
      ...(isGiven(after) && { after: positionIn('after', after) }),
    };
  if (isGiven(first) || isGiven(after)) {
    const path = [isGiven(last) ? 'last' : 'before'];
    throw new InvalidInput([{ code: 'INCONSISTENT', path, message: rules.oneDirection }]);
  }
  return {
    last: last ?? DEFAULT_FIRST,
    ...(isGiven(before) && { before: positionIn('before', before) }),
  };
}

function isGiven<Value>(argument: Value | null | undefined): argument is Value {
  return argument !== null && argument !== undefined;
}

/** Type of a list's nodes, and its conversion from subjects. */
interface Nodes<Node> {
  readonly type: { readonly name: string };
  readonly toNode: (subject: Subject) => Node;
}

/**
 * A page of the caller's subjects as a Relay connection, newest opened first. Its cursors belong to the list of this type in
 * this group: a position of another list would silently skip items here.
 */
export async function subjectPage<Node>(
  { subjects: known }: Context,
  page: PageArguments,
  filter: ListFilter,
  { type, toNode }: Nodes<Node>,
): Promise<Page<Node>> {
  const { group } = filter;
  const cursors = pageCursorsOf('subjects', type.name, ...(group ? [group.name, group.value] : []));
  const stretch = stretchOf(page, (argument, cursor) => {
    const position = cursors.decode(cursor);
    if (position === null) throw notACursor(argument);
    return position;
  });
  const { subjects, hasNextPage, hasPreviousPage } = await known
    .list({ ...filter, ...stretch })
    .catch((error: unknown) => {
      if (error instanceof BadCursor && 'before' in stretch) throw notACursor('before');
      throw error;
    });
  return pageOf(
    subjects.map(({ subject, pageCursor }) => ({
      node: toNode(subject),
      cursor: cursors.encode(pageCursor),
    })),
    { hasNextPage, hasPreviousPage },
  );
}

const connections = new Map<string, ReturnType<typeof createConnection>>();

/** Connection over a type, named after it; created once and shared by all fields. */
export function connectionOf(
  type: ObjectRef<Types, object> | InterfaceRef<Types, object>,
  docs: { readonly page: string; readonly edge: string },
): ReturnType<typeof createConnection> {
  const known = connections.get(type.name) ?? createConnection(type, docs);
  connections.set(type.name, known);
  return known;
}

function createConnection(
  type: ObjectRef<Types, object> | InterfaceRef<Types, object>,
  docs: { readonly page: string; readonly edge: string },
) {
  return builder.connectionObject(
    { name: `${type.name}Connection`, type, description: docs.page },
    { name: `${type.name}Edge`, description: docs.edge },
  );
}
