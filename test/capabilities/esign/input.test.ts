import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../harness.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import {
  AUTH_LINK,
  company,
  CREATE_TASK,
  createTask,
  person,
  REGISTER_COMPANY,
  REGISTER_SIGNER,
  SEAL,
  sender,
  sendFile,
  SIGNING_LINK,
  SILENT_LINK,
  taskNow,
  taskOf,
  UPLOAD,
} from './walk.ts';
import { textLike } from '../../texts.ts';
import { startSaying } from '../answering-stub.ts';
import { startBefore, startScenario } from '../../scenario.ts';

const parties = { company: 'ENT1', person: 'PER1', sealId: 'SEAL1', fileCode: 'FILE1' };
/** With all characters that a component could be tempted to rewrite or to mask. */
const LINK = 'https://sign.example/a%20b?x=1&y=%E4%B8%AD+文&z=a%2Fb%3D%3D&mobile=13900000077#f?&=';
const byKeyword = (keyword: string) => ({ byKeyword: { keywords: [{ keyword }] } });
const fill = (keyword: string) => ({ replacements: [{ keyword, value: 'x' }] });
const at = (stamp: object) => ({
  signers: [{ person: { signingPartyId: 'PER1', turn: 1, stamp } }],
});
const silent = { signingPartyId: 'ENT1', mode: 'SILENT', sealId: 'SEAL1', turn: 1 };

describe('a task is rejected before any call', () => {
  const service = startScenario();

  const refused: (readonly [what: string, change: object, path: string, message: RegExp])[] = [
    ['a title of 51 characters', { title: '字'.repeat(51) }, 'title', /must have 1 to 50/],
    ['no signers', { signers: [] }, 'signers', /at least 1/],
    [
      'a silent stamp without a seal',
      { signers: [{ company: { ...silent, sealId: null } }] },
      'signers.0.company.sealId',
      /needed for silent signing/,
    ],
    [
      'a signer without a turn in an ordered task',
      {
        signers: [
          { person: { signingPartyId: 'PER1', turn: 1 } },
          { person: { signingPartyId: 'PER2' } },
        ],
      },
      'signers',
      /a turn/,
    ],
    [
      'both ways to place a stamp',
      at({ ...byKeyword('甲方'), byArea: { areas: [{ members: { page: 1 } }] } }),
      '',
      /exactly one|OneOf/i,
    ],
    [
      'an area without a member',
      at({ byArea: { areas: [{}] } }),
      'areas.0.members',
      /at least one/,
    ],
    ['a forbidden letter', at(byKeyword('<stamp>')), 'keywords.0.keyword', /in angle brackets/],
    ['a placeholder without brackets', fill('name'), 'replacements.0.keyword', /angle brackets/],
    ['a placeholder in Chinese', fill('<甲方>'), 'replacements.0.keyword', /angle brackets/],
    ...['q', 'y', 'p', 'g', 'j', 'Q'].map(
      (letter) =>
        [
          `the letter ${letter}`,
          fill(`<a${letter}>`),
          'replacements.0.keyword',
          /without the letters q, y, p, g, j and Q/,
        ] as const,
    ),
  ];

  test.each(refused)('for %s', async (_what, change, path, message) => {
    const { data, errors } = await service.query<{ result: object }>(
      `mutation ($input: SigningTaskInput!) {
        result: createSigningTask(input: $input) {
          __typename ... on InvalidInputError { fieldErrors { path message } }
        }
      }`,
      { input: taskOf(parties, { signingTaskId: 't', ...change }) },
    );
    const told = JSON.stringify(errors ?? data?.result);
    expect(told).toMatch(message);
    expect(told.replaceAll('","', '.')).toContain(path);
    expect(service.calls('/api/v1/esign/task/create')).toBe(0);
  });
});

/** Names of persons and enterprises, and keywords, whose length or form no document limits. */
const name = '阿'.repeat(300);
const accepted: (readonly [what: string, document: string, input: object])[] = [
  ...['H12345678', '12345678', 'E12345678', 'AB1234567890123'].flatMap(
    (number) =>
      [
        [
          `a legal representative with the certificate ${number}`,
          REGISTER_COMPANY,
          { ...company, legalRepresentativeIdNumber: number },
        ],
        [
          `a signer with the certificate ${number}`,
          REGISTER_SIGNER,
          { ...person, idNumber: number },
        ],
      ] as const,
  ),
  ['long names', REGISTER_COMPANY, { ...company, name, legalRepresentativeName: name }],
  ['a long name of a signer', REGISTER_SIGNER, { ...person, name }],
  ['a long name of a seal', SEAL, { signingPartyId: 'ENT1', name }],
  ...['<盖章处>', '甲方<盖章>', '<甲方'].map(
    (keyword) => [`a stamp at ${keyword}`, CREATE_TASK, at(byKeyword(keyword))] as const,
  ),
  ['a long stamp keyword', CREATE_TASK, at(byKeyword(name))],
  [
    'a long placeholder and text',
    CREATE_TASK,
    { replacements: [{ keyword: `<${'a'.repeat(100)}>`, value: name.repeat(2) }] },
  ],
  ['a placeholder of two words', CREATE_TASK, fill('<customer name 1>')],
];

test.each(accepted)('%s is sent on', async (_what, document, input) => {
  const before = await startSaying({
    register: { ok: true, unionId: 'U1', registerCode: 3 },
    '/seal/generate': { ok: true, unionId: 'ENT1', sealId: 'SEAL1' },
    '/task/create': { ok: true, taskNo: 'ST1' },
  });
  const given =
    document === CREATE_TASK ? taskOf(parties, { signingTaskId: 't', ...input }) : input;
  expect(await sender(before)(document, given)).not.toHaveProperty('code');
});

describe('the request', () => {
  let client: Connection;
  let bodies: Record<string, unknown>[];

  beforeEach(async () => {
    bodies = [];
    const stub = await startStub((response, { body }) => {
      const asked = JSON.parse(body) as Record<string, unknown>; // tests inspect any form
      bodies.push(asked);
      const { unionId = 'ENT1', taskNo = 'ST1' } = asked;
      sendEnvelope(response, 'CYT_00000', {
        ok: true,
        unionId,
        registerCode: '3',
        pcUrl: LINK,
        h5Url: LINK,
        signH5Url: LINK,
        signPCUrl: LINK,
        signStatus: 1,
        authorizeUrl: LINK,
        sealId: 'SEAL1',
        fileCode: 'FILE1',
        taskNo,
        taskStatus: 10,
        reason: null,
        raw: { requestId: 'r1', mobile: '13900000077' },
      });
    });
    client = await startBefore(stub, { PUBLIC_URL: 'https://signing.example' });
  });

  const callback = textLike(/^https:\/\/signing\.example\/callbacks\/[\w.-]+$/);

  test('for parties has the platform’s own names and codes', async () => {
    const send = sender(client);
    expect(await send(REGISTER_COMPANY, company)).toMatchObject({
      raw: { raw: { mobile: '139****0077' } },
    });
    await send(AUTH_LINK, {
      signingPartyId: 'ENT1',
      companyMethod: 'AUTHORIZATION_LETTER',
      personMethods: ['FACE', 'BANK_CARD'],
      returnUrl: 'https://example.com/a?b=c',
    });
    await send(SILENT_LINK, { signingPartyId: 'ENT1' });
    await send(SEAL, {
      signingPartyId: 'ENT1',
      name: '章',
      color: 'BLACK',
      font: 'REGULAR_SCRIPT',
      shape: 'ELLIPSE',
    });
    await send(REGISTER_SIGNER, person);
    expect(bodies).toEqual([
      {
        uid: 'company-0001',
        orgName: '深圳市青禾科技有限公司',
        creditNo: '91440300MA5F0A0A1X',
        legalName: '王小明',
        legalNo: '110101198503154217',
        mobile: '13900000066',
      },
      {
        unionId: 'ENT1',
        companyAuthType: 3,
        authTypes: '3,2',
        redirectUrl: 'https://example.com/a?b=c',
        notifyUrl: callback,
      },
      { signerUnionId: 'ENT1', notifyUrl: callback },
      { unionId: 'ENT1', name: '章', color: 2, font: 1, shape: 1 },
      {
        uid: 'person-0001',
        mobile: '13900000077',
        signAuthTypes: '2',
        name: '张建国',
        identNo: '110101198503154217',
        bankCardNo: '6222020200000000118',
      },
    ]);
  });

  test('for a file has its base64 without a header, its name and its format', async () => {
    const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
    const file = await sendFile(client, bytes, 'lease.pdf');
    expect(await sender(client)(UPLOAD, { signingPartyId: 'ENT1', file })).toMatchObject({
      fileCode: 'FILE1',
    });
    expect(bodies).toEqual([
      {
        unionId: 'ENT1',
        file: bytes.toString('base64'),
        fileName: 'lease.pdf',
        fileSuffix: 'pdf',
        fileType: 1,
      },
    ]);
  });

  test('for a task has the platform’s own names and codes', async () => {
    await createTask(client, {
      initiatorSigningPartyId: 'ENT1',
      fileCode: 'FILE1',
      title: '合同',
      order: 'UNORDERED',
      proof: 'FACE',
      addsSigningDate: true,
      replacements: [{ keyword: '<amount>', value: '1250.00' }],
      signers: [
        { person: { signingPartyId: 'PER1', stamp: byKeyword('<seal_a>') } },
        {
          company: {
            ...silent,
            stamp: { byArea: { areas: [{ members: { page: 1, x: 10.5, y: 20 } }] } },
          },
        },
      ],
    });
    expect(bodies[0]).toEqual({
      unionId: 'ENT1',
      fileCode: 'FILE1',
      taskTitle: '合同',
      sortType: 2,
      authType: 2,
      signDateEnable: 1,
      keywordReplacements: [{ keyword: '<amount>', value: '1250.00' }],
      notifyUrl: callback,
      signers: [
        {
          signerUnionId: 'PER1',
          userType: 1,
          stampType: 2,
          keywords: [{ keyword: '<seal_a>' }],
        },
        {
          signerUnionId: 'ENT1',
          userType: 2,
          signType: 1,
          signerSealId: 'SEAL1',
          sortNo: 1,
          stampType: 1,
          areas: [{ page: 1, x: 10.5, y: 20 }],
        },
      ],
    });
    await taskNow(client, { task: { taskNo: 'ST9', initiatorSigningPartyId: 'ENT1' } });
    expect(bodies.at(-1)).toEqual({ taskNo: 'ST9', unionId: 'ENT1' });
  });

  test('returns all links complete, to the character', async () => {
    const send = sender(client);
    expect(await send(AUTH_LINK, { signingPartyId: 'ENT1' })).toMatchObject({
      pcUrl: LINK,
      h5Url: LINK,
    });
    expect(await send(SILENT_LINK, { signingPartyId: 'ENT1' })).toMatchObject({ url: LINK });
    const variables = { by: { taskNo: 'ST1' }, signerSigningPartyId: 'PER1' };
    const { data } = await client.query<{ link: object }>(SIGNING_LINK, variables);
    expect(data?.link).toMatchObject({ h5Url: LINK, pcUrl: LINK, signStatus: 'CAN_SIGN' });
  });
});
