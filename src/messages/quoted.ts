import { catalogue } from './catalogue.ts';
import type { Message } from './message.ts';

const quoted = catalogue('quoted', {
  words: ['{text}', '{text}'],
});

/** Words of somebody else's, above all the platform's: passed on as they came, in whatever language that was. */
export function quote(text: string): Message {
  return quoted.words({ text });
}

/** The words that a message passes on, also within others; null where all of them are ours. */
export function quotedIn({ key, params }: Message): string | null {
  const within = Object.values(params).flatMap((param) => {
    if (typeof param === 'object') return quotedIn(param) ?? [];
    return key === QUOTE ? String(param) : [];
  });
  return within.join(' ') || null;
}

const QUOTE = quote('').key;
