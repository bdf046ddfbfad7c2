import { catalogue } from './catalogue.ts';
import type { Message, Param } from './message.ts';

const joined = catalogue('joined', {
  sentences: ['{first} {second}', '{first}{second}'],
  items: ['{first}; {second}', '{first}；{second}'],
  either: ['{first} or {second}', '{first}或{second}'],
  names: ['{first}, {second}', '{first}、{second}'],
});

/** Two messages of whole sentences, one behind the other; whichever there is, and null for none. */
export function both(first: Message | null, second: Message | null): Message | null {
  return first && second ? joined.sentences({ first, second }) : (first ?? second);
}

/** Messages that are parts of a sentence, as a list. Throws a `TypeError` where there is none. */
export function listed(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => joined.items({ first, second }));
}

/** Messages that are things, as an enumeration. Throws a `TypeError` where there is none. */
export function enumerated(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => joined.names({ first, second }));
}

/** Values of which each would do. Throws a `TypeError` where there is none. */
export function alternatives(values: readonly Param[]): Param {
  return values.reduce((first, second) => joined.either({ first, second }));
}

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
