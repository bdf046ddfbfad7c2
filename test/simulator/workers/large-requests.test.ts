import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { exampleContract } from '../../../packages/simulator/src/seed/contracts.ts';
import { sign, startSandbox } from '../start.ts';

const createPath = '/api/v1/partnercontract/contract/create';
const contract = {
  taxNo: '91440300MA5F0A0A1X',
  flowName: '合同 "A" \\',
  signerName: '张建国',
  signerIdcard: '110101198503154217',
  signerMobile: '13800138000',
};

/** The example contract with a comment that makes it `length` bytes long. */
function contractOf(length: number): Buffer {
  const small = exampleContract();
  const end = small.lastIndexOf('startxref');
  const filler = randomBytes((length - small.length) / 2).toString('hex');
  return Buffer.concat([small.subarray(0, end), Buffer.from(`%${filler}\n`), small.subarray(end)]);
}

test('a contract buffered on the disk while it arrived is signed, read and stored like any other', async () => {
  const sandbox = await startSandbox();
  const pdf = contractOf(20 * 1024 * 1024);
  const reply = await sandbox.call(createPath, { ...contract, fileBase64: pdf.toString('base64') });
  expect(reply).toMatchObject({ code: 'CYT_00000' });
  const other = contractOf(20 * 1024 * 1024).fill(0, 0, 8);
  const refused = await sandbox.call(createPath, {
    ...contract,
    fileBase64: other.toString('base64'),
  });
  expect(refused).toMatchObject({ code: 'CYT_40001', data: { hint: 'fileBase64 is no PDF' } });
});

test('a large body changed on the way is rejected as wrongly signed', async () => {
  const sandbox = await startSandbox();
  const body = JSON.stringify({ ...contract, fileBase64: 'A'.repeat(20 * 1024 * 1024) });
  const headers = sign(body, sandbox.seconds());
  expect(await sandbox.post(createPath, `${body.slice(0, -3)}B"}`, headers)).toMatchObject({
    code: 'CYT_40102',
  });
});
