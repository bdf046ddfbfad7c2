import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/kernel/json/json.ts';
import { inputHash } from '../../../src/kernel/ids.ts';
import { rest } from '../../../src/platform/record/index.ts';
import { startBefore } from '../../scenario.ts';
import { sendEnvelope, startStub } from '../stub-platform.ts';
import { objects } from './given-fields.ts';

/** Members of all JavaScript objects, as members of a client's input. */
const FOREIGN =
  '{"__proto__":{"a":1},"constructor":"c","toString":2,"hasOwnProperty":[true],"valueOf":{"__proto__":{"b":3}}}';
const foreign = JSON.parse(FOREIGN) as JsonObject; // of an object

test.each(objects)('$name sends members with the names of inherited ones', ({ field }) => {
  const into: Record<string, Json | undefined> = {};
  const taken: unknown = field.input().parse(foreign);
  field.write(taken, into);
  // One field is JSON text within JSON.
  expect(JSON.stringify(into).replaceAll('\\"', '"')).toContain(FOREIGN.slice(1, -1));
});

test('an extra member does not overwrite a named field', () => {
  const into: Record<string, Json | undefined> = { named: 1, nothing: null };
  rest({ doc: 'As given.' }).write({ named: 2, nothing: 2, beside: 2 }, into);
  expect(into).toEqual({ named: 1, nothing: 2, beside: 2 });
});

test('inputs that differ only in such a member are distinct', () => {
  const others = ['{"__proto__":{"a":2}}', '{"__proto__":{"a":1}}', '{"constructor":"c"}', '{}'];
  const hashes = others.map((text) => inputHash(JSON.parse(text)));
  expect(new Set(hashes).size).toBe(others.length);
});

test('such members are received, as variables and as literals', async () => {
  const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', {}));
  const { query } = await startBefore(stub);
  const document =
    'query ($payload: JSONObject!) { bankQuery(operation: PAYEE, payload: $payload) { raw } }';
  await query(document, { payload: foreign });
  const literal = FOREIGN.replaceAll(/"(\w+)":/g, '$1:');
  await query(`{ bankQuery(operation: PAYEE, payload: ${literal}) { raw } }`);
  expect(stub.received).toHaveLength(2);
  for (const { body } of stub.received) expect(body).toContain(FOREIGN.slice(1, -1));
});
