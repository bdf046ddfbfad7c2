import type { CacheMeasurements } from '../../kernel/log/measurements.ts';
import type { TrustedDocuments } from './manifest.ts';
import { type Params, type Reference, referenceIn } from './reference.ts';
import {
  notFound,
  notSupported,
  createRegisteredDocuments,
  type SharedTexts,
} from './registered-documents.ts';

/**
 * The step from a document's hash to its text, before anything is parsed, over every transport. It rejects
 * untrusted documents where only trusted ones are allowed.
 */
export interface PersistedDocuments {
  /** Text of a tenant's request if it needs neither a look-up elsewhere nor a rejection; null otherwise. */
  textAtOnce(tenant: string, params: Params): string | null;
  /**
   * The text to run for a tenant's request; null where it has neither text nor hash. Rejects with a `GraphQLError`
   * where the document is not known or not allowed.
   */
  textOf(tenant: string, params: Params): Promise<string | null>;
}

export interface PersistedDocumentsOptions {
  readonly trusted: TrustedDocuments;
  /** True where no others are run, and so none are registered. */
  readonly trustedOnly: boolean;
  /** Registered documents of all instances; null: each instance stores its own. */
  readonly sharedTexts: SharedTexts | null;
}

export function createPersistedDocuments(
  options: PersistedDocumentsOptions,
  measurements: CacheMeasurements,
): PersistedDocuments {
  const { trusted, trustedOnly, sharedTexts } = options;
  const registered = createRegisteredDocuments(sharedTexts, measurements);
  const trustedTexts: ReadonlySet<string> = new Set(trusted.values());

  /** The trusted text of a document: by its id, whatever text is beside it, or as it was sent. */
  function trustedText({ id, text }: Reference): string | null {
    const listed = id === null ? undefined : trusted.get(id);
    return listed ?? (text !== null && trustedTexts.has(text) ? text : null);
  }

  return {
    textAtOnce(tenant, params) {
      const reference = referenceIn(params);
      const { id, text } = reference;
      if (reference.isAmbiguous) return null;
      const trustworthy = trustedText(reference);
      if (trustworthy !== null || trustedOnly) return trustworthy;
      if (id === null) return text;
      const known = registered.getHere(tenant, id);
      return text === null || text === known ? known : null;
    },
    async textOf(tenant, params) {
      const reference = referenceIn(params);
      const trustworthy = trustedText(reference);
      if (trustworthy !== null) return trustworthy;
      const { id, text } = reference;
      if (trustedOnly) throw id !== null && text === null ? notFound() : notSupported();
      if (id === null) return text;
      if (text !== null) registered.register(tenant, id, text);
      const known = text ?? (await registered.get(tenant, id));
      if (known === null) throw notFound();
      return known;
    },
  };
}
