import type { ListQuery, Subject } from '../journal/journal.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';

/** The size of a page when nothing is said. */
export const DEFAULT_FIRST = 20;

/** The arguments of a connection over subjects of the journal. */
export const pageArgs = builder.args((t) => ({
  first: t.int({
    description: `How many, 1 to 100; ${DEFAULT_FIRST} when left out.`,
    validate: { min: 1, max: 100 },
  }),
  after: t.string({ description: '`pageInfo.endCursor` of the page before.' }),
}));

/** What clients give for `pageArgs`. */
interface Page {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** What a connection over subjects weighs: its page. */
export function pageComplexity({ first }: Page): { field: number; multiplier: number } {
  return { field: 1, multiplier: first ?? DEFAULT_FIRST };
}

/** A page of the caller's subjects as a Relay connection, newest opened first. */
export async function subjectPage<Node>(
  { app, tenant }: Context,
  { first, after }: Page,
  query: Omit<ListQuery, 'first' | 'after'>,
  toNode: (subject: Subject) => Node,
): Promise<{
  edges: { node: Node; cursor: string }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}> {
  const { subjects, hasMore } = await app.journal.list(tenant, {
    ...query,
    first: first ?? DEFAULT_FIRST,
    ...(after && { after }),
  });
  return {
    edges: subjects.map(({ subject, pageCursor }) => ({
      node: toNode(subject),
      cursor: pageCursor,
    })),
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: Boolean(after),
      startCursor: subjects.at(0)?.pageCursor ?? null,
      endCursor: subjects.at(-1)?.pageCursor ?? null,
    },
  };
}
