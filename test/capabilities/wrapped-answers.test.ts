import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/kernel/json/json.ts';
import { asObject, unwrapped } from '../../src/platform/client/response-subject.ts';
import type { Endpoint } from '../../src/platform/endpoint.ts';
import type { Field } from '../../src/platform/record/index.ts';
import { endpoints } from '../../src/schema.ts';
import { fittingAnswer } from './fitting-answers.ts';

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

test.each(['data', 'result', 'list', 'records', 'body'])(
  'every endpoint reads the members of its response from an object %s around them',
  (wrapper) => {
    for (const endpoint of endpoints) {
      const { path, response } = endpoint;
      const isRead = Object.values<Field>(response.fields).some(({ wire }) => wire === wrapper);
      const isDocumented = Object.entries(DOCUMENTED).some(
        ([end, name]) => path.endsWith(end) && name === wrapper,
      );
      if (isRead || isDocumented) continue;
      const answer = fittingAnswer(path, {});
      const isOutside = ([name]: readonly [string, unknown]): boolean => OUTSIDE.has(name);
      const inside = Object.entries(answer).filter((member) => !isOutside(member));
      const outside = Object.entries(answer).filter(isOutside);
      const data = { ...Object.fromEntries(outside), [wrapper]: Object.fromEntries(inside) };
      expect([path, readBy(endpoint, data)]).toEqual([path, readBy(endpoint, answer)]);
    }
  },
);
