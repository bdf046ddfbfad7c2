import type { AnyErrorCode } from '../../kernel/error-codes.ts';
import { GraphQLError, type GraphQLErrorExtensions, type GraphQLErrorOptions } from 'graphql';
import { type Language, type Message, inEnglish, inWords } from '../../messages/message.ts';

declare module 'graphql' {
  interface GraphQLErrorExtensions {
    code?: AnyErrorCode;
  }
}

/** Error of this service before translation, not retryable by default. Its `message` is English, for the log. */
export class TranslatableError extends GraphQLError {
  readonly text: Message;

  constructor(text: Message, options: GraphQLErrorOptions = {}) {
    super(inEnglish(text), { ...options, extensions: { retryable: false, ...options.extensions } });
    this.text = text;
  }

  /** Translates the error and keeps its location. */
  inLanguage(language: Language): GraphQLError {
    const { nodes = null, source = null, positions = null, path = null } = this;
    const extensions = this.extensionsIn(language);
    const place = { nodes, source, positions, path };
    return new GraphQLError(inWords(this.text, language), { ...place, extensions });
  }

  /** Translates the texts in the extensions. */
  protected extensionsIn(_language: Language): GraphQLErrorExtensions {
    return this.extensions;
  }
}
