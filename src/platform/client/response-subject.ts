import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import { errors } from '../../messages/errors.ts';
import { Code } from '../business-codes.ts';
import type { Envelope } from './envelope.ts';
import { PlatformUnavailable } from '../errors.ts';
import { plainText } from './exact-json.ts';
import { fieldNamed, isList, type Structure, WireError } from '../record/index.ts';

/**
 * Member of a response that names the subject, and the member of the request that it must equal: wire names, with the
 * objects and lists around them, such as `list[].tax_id`; `*[]` is any list. One name if both are the same.
 */
export type Repeated = string | readonly [answered: string, asked: string];

/** The part of an endpoint that this check needs. */
interface Asking {
  readonly request: Structure;
  readonly about: readonly Repeated[];
}

/**
 * Rejects a successful response that names another subject than the encoded request. A response that names none is
 * accepted: the documents leave open which members of a request come back.
 */
export function checkSubject(
  { request, about }: Asking,
  asked: JsonObject,
  envelope: Envelope,
): Envelope {
  if (envelope.code !== Code.success || envelope.refusal) return envelope;
  for (const repeated of about) {
    const [answeredAt, askedAt] = typeof repeated === 'string' ? [repeated, repeated] : repeated;
    const wanted = textsAt(asked, askedAt);
    if (wanted.length === 0) continue;
    const isOther = (text: string): boolean =>
      !wanted.some((one) => text === one || isSame(request, askedAt, one, text));
    if (textsAt(envelope.data, answeredAt).some(isOther)) return ofAnother(envelope, answeredAt);
  }
  return envelope;
}

function ofAnother(envelope: Envelope, member: string): Envelope {
  const { requestId } = envelope;
  const refusal = (): PlatformUnavailable =>
    new PlatformUnavailable(errors.otherSubject({ member }), { requestId, maybeApplied: true });
  return { ...envelope, refusal, namesAnother: member };
}

interface Step {
  readonly name: string;
  readonly isList: boolean;
}

/** Steps of each path that an endpoint names. */
const stepsTo = new Map<string, readonly Step[]>();

/** Texts and numbers at a path of an object, of each item where the path leads through lists. */
function textsAt(value: Json, place: string): readonly string[] {
  let steps = stepsTo.get(place);
  if (steps === undefined) {
    steps = place
      .split('.')
      .map((step) => ({ name: step.replace('[]', ''), isList: step.endsWith('[]') }));
    stepsTo.set(place, steps);
  }
  const texts: string[] = [];
  collect(value, steps, 0, texts);
  return texts;
}

function collect(value: Json, steps: readonly Step[], taken: number, into: string[]): void {
  const step = steps[taken];
  if (step === undefined) {
    const text = plainText(value)?.trim();
    if (text) into.push(text);
    return;
  }
  if (!isJsonObject(value)) return;
  const members = step.name === '*' ? Object.values(value).filter(isList) : [value[step.name]];
  for (const member of members) {
    if (!isList(member)) collect(member ?? null, steps, taken + 1, into);
    else if (step.isList) for (const item of member) collect(item, steps, taken + 1, into);
  }
}

/** True when two texts are one value to the field of the request, such as a tax number in lower case. */
function isSame(request: Structure, askedAt: string, wanted: string, text: string): boolean {
  if (text.includes('*')) return isMaskOf(text, wanted);
  const name = askedAt.slice(askedAt.lastIndexOf('.') + 1);
  const field = fieldNamed(request, name);
  // A member that is only passed on has no field, so its case may or may not matter.
  if (field === null) return text.toUpperCase() === wanted.toUpperCase();
  const canonical = (value: string): unknown => {
    const into: Record<string, unknown> = {};
    field.read({ [name]: value }, name, into);
    const { success, data } = field.input().safeParse(into[name]);
    return success ? data : into[name];
  };
  try {
    return canonical(text) === canonical(wanted);
  } catch (error) {
    // The text is no value of this field, such as no month, so it names nothing.
    if (error instanceof WireError) return true;
    throw error;
  }
}

/** True when a text with stars may be the masked form of a number. */
function isMaskOf(masked: string, number: string): boolean {
  const [start = ''] = masked.split('*', 1);
  return number.startsWith(start) && number.endsWith(masked.slice(masked.lastIndexOf('*') + 1));
}
