/** An item of a list, and its cursor. */
interface Edge<Node> {
  readonly node: Node;
  readonly cursor: string;
}

/** A page of a list as a Relay connection. */
export interface Page<Node> {
  readonly edges: Edge<Node>[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** Creates a page of its items. */
export function pageOf<Node>(
  edges: readonly Edge<Node>[],
  has: Pick<Page<Node>['pageInfo'], 'hasNextPage' | 'hasPreviousPage'>,
): Page<Node> {
  const { hasNextPage, hasPreviousPage } = has;
  return {
    edges: [...edges],
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
