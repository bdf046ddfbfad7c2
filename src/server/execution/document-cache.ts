import type { DocumentNode, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { CacheMeasurements } from '../../kernel/log/measurements.ts';

/** Longest cached text; longer documents are parsed each time. */
const LONGEST_TEXT = 64 * 1024;

/** Measured memory of a token with its node, and of a character of the text. */
const BYTES_OF_TOKEN = 600;
const BYTES_OF_CHARACTER = 2;

/** Cache of the parser, in yoga's form. */
interface Caches {
  readonly documentCache: {
    get(text: string): DocumentNode | undefined;
    set(text: string, document: DocumentNode): void;
  };
  readonly errorCache: { get(text: string): undefined; set(text: string, error: Error): void };
  readonly validationCache: false;
}

/** Adds bytes to the memory size of a document, such as those of its compiled form. */
export type Charge = (document: DocumentNode, bytes: number) => void;

/** Parsed documents of a pipeline, and the valid ones among them. */
export interface DocumentCache {
  readonly caches: Caches;
  /** Skips validation of documents known as valid, and removes invalid ones from the cache. */
  readonly plugin: Plugin;
  /** The valid document of a text; null if it was not validated, is invalid, or was evicted. */
  get(text: string): DocumentNode | null;
  readonly charge: Charge;
}

/**
 * Creates the cache of one pipeline, as pipelines may have different rules. It stores the most recently used documents, up to
 * `mostBytes` including entries of other caches, which must hold documents weakly and charge their size here.
 */
export function createDocumentCache(
  mostBytes: number,
  measurements: CacheMeasurements,
): DocumentCache {
  const charged = new WeakMap<DocumentNode, number>();
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: mostBytes,
    sizeCalculation: (document, text) => bytesOf(document, text) + (charged.get(document) ?? 0),
  });
  measurements.cacheEntries.watch(['documents'], () => documents.size);
  measurements.cacheBytes.watch(['documents'], () => documents.calculatedSize);
  const valid = new WeakSet<DocumentNode>();
  return {
    caches: {
      documentCache: {
        get: (text) => documents.get(text),
        set(text, document) {
          if (text.length <= LONGEST_TEXT) documents.set(text, document);
        },
      },
      // Disabled: yoga sets the status of parser errors over HTTP only, so one cached by a WebSocket would get 200.
      errorCache: { get: () => undefined, set: () => {} },
      // Replaced below: yoga's cache looks up the names of all rules each time, though they never change here.
      validationCache: false,
    },
    plugin: {
      onValidate({ params, setResult }) {
        // Envelop has no type for a document.
        const document = params.documentAST as DocumentNode;
        if (valid.has(document)) return setResult([]);
        return ({ result }) => {
          // The result has a type of graphql-js, which envelop does not declare.
          const errors = result as readonly GraphQLError[];
          if (errors.length === 0) valid.add(document);
          else documents.delete(textOf(document));
        };
      },
    },
    get(text) {
      const document = documents.get(text);
      return document !== undefined && valid.has(document) ? document : null;
    },
    charge(document, bytes) {
      charged.set(document, (charged.get(document) ?? 0) + bytes);
      const text = textOf(document);
      if (documents.peek(text) !== document) return;
      // Setting an existing key would keep the old size.
      documents.delete(text);
      documents.set(text, document);
    },
  };
}

function textOf(document: DocumentNode): string {
  return document.loc?.source.body ?? '';
}

function bytesOf(document: DocumentNode, text: string): number {
  let tokens = 0;
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) tokens += 1;
  return tokens * BYTES_OF_TOKEN + text.length * BYTES_OF_CHARACTER;
}
