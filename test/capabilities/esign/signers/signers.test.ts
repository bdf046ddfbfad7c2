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
import { anyText, textLike } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import { next, type Step } from '../../../following.ts';

const service = startScenario();

const controls = () => service.sandbox.controls;

const send = (document: string, input: object) => sender(service)(document, input);

describe('a person', () => {
  test('is new, exists, or exists as somebody else, which is for the caller to decide', async () => {
    const first = await send(REGISTER_SIGNER, person);
    expect(first).toMatchObject({
      unionId: textLike(/^PER/),
      result: 'REGISTERED',
      resultCode: '3',
      signer: { uid: person.uid, state: 'REGISTERED', result: 'REGISTERED' },
    });
    const { unionId } = first;
    expect(await send(REGISTER_SIGNER, person)).toMatchObject({
      unionId,
      result: 'EXISTS',
      resultCode: '1',
      signer: { result: 'EXISTS' },
    });
    const other = { ...person, name: '李四', idNumber: '110101199001016530' };
    expect(await send(REGISTER_SIGNER, other)).toMatchObject({
      unionId,
      result: 'EXISTS_WITH_OTHER_NAME',
      resultCode: '2',
      signer: { result: 'EXISTS_WITH_OTHER_NAME' },
    });
  });

  test('whose own link was made is reported on as a person', async () => {
    const { unionId } = await send(REGISTER_SIGNER, person);
    const updates = service.subscribe<Step>(SIGNER_UPDATES, { unionId });
    expect(await next(updates)).toMatchObject({ state: 'REGISTERED', notice: null });
    await send(AUTH_LINK, { unionId, personMethods: ['FACE', 'BANK_CARD'] });
    controls().authenticateSigningParty({ unionId: String(unionId) });
    expect(await service.inTime(next(updates))).toMatchObject({
      state: 'AUTHENTICATION_REPORTED',
      confirmed: false,
      notice: { type: 'AUTHENTICATION' },
    });
    const { data } = await service.query(
      `{ signingCompany(unionId: "${String(unionId)}") { state } }`,
    );
    expect(data).toEqual({ signingCompany: null });
  });
});

const registrations = [
  ['an enterprise', REGISTER_COMPANY, company, 'company'],
  ['a person', REGISTER_SIGNER, person, 'signer'],
] as const;

describe.each(registrations)('the uid of %s', (_what, document, party, shownAt) => {
  test.each([
    ['a234567', /^must have 8 to 20/],
    ['a'.repeat(21), /^must have 8 to 20/],
    [' '.repeat(9), /^must not be blank/],
  ])('like %j is refused before any call', async (uid, message) => {
    expect(await send(document, { ...party, uid })).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: ['input', 'uid'], message: textLike(message) }],
    });
  });

  test.each(['with spaces', '青禾科技有限公司', 'a'.repeat(20)])(
    'is any text of 8 to 20 characters, such as %s',
    async (uid) => {
      expect(await send(document, { ...party, uid })).toMatchObject({ [shownAt]: { uid } });
    },
  );

  test.each(['13900000077', '110101198503154217'])(
    'is kept and shown starred where it is personal: %s',
    async (uid) => {
      const starred = { [shownAt]: { uid: textLike(/^\d{0,6}\*{4,}\d{0,4}$/) } };
      expect(await send(document, { ...party, uid })).toMatchObject({
        unionId: anyText,
        ...starred,
      });
      expect(await send(document, { ...party, uid })).toMatchObject(starred);
    },
  );
});
