import type { DocumentNode, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { CacheMeasurements } from '../../kernel/log/measurements.ts';

/** A document with a longer text is parsed again each time. */
const LONGEST_TEXT = 64 * 1024;

/** Measured: a token with its node, and a character of the text. */
const BYTES_OF_TOKEN = 600;
const BYTES_OF_CHARACTER = 2;

/** The memory of the parser, as yoga takes it. */
interface Caches {
  readonly documentCache: {
    get(text: string): DocumentNode | undefined;
    set(text: string, document: DocumentNode): void;
  };
  readonly errorCache: { get(text: string): undefined; set(text: string, error: Error): void };
  readonly validationCache: false;
}

/** Adds to the bytes that a document takes in memory, such as those of its compiled form. */
export type Charge = (document: DocumentNode, bytes: number) => void;

/** Documents that a pipeline has parsed, and those among them that it found valid. */
export interface DocumentCache {
  readonly caches: Caches;
  /** Notes which documents were found valid, and spares them from being checked again; forgets all others. */
  readonly plugin: Plugin;
  /** The document of a text that was parsed and found valid; null otherwise, and when it was forgotten. */
  get(text: string): DocumentNode | null;
  readonly charge: Charge;
}

/**
 * Documents of one pipeline; another may have other rules. It stores the documents used last, up to `mostBytes`
 * including what other caches hold by document, which must be held weakly and charged here.
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
      // Yoga gives a parser error its status over HTTP only; a cached one from a WebSocket would be sent with 200.
      errorCache: { get: () => undefined, set: () => {} },
      // Done below: yoga's own looks up the names of all rules each time, which never change here.
      validationCache: false,
    },
    plugin: {
      onValidate({ params, setResult }) {
        // Envelop has no type for a document.
        const document = params.documentAST as DocumentNode;
        if (valid.has(document)) return setResult([]);
        return ({ result }) => {
          // The validator is graphql-js' own; envelop has no type for what it gives.
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
      // Set again under its key, it would keep its old size.
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
