import {
  plainSpelling,
  isJsonObject,
  type Json,
  RawNumber,
  soleObject,
  type JsonObject,
} from '../../kernel/json/json.ts';
import {
  type Field,
  isBlank,
  isList,
  isRecord,
  type RecordType,
  fieldNamed,
  type Shape,
  type Structure,
  truthIn,
  WireError,
} from '../record/index.ts';
import { errors } from '../../messages/errors.ts';
import { parseExactJson } from '../../kernel/json/lossless-json.ts';
import type { Envelope } from './envelope.ts';
import { PlatformUnavailable } from '../errors.ts';

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
 * Rejects a response that names another subject than the encoded request: a success would become that subject's state,
 * and a rejection its end. A response that names no subject is accepted: the documents do not define which members of a
 * request come back. A demonstration is accepted, too.
 */
export function checkSubject(
  { request, about }: Asking,
  asked: JsonObject,
  envelope: Envelope,
): Envelope {
  if (envelope.mayNameAnother || isDemonstration(envelope)) return envelope;
  for (const repeated of about) {
    const [answeredAt, askedAt] = typeof repeated === 'string' ? [repeated, repeated] : repeated;
    const wanted = textsAt(asked, askedAt);
    if (wanted.length === 0) continue;
    const isOther = (named: Named): boolean =>
      !wanted.some(({ text }) => named.text === text || isSame(request, askedAt, text, named));
    if (textsAt(envelope.data, answeredAt).some(isOther)) return ofAnother(envelope, answeredAt);
  }
  return envelope;
}

/** True for placeholder content, as for a demo key, which may name placeholders, too (document 2, section 1). */
function isDemonstration({ data }: Envelope): boolean {
  return truthIn(soleObject(data)?.['mock']) === true;
}

function ofAnother(envelope: Envelope, member: string): Envelope {
  const { requestId } = envelope;
  const refusal = (): PlatformUnavailable =>
    new PlatformUnavailable(errors.otherSubject({ member }), { requestId, maybeApplied: true });
  return { ...envelope, refusal, namesAnother: member };
}

/** A text or number at a path, in plain characters. */
interface Named {
  readonly text: string;
  readonly isNumber: boolean;
}

interface Step {
  readonly name: string;
  readonly isList: boolean;
}

/** Steps of each path that an endpoint names. */
const stepsTo = new Map<string, readonly Step[]>();

/** Texts and numbers at a path of an object; a path through lists leads to each of their items. */
function textsAt(value: Json, place: string): readonly Named[] {
  let steps = stepsTo.get(place);
  if (steps === undefined) {
    steps = place
      .split('.')
      .map((step) => ({ name: step.replace('[]', ''), isList: step.endsWith('[]') }));
    stepsTo.set(place, steps);
  }
  const texts: Named[] = [];
  collect(value, steps, 0, texts);
  return texts;
}

function collect(value: Json, steps: readonly Step[], taken: number, into: Named[]): void {
  const step = steps[taken];
  if (step === undefined) {
    const text = plainSpelling(value);
    if (text && !isBlank(text)) into.push({ text, isNumber: typeof value !== 'string' });
    return;
  }
  if (!isJsonObject(value)) return;
  const members = step.name === '*' ? Object.values(value) : [value[step.name]];
  for (const member of members) {
    if (!isList(member)) collect(member ?? null, steps, taken + 1, into);
    else if (step.isList || member.length === 1)
      for (const item of member) collect(item, steps, taken + 1, into);
  }
}

/**
 * True when the request's field reads two texts as the same value, such as a tax number in lower case. A JSON number
 * has no leading zeros.
 */
function isSame(
  request: Structure,
  askedAt: string,
  wanted: string,
  { text, isNumber }: Named,
): boolean {
  if (isNumber && wanted.replace(/^0+(?=\d)/, '') === text) return true;
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
    // The text is not a valid value of this field, such as a month, so it names nothing.
    if (error instanceof WireError) return true;
    throw error;
  }
}

/** True when a text with stars may be the masked form of a number. */
function isMaskOf(masked: string, number: string): boolean {
  const [start = ''] = masked.split('*', 1);
  return number.startsWith(start) && number.endsWith(masked.slice(masked.lastIndexOf('*') + 1));
}

/** Members of a response that this service reads, or that name its subject. */
interface Read {
  readonly response: RecordType;
  readonly about: readonly Repeated[];
}

/**
 * Data without undocumented wrapping. A list of one object becomes the object, if the object has a member that is read
 * and is no item of a list that is read. Members that are read are lifted out of an object around them,
 * also if the object is a text of JSON.
 */
export function unwrapped(data: Json, read: Read): Json {
  const object = withoutList(data, read);
  if (!isJsonObject(object)) return object;
  return withWrapped(withParsed(object, read.response), read.response);
}

function withoutList(data: Json, { response, about }: Read): Json {
  const sole = isList(data) ? soleObject(data) : undefined;
  if (sole === undefined || hasOneOf(namesOfItems(response), sole)) return data;
  // If the response is a list, the member of the request may be repeated in its rows.
  const named = readsList(response)
    ? []
    : about.flatMap((repeated) => [repeated].flat()[0]?.split(/\W/)[0] ?? []);
  return hasOneOf([...namesIn(response), ...named], sole) ? sole : data;
}

/** Names of members in which generic gateways wrap what they pass on. */
const WRAPPERS = ['data', 'result', 'list', 'records', 'body'];

/** Members of an envelope, which may stand beside a wrapper and say nothing about what is in it. */
const OF_ENVELOPE: ReadonlySet<string> = new Set(
  'returncode returnmsg code msg message ok requestId timestamp hint mock'.split(' '),
);

/** Replaces texts of JSON by their content, except in members that are read as texts. */
function withParsed(data: JsonObject, { fields }: RecordType): JsonObject {
  const parsed = WRAPPERS.flatMap((name) => {
    const { [name]: text } = data;
    if (typeof text !== 'string' || !/^\s*[[{]/.test(text)) return [];
    const field = Object.values(fields).find(({ wire, within }) => (within ?? wire) === name);
    const isText = field?.within === undefined && /scalar|code/.test(field?.shape.kind ?? '');
    return isText ? [] : [[name, contentOf(text)] as const];
  });
  return parsed.length === 0 ? data : { ...data, ...Object.fromEntries(parsed) };
}

/** Content of a text of JSON; the text itself if it is no JSON. */
function contentOf(text: string): Json {
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}

/**
 * Lifts the members out of a wrapper, if it is the only wrapper with members that are read, and the data have none
 * themselves. A list is also lifted out beside members that describe it, such as its total.
 */
function withWrapped(data: JsonObject, response: RecordType): JsonObject {
  const names = namesIn(response).filter((name) => !OF_ENVELOPE.has(name));
  const hasSome = hasOneOf(names, data);
  if (hasSome && !lacksList(data, response)) return data;
  const [found, another] = WRAPPERS.flatMap((name) => {
    const member = data[name] ?? null;
    // If the response is a list, the one object may be its only item.
    const object = isList(member) && readsList(response) ? undefined : soleObject(member);
    if (object === undefined) return [];
    if (!hasList(object, response) && (hasSome || !hasOneOf(names, object))) return [];
    // Copied for a wrapper only: a copy of many members takes seconds.
    const { [name]: _member, ...beside } = data;
    return [hasSome ? { ...object, ...beside } : { ...beside, ...object }];
  });
  return found !== undefined && another === undefined ? found : data;
}

/** Fields of a response that are lists directly in its data. */
function listFieldsOf({ fields }: RecordType): readonly Field[] {
  return Object.values<Field>(fields).filter(
    ({ shape, within }) => shape.kind === 'list' && within === undefined,
  );
}

/** True if a list is read, and the data have nothing in its place. */
function lacksList(data: JsonObject, response: RecordType): boolean {
  const isAbsent = ({ wire }: Field): boolean =>
    wire === null ? !Object.values(data).some(isList) : (data[wire] ?? null) === null;
  const fields = listFieldsOf(response);
  return fields.length > 0 && fields.every(isAbsent);
}

function hasList(object: JsonObject, response: RecordType): boolean {
  const isNamed = listFieldsOf(response).some(({ wire }) => wire !== null && isList(object[wire]));
  return isNamed || hasItems(object, response);
}

/** True for an object with a list of items that are read. */
function hasItems(object: JsonObject, response: RecordType): boolean {
  const names = namesOfItems(response);
  const lists = Object.values(object).flatMap((member = null) => (isList(member) ? [member] : []));
  return lists.some((list) => list.some((item) => hasOneOf(names, item)));
}

/**
 * Data of a response as an object. Other data are wrapped, so that they are shown as received: a list under `list`, anything
 * else under `value`. Two forms stay as they are, and are an error, as the members are not absent: several objects with members
 * that the record reads, and a text or number in place of a list.
 */
export function asObject(data: Json, response: RecordType): Json {
  if (isList(data)) {
    const isRead = !readsList(response) && data.some((item) => hasOneOf(namesIn(response), item));
    return isRead ? data : { list: data };
  }
  const isObject = typeof data === 'object' && !(data instanceof RawNumber);
  return isObject || (readsList(response) && !isBlank(data)) ? data : { value: data };
}

function readsList(response: RecordType): boolean {
  return listsIn(response).length > 0;
}

/** Lists that may be the entire response, because they have no name or the name `list`. */
function listsIn({ fields }: RecordType): readonly Shape[] {
  return Object.values(fields).flatMap(({ wire, shape }) =>
    shape.kind === 'list' && (wire ?? 'list') === 'list' ? shape.of : [],
  );
}

function namesOfItems(response: RecordType): readonly string[] {
  return listsIn(response).flatMap((item) => {
    const structure = item.kind === 'structure' ? item.structure() : null;
    return structure && isRecord(structure) ? namesIn(structure) : [];
  });
}

function namesIn({ fields }: RecordType): readonly string[] {
  return Object.values(fields).flatMap(({ wire, within }) => within ?? wire ?? []);
}

function hasOneOf(names: readonly string[], item: Json): boolean {
  return isJsonObject(item) && names.some((name) => name in item);
}
