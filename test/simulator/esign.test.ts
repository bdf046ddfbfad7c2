import { describe, expect, test } from 'vitest';
import { startReceiver, startSandbox } from './start.ts';

const path = (rest: string): string => `/api/v1/esign/${rest}`;
const mobile = '13900000066';
const registration = { uid: 'company-0001', mobile, orgName: '甲', legalName: '乙', legalNo: '1' };

async function start() {
  const receiver = await startReceiver();
  const sandbox = await startSandbox({ progressDelayMs: null });
  const ask = async (name: string, body: object) => (await sandbox.call(path(name), body)).data;
  const { unionId } = await ask('company/register', registration);
  return { ...sandbox, receiver, ask, unionId: String(unionId) };
}

describe('a push of the signing system', () => {
  test('is repeated up to five times until the response is the plain word success', async () => {
    const { ask, clock, controls, counters, receiver, unionId } = await start();
    await ask('auth/url', { unionId, notifyUrl: receiver.url });
    controls.authenticateSigningParty({ signingPartyId: unionId });
    // The receiver returns 200 without the word.
    const waits = [1_125, 5_625, 33_750, 135_000, 337_500, 3_600_000];
    for (const [index, wait] of waits.entries()) {
      await expect.poll(() => counters.pushes('refused')).toBe(index + 1);
      await clock.advance(wait);
    }
    expect(receiver.received).toHaveLength(6);
    expect(new Set(receiver.received.map(({ notifyNo }) => notifyNo)).size).toBe(1);
  });
});

describe('the signing system', () => {
  test('rejects actions that need a verified real name without one', async () => {
    const { ask, controls, unionId } = await start();
    const seal = { unionId, name: '章' };
    expect(await ask('seal/generate', seal)).toMatchObject({ ok: false, raw: { code: '50001' } });
    expect(controls.authorizeSilentSigning({ signingPartyId: unionId })).toBe(false);
    expect(controls.authenticateSigningParty({ signingPartyId: unionId })).toBe(true);
    expect(controls.authenticateSigningParty({ signingPartyId: unionId })).toBe(false);
    expect(await ask('seal/generate', seal)).toMatchObject({ ok: true });
    expect(controls.authorizeSilentSigning({ signingPartyId: unionId })).toBe(true);
  });

  test('seals automatically only for 365 days after the authorization', async () => {
    const { ask, clock, controls, unionId } = await start();
    controls.authenticateSigningParty({ signingPartyId: unionId });
    const { sealId } = await ask('seal/generate', { unionId, name: '章' });
    const file = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
    const contract = { file, fileName: 'a.doc', fileSuffix: 'doc', fileType: 1, unionId };
    const { fileCode } = await ask('file/upload', contract);
    const signer = { signerUnionId: unionId, userType: 2, signType: 1, signerSealId: sealId };
    const task = { unionId, fileCode, notifyUrl: 'http://127.0.0.1:1/', sortType: 2 };
    const create = () => ask('task/create', { ...task, taskTitle: 't', signers: [signer] });
    expect(await create()).toMatchObject({ ok: false, raw: { code: '30002' } });
    controls.authorizeSilentSigning({ signingPartyId: unionId });
    const { taskNo } = await create();
    expect(await ask('task/detail', { taskNo, unionId })).toMatchObject({ taskStatus: 20 });
    await clock.advance(365 * 24 * 60 * 60_000);
    expect(await create()).toMatchObject({ ok: false, raw: { code: '30002' } });
  });

  test.each([
    ['company/register', { ...registration, uid: 'short' }],
    ['company/register', { ...registration, uid: 'x'.repeat(21) }],
    ['person/register', { uid: 'short', mobile }],
    ['person/register', { uid: 'person-0001', mobile, signAuthTypes: '4' }],
    ['file/upload', { file: 'data:application/pdf;base64,AAAA', fileName: 'a' }],
    ['task/create', { taskTitle: '字'.repeat(51) }],
  ])('rejects undocumented input: %s %j', async (name, body) => {
    const { call } = await start();
    expect(await call(path(name), body)).toMatchObject({ code: 'CYT_40001' });
  });
});
