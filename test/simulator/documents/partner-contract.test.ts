import { expect, test } from 'vitest';
import { answering, holdsTo, onePlatform, type Platform, send } from './differential.ts';
import { startSandbox } from '../start.ts';
import { casesOf, type Field, type Table } from './table.ts';

/** Document 3, section 4.3. */
const contract = (verb: string): string => `/api/v1/partnercontract/contract/${verb}`;

const platform = onePlatform();
const text = expect.stringMatching(/./) as unknown;
const must: Field = { required: 'yes' };

const table: Table = {
  taxNo: { required: 'yes', refuses: ['91440101MA5CXY7K28'] },
  flowName: must,
  fileBase64: {
    required: 'yes',
    refuses: [Buffer.from('%PDF-1.4 without a page').toString('base64'), 'a'],
  },
  signerName: must,
  signerIdcard: must,
  signerMobile: must,
  entKeyword: { required: 'no', takes: ['甲方盖章'], refuses: ['丙方盖章'] },
  personKeyword: { required: 'no', takes: ['乙方签字'], refuses: ['丙方签字'] },
  deadlineDays: { required: 'no', takes: [1, 30, 365], refuses: ['a', -1, { a: 1 }] },
  callbackUrl: {
    required: 'no',
    takes: ['https://example.com/push'],
    refuses: ['push', '/push'],
  },
};

const request = (serial: string, { examples }: Platform) => ({
  taxNo: '91440300MA5F0A0A1X',
  flowName: `收购合同 ${serial}`,
  fileBase64: examples.get('example-contract.pdf')?.toString('base64'),
  signerName: '张建国',
  signerIdcard: '110101198503154217',
  signerMobile: '13900000011',
  entKeyword: '甲方盖章',
  personKeyword: '乙方签字',
  deadlineDays: 30,
  callbackUrl: 'http://127.0.0.1:9/push',
});

holdsTo(platform, {
  path: contract('create'),
  members: 'contractNo flowId signUrl',
  cases: casesOf(table, {
    refuses: [
      {
        name: 'a PDF without the keywords',
        changes: {
          fileBase64: Buffer.from('%PDF-1.4\ntrailer <<>>\n%%EOF\n').toString('base64'),
        },
      },
    ],
  }),
  request,
  usesUpNothing: true,
  answers: answering({ contractNo: text, flowId: text, signUrl: text }),
});

async function begun(serial: string, platform: Platform): Promise<string> {
  const { body } = await send(platform, contract('create'), request(serial, platform));
  return (body['data'] as { contractNo: string }).contractNo; // section 4.3
}

for (const [verb, data] of [
  ['status', { status: 'signing', statusText: text, archived: false }],
  ['cancel', {}],
] as const) {
  holdsTo(platform, {
    path: contract(verb),
    cases: casesOf(
      { contractNo: { required: 'yes', refuses: ['PC-NEVER'] } },
      { takes: [{ name: 'a contract that waits', changes: {} }] },
    ),
    request: async (serial, platform) => ({ contractNo: await begun(serial, platform) }),
    answers: answering(data),
  });
}

// At most 60 MB: the same contract followed by blanks.
test.each([
  ['a megabyte', 1024 ** 2, 'CYT_00000'],
  ['more than 60 MB', 60 * 1024 ** 2 + 1, 'CYT_40001'],
])('a PDF of %s: %i bytes', async (_name, byteSize, code) => {
  // A text this large blocks the process until an idle connection of the other tests is closed.
  const own = await startSandbox();
  const asked = request('size', own);
  const file = Buffer.alloc(byteSize, ' ');
  Buffer.from(asked.fileBase64 ?? '', 'base64').copy(file);
  const { body } = await send(own, contract('create'), {
    ...asked,
    fileBase64: file.toString('base64'),
  });

  expect(body['code']).toBe(code);
});

// Section 3.
test('a contract is signed by the person, sealed and archived; then it can be downloaded and not canceled', async () => {
  const contractNo = await begun('walk', platform());
  const ask = async (verb: string) => send(platform(), contract(verb), { contractNo });
  const early = await ask('download');
  const seen: unknown[] = [];
  for (let step = 0; step < 8; step += 1) {
    seen.push((await ask('status')).body['data']);
    await platform().controls.stepContract({ contractNo });
  }
  const states = [...new Set(seen.map((data) => (data as { status: string }).status))]; // section 4.3

  expect(early).toMatchObject({ status: 400 });
  expect(states).toEqual(['signing', 'person_signed', 'completed']);
  expect(seen.at(-1)).toMatchObject({ status: 'completed', archived: true });
  expect((await ask('download')).body).toMatchObject({
    code: 'CYT_00000',
    data: { fileBase64: text, fileName: text },
  });
  expect(await ask('cancel')).toMatchObject({ status: 400 });
});

test('a contract not signed in time expires', async () => {
  const contractNo = await begun('late', platform());
  await platform().clock.advance(30 * 24 * 3_600_000);

  expect((await send(platform(), contract('status'), { contractNo })).body['data']).toMatchObject({
    status: 'expired',
    archived: false,
  });
});

test('a creation is billed once, and a rejected one never', async () => {
  const units = () => platform().counters.billedUnits(contract('create'));
  const before = units();
  await send(platform(), contract('create'), { ...request('bill', platform()), signerName: '' });
  const between = units();
  await begun('bill', platform());

  expect([between, units()]).toEqual([before, before + 1]);
});
