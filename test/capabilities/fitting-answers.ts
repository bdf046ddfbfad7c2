import { endpoints } from '../../src/schema.ts';
import {
  aviationFace,
  blockchainFace,
  railwayFace,
  vatInvoiceFace,
} from '../../src/capabilities/verification/wire/faces.ts';
import { verifiedInvoice } from '../../src/capabilities/verification/wire/index.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/kernel/json/json.ts';
import { type Field, isList, isRecord, type Structure } from '../../src/platform/record/index.ts';

/** A path in a JSON value: member names, and indexes in lists. */
export type Place = readonly string[];

/** One of them fits any field that is neither a decimal nor a whole number. */
const VALUES: readonly Json[] = [
  '26992000000000000001',
  true,
  'Y',
  '2026-11-21',
  '2026-11-21 12:00:00',
  '202611',
  'https://files.example/1',
  'JVBERi0xLjQK',
];

/** A value that a field accepts: of codes the last one, as the first ones are of unfinished states. */
function valueFor(field: Field, shape: Field['shape']): Json {
  if (shape.kind === 'structure') return membersOf(shape.structure());
  if (shape.kind === 'code') return shape.table.entries.at(-1)?.code ?? '';
  if (shape.kind === 'list') return [valueFor(field, shape.of)];
  if (shape.scalar === 'JSONObject') return together((shape.holds ?? []).map(membersOf));
  if (shape.scalar === 'Decimal') return '0.13';
  if (shape.scalar === 'Int') return 1;
  const wire = field.wire ?? '';
  return VALUES.find((value) => isRead(field, { [wire]: value })) ?? '';
}

function isRead(field: Field, source: JsonObject): boolean {
  const into: Record<string, unknown> = {};
  try {
    field.read(source, 'value', into);
  } catch {
    return false;
  }
  return (into['value'] ?? null) !== null;
}

/** An object with a valid value for each member that a structure reads. */
function membersOf(structure: Structure): JsonObject {
  return isRecord(structure) ? together(Object.values<Field>(structure.fields).map(inField)) : {};
}

function inField(field: Field): JsonObject {
  const { wire, shape } = field;
  // One field may be read under one of several names.
  if (wire !== null)
    return together(wire.split(', ').map((name) => ({ [name]: valueFor(field, shape) })));
  if (shape.kind === 'structure') return membersOf(shape.structure());
  if (shape.kind !== 'list' || shape.of.kind !== 'structure') return {};
  const items = shape.of.structure();
  return isSideBySide(items) ? membersOf(items) : { list: [membersOf(items)] };
}

function isSideBySide(structure: Structure): boolean {
  return (
    isRecord(structure) &&
    Object.values<Field>(structure.fields).some(({ wire }) => wire?.includes(', ') === true)
  );
}

function together(parts: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

const point = { lon: 113.1, lat: 22.5 };
const faces = [vatInvoiceFace, aviationFace, railwayFace, blockchainFace].map(membersOf);

/** Members read without a record, and those that other endpoints need. */
const OTHERS: Readonly<Record<string, JsonObject>> = {
  '/api/v1/verify': {
    verified: true,
    result: [{ ...membersOf(verifiedInvoice), success: true, data: together(faces) }],
  },
  '/api/v1/trace/track': { found: true, mileage: 12, points: [point] },
  '/api/v1/trace/position': { position: point },
  '/api/v1/partnercontract/contract/status': { status: 'completed' },
  '/api/v1/invoice/forward/query': { is_red_washed: false },
  '/api/v1/invoice/reverse/lqbiz/invoice/create': { result: { status: '01' } },
  // An order has no obstacles.
  '/api/v1/invoice/reverse/lqbiz/pending/check': { blocked: false, list: [] },
  '/api/v1/invoice/forward/statistic?type=detail': {
    list: [{ order_id: 'order-1', status: 3, amount_has_tax: '1.00', issue_time: '2026-11-21' }],
  },
};

/** Responses with a valid value for each member that an endpoint reads, by path. */
const fitting = new Map<string, JsonObject>();
for (const { path, response } of endpoints)
  fitting.set(path, {
    ...fitting.get(path),
    ...membersOf(response),
    ...OTHERS[path],
    ok: true,
    returncode: '00',
  });

/** The path of the endpoint that a request is for. */
export function endpointOf(path: string): string {
  return path.replace(/^\/api\/h5\/.*/, '/api/h5/<token>');
}

/** Count of numbers taken from the pool: each is unique. */
let made = 0;

/** The valid response to a request: about the requested subject. */
export function fittingAnswer(path: string, asked: JsonObject): JsonObject {
  let answer = fitting.get(path) ?? {};
  if ('ykfphm' in answer)
    answer = { ...answer, ykfphm: `2699200000${String((made += 1)).padStart(10, '0')}` };
  for (const repeated of endpoints.flatMap((one) => (one.path === path ? one.about : []))) {
    const [answeredAt, askedAt] = typeof repeated === 'string' ? [repeated, repeated] : repeated;
    const subject = asked[askedAt];
    if (subject !== undefined) answer = renamed(answer, answeredAt.split('.'), subject);
  }
  const { cyList, ...one } = asked;
  if (!isList(cyList)) return answer;
  const items = cyList.flatMap((item) => {
    const { result } = fittingAnswer(path, { ...one, ...(isJsonObject(item) && item) });
    return result ?? [];
  });
  return { ...answer, result: items };
}

/** An object whose member at a path names a subject, if it has one there. */
function renamed(
  value: JsonObject,
  [step = '', ...rest]: readonly string[],
  subject: Json,
): JsonObject {
  const name = step.replace('[]', '');
  const inside = (member: Json): Json => {
    if (isList(member)) return member.map(inside);
    if (rest.length === 0) return subject;
    return isJsonObject(member) ? renamed(member, rest, subject) : member;
  };
  return Object.fromEntries(
    membersIn(value).map(([key, member]) => [
      key,
      key === name || name === '*' ? inside(member) : member,
    ]),
  );
}

function membersIn(value: Json): readonly (readonly [key: string, member: Json])[] {
  if (isList(value)) return value.map((item, at) => [String(at), item]);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([key, member = null]) => [key, member]);
}

/** All paths in a value. */
export function placesIn(value: Json, at: Place = []): Place[] {
  return membersIn(value).flatMap(([key, member]) => {
    const place: Place = [...at, key];
    return [place].concat(placesIn(member, place));
  });
}

/** An object with another value at a path. */
export function withAt(object: JsonObject, [key = '', ...rest]: Place, other: Json): JsonObject {
  return { ...object, [key]: replaced(object[key] ?? null, rest, other) };
}

function replaced(value: Json, place: Place, other: Json): Json {
  const [key, ...rest] = place;
  if (key === undefined) return other;
  if (!isList(value)) return isJsonObject(value) ? withAt(value, place, other) : value;
  return value.map((item, at) => (String(at) === key ? replaced(item, rest, other) : item));
}
