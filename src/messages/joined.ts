import { catalogue } from './catalogue.ts';
import type { Message, Param } from './message.ts';

const joined = catalogue('joined', {
  sentences: ['{first} {second}', '{first}{second}'],
  items: ['{first}; {second}', '{first}；{second}'],
  either: ['{first} or {second}', '{first}或{second}'],
  names: ['{first}, {second}', '{first}、{second}'],
});

/** Joins two messages of whole sentences; returns the only one there is, or null for none. */
export function both(first: Message | null, second: Message | null): Message | null {
  return first && second ? joined.sentences({ first, second }) : (first ?? second);
}

/** Joins parts of a sentence as a list. Throws a `TypeError` for an empty one. */
export function listed(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => joined.items({ first, second }));
}

/** Joins names of things as an enumeration. Throws a `TypeError` for an empty one. */
export function enumerated(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => joined.names({ first, second }));
}

/** Joins values by "or". Throws a `TypeError` for an empty list. */
export function alternatives(values: readonly Param[]): Param {
  return values.reduce((first, second) => joined.either({ first, second }));
}

const quoted = catalogue('quoted', {
  words: ['{text}', '{text}'],
});

/** Quotes a text that is passed on in its own language, above all the platform's. */
export function quote(text: string): Message {
  return quoted.words({ text });
}

/** Quoted texts in a message and in the messages within it; null for none. */
export function quotedIn({ key, params }: Message): string | null {
  const within = Object.values(params).flatMap((param) => {
    if (typeof param === 'object') return quotedIn(param) ?? [];
    return key === QUOTE ? String(param) : [];
  });
  return within.join(' ') || null;
}

const QUOTE = quote('').key;
