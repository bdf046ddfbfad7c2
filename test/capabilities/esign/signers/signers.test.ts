import { describe, expect, test } from 'vitest';
import {
  AUTH_LINK,
  company,
  person,
  REGISTER_COMPANY,
  REGISTER_SIGNER,
  sender,
  SIGNER_UPDATES,
} from '../walk.ts';
import { startSaying } from '../../answering-stub.ts';
import { anyText, textLike } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import { next, type Step } from '../../../following.ts';

const service = startScenario();

const controls = () => service.sandbox.controls;

const send = (document: string, input: object) => sender(service)(document, input);

test.each([
  [
    { unionId: 'U1', registerCode: 2 },
    { result: 'EXISTS_WITH_OTHER_NAME', signingPartyId: 'U1' },
  ],
  [
    { unionId: 'U1', registerCode: '1' },
    { result: 'EXISTS', signingPartyId: 'U1' },
  ],
  [{ registerCode: 2 }, { __typename: 'PlatformRejectedError', message: '实名信息不一致' }],
  [{ unionId: 'U1' }, { __typename: 'PlatformRejectedError', message: '实名信息不一致' }],
])('a registration that is no success for the platform, with %j, is %j', async (data, result) => {
  const said = { ok: false, reason: '实名信息不一致', ...data };
  const before = await startSaying({ '/person/register': said });
  expect((await before.query(REGISTER_SIGNER, { input: person })).data).toMatchObject({ result });
});

describe('a person', () => {
  test('is new, exists, or exists under another identity, which the caller must resolve', async () => {
    const first = await send(REGISTER_SIGNER, person);
    expect(first).toMatchObject({
      signingPartyId: textLike(/^PER/),
      result: 'REGISTERED',
      resultCode: '3',
      signer: { personId: person.personId, state: 'REGISTERED', result: 'REGISTERED' },
    });
    const { signingPartyId } = first;
    expect(await send(REGISTER_SIGNER, person)).toMatchObject({
      signingPartyId,
      result: 'EXISTS',
      resultCode: '1',
      signer: { result: 'EXISTS' },
    });
    const other = { ...person, name: '李四', idNumber: '110101199001016530' };
    expect(await send(REGISTER_SIGNER, other)).toMatchObject({
      signingPartyId,
      result: 'EXISTS_WITH_OTHER_NAME',
      resultCode: '2',
      signer: { result: 'EXISTS_WITH_OTHER_NAME' },
    });
  });

  test('with their own link is reported as a person', async () => {
    const { signingPartyId } = await send(REGISTER_SIGNER, person);
    const updates = service.subscribe<Step>(SIGNER_UPDATES, { signingPartyId });
    expect(await next(updates)).toMatchObject({ state: 'REGISTERED', notice: null });
    await send(AUTH_LINK, { signingPartyId, personMethods: ['FACE', 'BANK_CARD'] });
    controls().authenticateSigningParty({ signingPartyId: String(signingPartyId) });
    expect(await service.inTime(next(updates))).toMatchObject({
      state: 'AUTHENTICATION_REPORTED',
      confirmed: false,
      notice: { type: 'AUTHENTICATION' },
    });
    const { data } = await service.query(
      `{ signingCompany(signingPartyId: "${String(signingPartyId)}") { state } }`,
    );
    expect(data).toEqual({ signingCompany: null });
  });
});

const registrations = [
  ['an enterprise', REGISTER_COMPANY, company, 'company', 'companyId'],
  ['a person', REGISTER_SIGNER, person, 'signer', 'personId'],
] as const;

describe.each(registrations)('the own id of %s', (_what, document, party, shownAt, name) => {
  test.each([
    ['a234567', /^must have 8 to 20/],
    ['a'.repeat(21), /^must have 8 to 20/],
    [' '.repeat(9), /^must not be blank/],
  ])('like %j is rejected before any call', async (own, message) => {
    expect(await send(document, { ...party, [name]: own })).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: ['input', name], message: textLike(message) }],
    });
  });

  test.each(['with spaces', '青禾科技有限公司', 'a'.repeat(20)])(
    'is any text of 8 to 20 characters, such as %s',
    async (own) => {
      expect(await send(document, { ...party, [name]: own })).toMatchObject({
        [shownAt]: { [name]: own },
      });
    },
  );

  test.each(['13900000077', '110101198503154217'])(
    'is stored and shown masked if it is personal: %s',
    async (own) => {
      const starred = { [shownAt]: { [name]: textLike(/^\d{0,6}\*{4,}\d{0,4}$/) } };
      expect(await send(document, { ...party, [name]: own })).toMatchObject({
        signingPartyId: anyText,
        ...starred,
      });
      expect(await send(document, { ...party, [name]: own })).toMatchObject(starred);
    },
  );
});
