import { expect, test } from 'vitest';
import type { Json } from '../../src/kernel/json/json.ts';
import type { Endpoint } from '../../src/platform/endpoint.ts';
import { toPlatformError } from '../../src/platform/refusal.ts';
import { endpoints } from '../../src/schema.ts';

/** Rejections inside the data of a response, in the forms of all documents, with the code of their envelope. */
const rejections: readonly (readonly [code: string, data: Json])[] = [
  ['CYT_00000', { returnCode: '30601013' }],
  ['CYT_00000', { ok: false, reason: '请先实名', raw: { code: '50001', requestId: 'r-2' } }],
  ['CYT_00000', { returncode: '99', returnmsg: '余额不足' }],
  ['CYT_00000', { Response: { returncode: '99', returnmsg: '余额不足' } }],
  ['CYT_00000', { ssjyjg: 'N', hint: '税费不一致' }],
  ['CYT_50200', { hint: '登记序号不一致', data: { steps: ['CXZRRKPXX'] } }],
];

const masked = (text: string): string => text;

/** Outcome of a response to an endpoint: the error as JSON, or the reason why the response has no known form. */
function outcomeOf(endpoint: Endpoint, code: string, data: Json): unknown {
  try {
    const body = JSON.stringify({ code, msg: 'm', requestId: 'r', data });
    const envelope = endpoint.answer(code === 'CYT_50200' ? 502 : 200, body);
    const accepted = envelope.code === 'CYT_00000' && !envelope.refusal;
    const error = accepted
      ? null
      : (envelope.refusal?.(masked) ?? toPlatformError(envelope, endpoint, masked));
    return JSON.stringify(error);
  } catch (error) {
    return error;
  }
}

test.each(rejections)(
  'a rejection in a list of one is the same to all endpoints: %s %j',
  (code, data) => {
    for (const endpoint of endpoints) {
      const alone = outcomeOf(endpoint, code, data);
      // A response without any known form shows its own beginning.
      if (alone instanceof Error) continue;
      expect([endpoint.path, outcomeOf(endpoint, code, [data])]).toEqual([endpoint.path, alone]);
    }
  },
);

const bodies: readonly Json[] = [
  { code: 'CYT_00000', msg: 'm', requestId: 'r', data: { ok: true, returncode: '00' } },
  { code: 'CYT_40001', msg: 'm', requestId: 'r', data: { hint: 'h' } },
  { returncode: '00', fphm: '1' },
  { Response: { returncode: '99', returnmsg: '余额不足' } },
  { ok: true, status: 'done' },
];

/** Outline of a response to an endpoint; null for one that it cannot read. */
function envelopeOf({ answer }: Endpoint, received: Json): string | null {
  try {
    return JSON.stringify(answer(200, JSON.stringify(received)));
  } catch {
    return null;
  }
}

test.each(bodies)('a response in a list of one is the same to all endpoints: %j', (body) => {
  const readable = endpoints.filter((endpoint) => envelopeOf(endpoint, body) !== null);
  expect(readable).not.toEqual([]);
  for (const endpoint of readable)
    expect([endpoint.path, envelopeOf(endpoint, [body])]).toEqual([
      endpoint.path,
      envelopeOf(endpoint, body),
    ]);
});
