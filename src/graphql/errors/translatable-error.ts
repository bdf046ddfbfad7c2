import { GraphQLError, type GraphQLErrorExtensions, type GraphQLErrorOptions } from 'graphql';
import type { Language, Message } from '../../messages/message.ts';
import { inEnglish, inWords } from '../../messages/words.ts';

/** An error of this service's own, not yet in its reader's language. Its `message` is English, for the log. */
export class TranslatableError extends GraphQLError {
  readonly text: Message;

  constructor(text: Message, options: GraphQLErrorOptions = {}) {
    super(inEnglish(text), options);
    this.text = text;
  }

  /** The same error, at the same place, in a language. */
  inLanguage(language: Language): GraphQLError {
    const { nodes = null, source = null, positions = null, path = null } = this;
    const extensions = this.extensionsIn(language);
    const place = { nodes, source, positions, path };
    return new GraphQLError(inWords(this.text, language), { ...place, extensions });
  }

  /** The extensions, with the words among them in a language. */
  protected extensionsIn(_language: Language): GraphQLErrorExtensions {
    return this.extensions;
  }
}
