import { expect, test } from 'vitest';
import { type Answers, holdsTo, onePlatform, type Platform, send } from './differential.ts';
import { casesOf, changed, type Field, type Table, within } from './table.ts';

/** Hosted e-signature: document 3, sections 2, 4.2 and 7. */
const esign = (verb: string): string => `/api/v1/esign/${verb}`;

const text = expect.stringMatching(/./) as unknown;
const link = expect.stringMatching(/^https?:\/\/.+\?.+=.+&.+=/) as unknown;

/** Business members are beside `ok`. */
function answering(data: object): Answers {
  return {
    taken: {
      status: 200,
      body: { code: 'CYT_00000', data: { ok: true, ...data, raw: expect.anything() as unknown } },
    },
    refused: { status: 400, body: { code: 'CYT_40001' } },
  };
}

/** Rejections of the signing system behind the platform. */
const upstreamRefusal = {
  status: 200,
  body: {
    code: 'CYT_00000',
    data: { ok: false, reason: text, raw: { requestId: text } },
  },
};

const must: Field = { required: 'yes' };
const may: Field = { required: 'no' };
const notifyUrl = 'http://127.0.0.1:9/push';
const address: Field = { takes: ['https://example.com/push'], refuses: ['push', '/push'] };

/** A caller's id of 8 to 20 characters. */
const uid: Field = { required: 'yes', shortest: 8, longest: 20 };

const company = (serial: string) => ({
  uid: `company-${serial}`,
  mobile: '13900000088',
  orgName: '海南绿循再生资源有限公司',
  legalName: '林志远',
  legalNo: '460106197001010019',
  creditNo: '91460100MA5RYC037E',
});

const person = (serial: string) => ({
  uid: `person-${serial}`,
  mobile: `139${serial.padStart(8, '0')}`,
  signAuthTypes: '2',
  name: '张建国',
  identNo: '110101198503154217',
  bankCardNo: '6222020200000000118',
});

async function dataOf(platform: Platform, verb: string, request: object) {
  const { body } = await send(platform, esign(verb), request);
  expect(body['data']).toMatchObject({ ok: true });
  return body['data'] as Record<string, string>; // ids are texts in this document's examples
}

const registered = async (serial: string, platform: Platform): Promise<string> =>
  (await dataOf(platform, 'company/register', company(serial)))['unionId'] ?? '';

async function realNamed(serial: string, platform: Platform): Promise<string> {
  const unionId = await registered(serial, platform);
  platform.controls.authenticateSigningParty({ signingPartyId: unionId });
  return unionId;
}

const contractFile = (platform: Platform): string =>
  platform.examples.get('example-contract.pdf')?.toString('base64') ?? '';

const upload = (unionId: string, platform: Platform) => ({
  file: contractFile(platform),
  fileName: '收购合同.pdf',
  fileSuffix: 'pdf',
  fileType: 1,
  unionId,
});

/** Parties and contract of the tasks: a person, and an enterprise with automatic seals. */
const parties = { unionId: '', sealId: '', signer: '', fileCode: '' };

async function prepare(platform: Platform): Promise<void> {
  const unionId = await realNamed('tasks', platform);
  platform.controls.authorizeSilentSigning({ signingPartyId: unionId });
  const seal = await dataOf(platform, 'seal/generate', { unionId, name: '合同专用章' });
  const signer = await dataOf(platform, 'person/register', person('80000001'));
  const file = await dataOf(platform, 'file/upload', upload(unionId, platform));
  parties.unionId = unionId;
  parties.sealId = seal['sealId'] ?? '';
  parties.signer = signer['unionId'] ?? '';
  parties.fileCode = file['fileCode'] ?? '';
}

/** A task in which the person signs by hand, and then the enterprise stamps. */
function task() {
  const { unionId, sealId, signer, fileCode } = parties;
  return {
    unionId,
    fileCode,
    notifyUrl,
    sortType: 1,
    taskTitle: '收购合同',
    signers: [
      {
        signerUnionId: signer,
        userType: 1,
        signType: 0,
        stampType: 1,
        areas: [{ page: 1, x: 100, y: 100 }],
        sortNo: 1,
      },
      {
        signerUnionId: unionId,
        userType: 2,
        signType: 1,
        stampType: 1,
        areas: [{ page: 1, x: 300, y: 100 }],
        signerSealId: sealId,
        sortNo: 2,
      },
    ],
    authType: 1,
    signDateEnable: 1,
  };
}

async function begun(platform: Platform): Promise<string> {
  return (await dataOf(platform, 'task/create', task()))['taskNo'] ?? '';
}

const platform = onePlatform(prepare);

holdsTo(platform, {
  path: esign('company/register'),
  members: 'unionId ok reason raw',
  cases: casesOf({
    uid,
    mobile: must,
    orgName: must,
    legalName: must,
    legalNo: must,
    creditNo: may,
  }),
  request: (serial) => company(serial),
  answers: answering({ unionId: text }),
});

/** Kinds of authentication, separated by commas. */
const kinds: Field = { required: 'no', takes: ['1', '2', '1,2,3'], refuses: ['4', '1,4', 'a'] };

holdsTo(platform, {
  path: esign('auth/url'),
  members: 'pcUrl h5Url ok reason raw',
  cases: casesOf({
    unionId: must,
    notifyUrl: { required: 'yes', ...address },
    companyAuthType: { required: 'no', codes: [1, 2, 3], refuses: [0] },
    authTypes: kinds,
    redirectUrl: may,
  }),
  request: async (serial, platform) => ({
    unionId: await registered(serial, platform),
    notifyUrl,
    companyAuthType: 1,
    authTypes: '1',
    redirectUrl: 'https://example.com/back',
  }),
  answers: answering({ pcUrl: link, h5Url: link }),
});

holdsTo(platform, {
  path: esign('company/silent-auth'),
  cases: casesOf({ signerUnionId: must, notifyUrl: { required: 'no', ...address } }),
  request: async (serial, platform) => ({
    signerUnionId: await realNamed(serial, platform),
    notifyUrl,
  }),
  answers: answering({}),
});

holdsTo(platform, {
  path: esign('seal/generate'),
  members: 'sealId ok reason raw',
  cases: casesOf({
    unionId: must,
    name: must,
    color: { required: 'no', codes: [0, 1, 2] },
    font: { required: 'no', codes: [0, 1, 2] },
    shape: { required: 'no', codes: [0, 1] },
  }),
  request: async (serial, platform) => ({
    unionId: await realNamed(serial, platform),
    name: '合同专用章',
    color: 0,
    font: 0,
    shape: 0,
  }),
  answers: answering({ sealId: text }),
});

holdsTo(platform, {
  path: esign('person/register'),
  members: 'unionId registerCode ok reason raw',
  cases: casesOf({
    uid,
    mobile: must,
    signAuthTypes: kinds,
    name: may,
    identNo: may,
    bankCardNo: may,
  }),
  request: (serial) => person(serial),
  answers: answering({ unionId: text, registerCode: expect.any(Number) as unknown }),
});

holdsTo(platform, {
  path: esign('file/upload'),
  members: 'fileCode ok reason raw',
  cases: casesOf(
    {
      file: {
        required: 'yes',
        takes: ['https://example.com/contract.pdf', Buffer.alloc(100).toString('base64')],
        refuses: ['data:application/pdf;base64,JVBERi0=', 'ftp:contract'],
      },
      fileName: must,
      fileSuffix: { required: 'yes', codes: ['pdf', 'doc', 'docx'], refuses: ['txt', '.pdf'] },
      fileType: { required: 'yes', codes: [1], refuses: [0] },
      unionId: must,
    },
    {
      takes: [
        { name: 'just under 10 MB', changes: { file: Buffer.alloc(9_999_999).toString('base64') } },
      ],
      refuses: [
        { name: '10 MB', changes: { file: Buffer.alloc(10 * 1024 ** 2).toString('base64') } },
      ],
    },
  ),
  request: async (serial, platform) => upload(await registered(serial, platform), platform),
  answers: answering({ fileCode: text }),
});

const byKeyword = (keyword: string) => ({
  'signers[0].stampType': 2,
  'signers[0].areas': undefined,
  'signers[0].keywords': [{ keyword }],
});

/** Section 2, the signers; the first signs by hand, the second by itself. */
const person1: Table = {
  signerUnionId: must,
  userType: { required: 'yes', codes: [1], refuses: [0, 3] },
  signType: { required: 'no', takes: [0], refuses: [2, -1] },
  stampType: { takes: [1], refuses: [0, 3, -1] },
};
const company2: Table = {
  signerUnionId: must,
  userType: { required: 'yes', codes: [2], refuses: [0, 3] },
  signType: { codes: [1], refuses: [2] },
  signerSealId: must,
};

holdsTo(platform, {
  path: esign('task/create'),
  members: 'taskNo ok reason raw',
  cases: casesOf(
    {
      unionId: must,
      fileCode: must,
      notifyUrl: { required: 'yes', ...address },
      sortType: { required: 'yes', codes: [1, 2], refuses: [0] },
      taskTitle: {
        required: 'yes',
        longest: 50,
        takes: ['题'.repeat(50), '𠮷'.repeat(50)],
        refuses: ['题'.repeat(51)],
      },
      signers: { required: 'yes', type: 'list', refuses: [[], ['a']] },
      ...within('signers[0]', person1),
      ...within('signers[1]', company2),
      authType: { required: 'no', codes: [1, 2], refuses: [0] },
      signDateEnable: { required: 'no', takes: [1] },
    },
    {
      takes: [
        { name: 'places by keywords', changes: byKeyword('乙方签字') },
        {
          name: 'no order in unordered signing',
          changes: {
            sortType: 2,
            'signers[0].sortNo': undefined,
            'signers[1].sortNo': undefined,
          },
        },
      ],
      refuses: [
        { name: 'a stamp by keyword without one', changes: { 'signers[0].stampType': 2 } },
        { name: 'a stamp by coordinates without them', changes: { 'signers[0].areas': undefined } },
        {
          name: 'keywords that are texts',
          changes: { 'signers[0].stampType': 2, 'signers[0].keywords': ['乙方签字'] },
        },
        {
          name: 'a keyword without its field',
          changes: { 'signers[0].stampType': 2, 'signers[0].keywords': [{}] },
        },
      ],
    },
  ),
  request: task,
  usesUpNothing: true,
  answers: answering({ taskNo: text }),
});

// The name of the signer's parameter is not shown.
holdsTo(platform, {
  path: esign('task/link'),
  members: 'signH5Url signPCUrl signStatus ok reason raw',
  cases: casesOf({ taskNo: must }, { takes: [{ name: 'a signer', changes: {} }] }),
  request: async (_serial, platform) => ({
    taskNo: await begun(platform),
    unionId: parties.signer,
  }),
  answers: answering({ signH5Url: link, signPCUrl: link, signStatus: 1 }),
});
holdsTo(platform, {
  path: esign('task/detail'),
  members: 'taskStatus contracts ok reason raw',
  cases: casesOf({ taskNo: must }, { takes: [{ name: 'the initiator', changes: {} }] }),
  request: async (_serial, platform) => ({
    taskNo: await begun(platform),
    unionId: parties.unionId,
  }),
  answers: answering({ taskStatus: 10 }),
});

// Section 4.2, rule 1.
test('an enterprise without a verified real name has no seal and starts no task', async () => {
  const unionId = await registered('unnamed', platform());
  const seal = await send(platform(), esign('seal/generate'), { unionId, name: '章' });
  const begin = await send(platform(), esign('task/create'), {
    ...task(),
    unionId,
  });

  expect(seal).toMatchObject(upstreamRefusal);
  expect(begin).toMatchObject(upstreamRefusal);
  expect(JSON.stringify(seal.body)).toContain('50001');
});

// Rule 4, and section 1: a failure is not billed.
test('a keyword missing in the contract is 11003 and not billed, and a task is billed once', async () => {
  const request = task();
  const units = () => platform().counters.billedUnits(esign('task/create'));
  const before = units();
  const lacking = changed(request, byKeyword('丙方签字'));
  const refused = await send(platform(), esign('task/create'), lacking);
  const between = units();
  await send(platform(), esign('task/create'), request);

  expect(refused).toMatchObject(upstreamRefusal);
  expect(JSON.stringify(refused.body)).toContain('11003');
  expect([between, units()]).toEqual([before, before + 1]);
});

// Section 3: ordered signing, and section 2: the finished file.
test('signers sign in order, and the finished file has a URL', async () => {
  const taskNo = await begun(platform());
  const { signer, unionId } = parties;
  const statusOf = async (id: unknown) => {
    const { body } = await send(platform(), esign('task/link'), { taskNo, unionId: id });
    return (body['data'] as { signStatus: number }).signStatus; // section 4.2
  };
  const before = [await statusOf(signer), await statusOf(unionId)];
  await platform().controls.signAtSigningLink({ taskNo, signingPartyId: signer });
  const { body } = await send(platform(), esign('task/detail'), { taskNo, unionId });

  expect(before).toEqual([1, 9]);
  expect(body['data']).toMatchObject({
    ok: true,
    taskStatus: 20,
    contracts: [{ contractUrl: expect.stringMatching(/^http/) as unknown }],
  });
});

// Section 2, registerCode.
test('a person is new, exists, or exists under another identity', async () => {
  const codes = [];
  for (const identNo of ['110101198503154217', '110101198503154217', '110101199208123459']) {
    const request = { ...person('70000001'), identNo };
    codes.push((await dataOf(platform(), 'person/register', request))['registerCode']);
  }

  expect(codes).toEqual([3, 1, 2]);
});
