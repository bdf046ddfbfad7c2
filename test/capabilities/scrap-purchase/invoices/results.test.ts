import { expect, test } from 'vitest';
import { ManualClock } from '../../../manual-clock.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { startBefore } from '../../../scenario.ts';
import { face, issue, path } from '../walk.ts';

const NUMBER = '26468000000000000001';
const own = { fphm: NUMBER, status: '00' };

/** State of an invoice after the tax bureau was queried about its upload and returned this. */
async function stateAfter(said: object): Promise<unknown> {
  const clock = new ManualClock();
  const stub = await startStub((response, { path: at }) => {
    const answers: Readonly<Record<string, object>> = {
      [path.payment]: { skjnjg: '01' },
      [path.invoice]: { sllsh: 'S1', result: { status: '01' } },
      [path.result]: { returncode: '00', ...said },
    };
    sendEnvelope(response, 'CYT_00000', answers[at] ?? {});
  });
  const service = await startBefore(stub, {}, { clock });
  await issue(service, face(NUMBER));
  await clock.advance(60_000);
  expect(stub.received.map((request) => request.path)).toContain(path.result);
  return (await issue(service, face(NUMBER))).data?.result['state'];
}

test.each([
  ['bare', own],
  ['bare, without its number', { status: '00' }],
  ['in a list of any name', { anything: [{ ...own, fphm: '26468000000000000002' }, own] }],
  ['alone in a list, without its number', { list: [{ fphm: '', status: '00' }] }],
])('the result of an invoice is read %s', async (_where, said) => {
  expect(await stateAfter(said)).toBe('ISSUED');
});

test.each([
  ['nothing is found', { Code: '9999' }],
  ['another invoice is named', { ...own, fphm: '26468000000000000002' }],
  ['its results contradict each other', { list: [own, { ...own, status: '02' }] }],
  ['only one of its results has a number', { list: [own, { status: '02' }] }],
])('an invoice is being uploaded while %s', async (_why, said) => {
  expect(await stateAfter(said)).toBe('UPLOADING');
});
