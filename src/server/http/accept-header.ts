import { LRUCache } from 'lru-cache';

/** Media types of an answer in one piece. */
export type AnswerType = 'application/json' | 'application/graphql-response+json';

/** Clients send few different headers; whoever invents new ones pushes out no more than this. */
const MOST_HEADERS = 100;
const known = new LRUCache<string, { readonly type: AnswerType | null }>({ max: MOST_HEADERS });
const accepted = new LRUCache<string, boolean>({ max: MOST_HEADERS });

/**
 * The media type in which yoga answers a query or a mutation for an `Accept` header: the first one listed that
 * it has for an answer in one piece. Null where that takes more than a look at the names: yoga decides then.
 */
export function acceptedType(accept = '*/*'): AnswerType | null {
  const before = known.get(accept);
  if (before) return before.type;
  const type = firstOf(accept);
  known.set(accept, { type });
  return type;
}

function firstOf(accept: string): AnswerType | null {
  for (const entry of accept.replaceAll(/\s/g, '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    if (parameters.some((parameter) => !/^q=[\d.]+$/.test(parameter))) return null;
    if (name === 'application/graphql-response+json') return name;
    if (name === 'application/json' || name === 'application/*' || name === '*/*') {
      return 'application/json';
    }
    if (name.includes('*')) return null;
  }
  return null;
}

/** Media types that yoga writes, and among them those of answers that go on. */
const STREAMED = ['text/event-stream'];
const OFFERED = [
  ...STREAMED,
  'multipart/mixed',
  'application/graphql-response+json',
  'application/json',
];

/** True for an `Accept` header with a type in which an answer can be written. */
export function acceptsAnswer(accept?: string | null): boolean {
  const key = accept ?? '';
  const before = accepted.get(key);
  if (before !== undefined) return before;
  const accepts = acceptsOneOf(OFFERED, accept);
  accepted.set(key, accepts);
  return accepts;
}

/** True for an `Accept` header with a type in which the answers of a subscription can be written. */
export function acceptsStream(accept?: string | null): boolean {
  return acceptsOneOf(STREAMED, accept);
}

/** Decides as yoga does once it has an answer: weights play no part, and only UTF-8 is written. */
function acceptsOneOf(types: readonly string[], accept?: string | null): boolean {
  const ranges = (accept || '*/*').replaceAll(/\s/g, '').toLowerCase().split(',');
  return ranges.some((range) => {
    const [name = '', ...parameters] = range.split(';');
    const charset = parameters.find((each) => each.includes('charset=')) ?? 'charset=utf-8';
    return charset === 'charset=utf-8' && types.some((type) => isInRange(type, name));
  });
}

function isInRange(type: string, range: string): boolean {
  const [group, form] = type.split('/');
  const [groupOfRange, formOfRange] = range.split('/');
  return [group, '*'].includes(groupOfRange) && [form, '*'].includes(formOfRange);
}
