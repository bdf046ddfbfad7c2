import {
  sendEnvelope,
  sendText,
  type StubPlatform,
  startStub,
} from '../../platform/stub-platform.ts';
import type { Answer, Connection } from '../../harness.ts';
import { ORDER, purchase, type Result } from './walk.ts';
import { startBefore } from '../../scenario.ts';

/** Invoice and tax slip of the stub's order. */
export const NUMBER = '26468000000000000001';
export const SLIP = '34460000000000000001';

/** Responses of the stub by path; a function receives the number of earlier calls. */
type Said = Readonly<Record<string, Readonly<Record<string, unknown>> | ((nth: number) => object)>>;

/** A rejection with a reason from the platform. */
export const explained = {
  code: 'CYT_50200',
  data: { hint: '01 税款未缴纳', data: { steps: ['CXZRRKPXX 00', 'BFCPSGFPSC 01'] } },
};

/** A platform with given responses, and the service before it. */
interface Stage {
  readonly stub: StubPlatform;
  readonly before: Connection;
  readonly bodies: (of: string) => readonly unknown[];
}

/** Starts a service before a stub that returns the given response for each path. */
export async function startSaying(said: Said): Promise<Stage> {
  const asked = new Map<string, number>();
  const stub = await startStub((response, { path: at }) => {
    const nth = asked.get(at) ?? 0;
    asked.set(at, nth + 1);
    const entry = said[at] ?? {};
    const answer = typeof entry === 'function' ? entry(nth) : entry;
    if ('code' in answer && 'data' in answer) {
      const { code, data } = answer as typeof explained;
      return sendEnvelope(response, code, data, { status: 502 });
    }
    if ('html' in answer) return sendText(response, '<html>', 502);
    sendEnvelope(response, 'CYT_00000', answer);
  });
  const before = await startBefore(stub);
  const bodies = (of: string): readonly unknown[] =>
    stub.received
      .filter((request) => request.path === of)
      .map(({ body }): unknown => JSON.parse(body));
  return { stub, before, bodies };
}

export const order = (before: Connection, change: object = {}): Promise<Answer<Result>> =>
  before.query<Result>(ORDER, { input: { orderId: 'scrap-1', ...purchase(change) } });

export const unpaid = { blocked: false, records: { wjskjlsl: 0, list: [] } };
export const taken = { ykfphm: NUMBER, dzsphm: SLIP, tax: { items: [{ yjsf: 2.5 }], yjsfhj: 2.5 } };
