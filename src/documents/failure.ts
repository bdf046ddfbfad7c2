import type { Message } from '../messages/message.ts';
import { inEnglish } from '../messages/words.ts';

/**
 * A file could not be had. The text is a part of a sentence for clients and operators: it names hosts and
 * status codes, never a whole address, whose query is what lets its holder read the file.
 */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(inEnglish(text), options);
    this.text = text;
  }
}
