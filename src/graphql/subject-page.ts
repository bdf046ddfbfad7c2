import type { ObjectRef } from '@pothos/core';
import type { Tracked } from '../subjects/kind.ts';
import type { ListQuery, Subject } from '../subjects/subject.ts';
import { builder, type SchemaTypes } from './builder.ts';
import type { Context } from './context.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

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

/** The values of `pageArgs`. */
interface Page {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** The weight of a connection over subjects: its page. */
export function pageComplexity({ first }: Page): { field: number; multiplier: number } {
  return { field: 1, multiplier: first ?? DEFAULT_FIRST };
}

/** A page of the caller's subjects as a Relay connection, newest opened first. */
export async function subjectPage<Node>(
  { subjects: known }: Context,
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
  const { subjects, hasMore } = await known.list({
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

interface GroupOptions<Parent, Node extends object> {
  /** The type of the nodes; the connection and its edge are called after it. */
  readonly type: ObjectRef<Types, Node>;
  readonly kind: Pick<Tracked<never>, 'kind'>;
  /** Descriptions of the field, of a page and of an item with its place. */
  readonly docs: { readonly field: string; readonly page: string; readonly edge: string };
  /** The group that the subjects of `parent` were opened in. */
  readonly groupOf: (parent: Parent) => string;
  readonly toNode: (subject: Subject) => Node;
}

/** A field with the subjects of one kind that belong to its parent, page by page, newest first. The platform is not asked. */
export function subjectsOfGroup<Parent, Node extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>,
  { type, kind, docs, groupOf, toNode }: GroupOptions<Parent, Node>,
): ReturnType<PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>['field']> {
  // Pothos cannot work out the types of a connection whose nodes are of any type; `toNode` holds them to it.
  const anyNode: ObjectRef<Types, object> = type;
  return t.field({
    type: builder.connectionObject(
      { name: `${type.name}Connection`, type: anyNode, description: docs.page },
      { name: `${type.name}Edge`, description: docs.edge },
    ),
    description: docs.field,
    complexity: pageComplexity,
    args: { ...pageArgs },
    resolve: (parent, page, context) =>
      subjectPage<object>(context, page, { kinds: [kind.kind], group: groupOf(parent) }, toNode),
  });
}
