import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/kernel/json/json.ts';
import { asObject, unwrapped } from '../../src/platform/client/response-subject.ts';
import type { Endpoint } from '../../src/platform/endpoint.ts';
import type { Field } from '../../src/platform/record/index.ts';
import { endpoints } from '../../src/schema.ts';
import { fittingAnswer } from './fitting-answers.ts';

/** Names of members around a response that are looked into. */
const WRAPPERS = ['data', 'result', 'list', 'records', 'body'];

/** Members that stay outside. */
const OUTSIDE: ReadonlySet<string> = new Set(['ok', 'returncode', 'timestamp', 'mock']);

/** Objects that a documented response has, by the end of the path. */
const DOCUMENTED: Readonly<Record<string, string>> = {
  '/api/h5/<token>': 'result',
  '/lqbiz/invoice/create': 'result',
  '/agent-tax/check': 'records',
  '/pending/check': 'records',
};

/** Names of the fields of a response that are read by name or from a list: not of those that have the original. */
const fieldsOf = ({ response }: Endpoint): readonly string[] =>
  Object.entries<Field>(response.fields)
    .filter(([, { wire, shape }]) => wire !== null || shape.kind === 'list')
    .map(([name]) => name);

function readBy(endpoint: Endpoint, data: JsonObject): object {
  const body = JSON.stringify({ code: 'CYT_00000', msg: 'm', requestId: 'r', data });
  const envelope = endpoint.answer(200, body);
  const source = asObject(unwrapped(envelope.data, endpoint), endpoint.response);
  const decoded: Record<string, unknown> = { ...endpoint.response.read(source, () => {}) };
  return Object.fromEntries(fieldsOf(endpoint).map((name) => [name, decoded[name]]));
}

/** Endpoints whose response has its members in no documented object of this name. */
const notWithout = (wrapper: string): readonly Endpoint[] =>
  endpoints.filter(({ path, response }) => {
    const isRead = Object.values<Field>(response.fields).some(({ wire }) => wire === wrapper);
    const isDocumented = Object.entries(DOCUMENTED).some(
      ([end, name]) => path.endsWith(end) && name === wrapper,
    );
    return !isRead && !isDocumented;
  });

/** A response, with these of its members in an object. */
function wrapped(
  answer: JsonObject,
  wrapper: string,
  isInside: (name: string) => boolean,
  write: (object: JsonObject) => Json = (object) => object,
): JsonObject {
  const inside = Object.entries(answer).filter(([name]) => isInside(name));
  const outside = Object.entries(answer).filter(([name]) => !isInside(name));
  return { ...Object.fromEntries(outside), [wrapper]: write(Object.fromEntries(inside)) };
}

describe.each(WRAPPERS)('%s', (wrapper) => {
  test.each([
    ['an object', (object: JsonObject) => object],
    ['a text of JSON', (object: JsonObject) => JSON.stringify(object)],
  ])('every endpoint reads the members of its response from %s of it around them', (_of, write) => {
    for (const endpoint of notWithout(wrapper)) {
      const { path } = endpoint;
      const answer = fittingAnswer(path, {});
      const data = wrapped(answer, wrapper, (name) => !OUTSIDE.has(name), write);
      expect([path, readBy(endpoint, data)]).toEqual([path, readBy(endpoint, answer)]);
    }
  });

  test('every endpoint reads its list from an object beside the members that describe it', () => {
    for (const endpoint of notWithout(wrapper)) {
      const { path, response } = endpoint;
      const answer = fittingAnswer(path, {});
      const lists = new Set(
        Object.values<Field>(response.fields).flatMap(({ wire, shape, within }) =>
          shape.kind === 'list' && within === undefined ? (wire ?? 'list') : [],
        ),
      );
      const isInside = (name: string): boolean => lists.has(name);
      if (!Object.keys(answer).some(isInside)) continue;
      const data = wrapped(answer, wrapper, isInside);
      expect([path, readBy(endpoint, data)]).toEqual([path, readBy(endpoint, answer)]);
    }
  });
});

test.each(WRAPPERS)(
  'every endpoint that reads a list or an object %s reads it from a text of JSON',
  (name) => {
    for (const endpoint of endpoints) {
      const { path } = endpoint;
      const answer = fittingAnswer(path, {});
      const { [name]: value = null } = answer;
      if (typeof value !== 'object' || value === null) continue;
      const data = { ...answer, [name]: JSON.stringify(value) };
      expect([path, readBy(endpoint, data)]).toEqual([path, readBy(endpoint, answer)]);
    }
  },
);

test('every endpoint that reads a text named like a wrapper reads a text of JSON as it stands', () => {
  const text = '{ "code": "0", "list": [1] }';
  const read = endpoints.flatMap((endpoint) =>
    Object.entries<Field>(endpoint.response.fields).flatMap(([name, { wire, shape }]) => {
      if (wire === null || !WRAPPERS.includes(wire) || shape.kind !== 'scalar') return [];
      return [Object.entries(readBy(endpoint, { [wire]: text })).find(([own]) => own === name)];
    }),
  );
  expect(read).not.toEqual([]);
  expect(read).toEqual(read.map(() => ['bankResult', text]));
});
