import type { DocumentNode, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

const MOST_DOCUMENTS = 1_000;
/** Of all their texts together; one that is longer is parsed again each time. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** Documents that a pipeline has parsed, and those among them that it found valid. */
export interface KnownDocuments {
  /** The memory of the parser, as yoga takes it. */
  readonly caches: {
    readonly documentCache: LRUCache<string, DocumentNode>;
    readonly errorCache: { get(text: string): undefined; set(text: string, error: Error): void };
    readonly validationCache: false;
  };
  /** Notes which documents were found valid, and spares them from being checked again. */
  readonly plugin: Plugin;
  /** The document of a text that was parsed and found valid; null otherwise, and when it was forgotten. */
  get(text: string): DocumentNode | null;
}

/** The memory of one pipeline: another one may have other rules. */
export function createKnownDocuments(): KnownDocuments {
  const caches = {
    documentCache: new LRUCache<string, DocumentNode>({
      max: MOST_DOCUMENTS,
      maxSize: MOST_CHARACTERS,
      sizeCalculation: (_document, text) => Math.max(text.length, 1),
    }),
    // Yoga gives an error of the parser its status where it came over HTTP only; kept, one that a WebSocket had
    // before would be answered with 200.
    errorCache: { get: () => undefined, set: () => {} },
    // Below: yoga's asks for the names of all rules each time, which never change here.
    validationCache: false,
  } as const;
  const valid = new WeakSet<DocumentNode>();
  return {
    caches,
    plugin: {
      onValidate({ params, setResult }) {
        // Envelop has no type for a document.
        const document = params.documentAST as DocumentNode;
        if (valid.has(document)) return setResult([]);
        return ({ result }) => {
          // The validator is graphql-js' own; envelop has no type for what it gives.
          const errors = result as readonly GraphQLError[];
          if (errors.length === 0) valid.add(document);
        };
      },
    },
    get(text) {
      const document = caches.documentCache.get(text);
      return document !== undefined && valid.has(document) ? document : null;
    },
  };
}
