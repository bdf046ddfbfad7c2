import { isMessage, type Message, inEnglish } from '../../src/messages/message.ts';

/** A message in English; empty if there is none. */
export function said(message: Message | null | undefined): string {
  return message ? inEnglish(message) : '';
}

/** Matches a message by its English text. */
export function saying(words: string | RegExp): unknown {
  return {
    asymmetricMatch: (message: unknown) => {
      const found = isMessage(message) ? inEnglish(message) : '';
      return typeof words === 'string' ? found === words : words.test(found);
    },
    toString: () => `a message like ${String(words)}`,
  };
}
