import { describe, expect, test } from 'vitest';
import { textPage } from '../../../packages/simulator/src/pdf/new-file.ts';
import { unprovisionedSeller } from '../../../packages/simulator/src/seed/parties.ts';
import { ask, create, ID_NUMBER, PATHS, PHONE } from './walk.ts';
import { textLike } from '../../texts.ts';
import { startScenario } from '../../scenario.ts';

const service = startScenario();

const created = (): number => service.calls(PATHS.create);
const billed = (): number => service.billed(PATHS.create);

describe('a contract is rejected by the platform', () => {
  test.each([
    ['the company’s keyword', ['乙方签字'], '甲方盖章'],
    ['the person’s keyword', ['甲方盖章'], '乙方签字'],
  ])('without %s in the PDF, and nothing is billed', async (_case, lines, missing) => {
    expect(await create(service, {}, textPage(lines))).toMatchObject({
      __typename: 'PlatformRejectedError',
      hint: textLike(new RegExp(missing)),
    });
    expect(await ask(service)).toMatchObject({
      state: 'REJECTED',
      rejection: { hint: textLike(new RegExp(missing)) },
    });
    expect(billed()).toBe(0);
  });

  test('for a company that was not opened', async () => {
    const companyTaxNumber = unprovisionedSeller.taxNumber;
    const refused = await create(service, { companyTaxNumber });
    expect(refused).toMatchObject({ __typename: 'PlatformRejectedError' });
  });

  test('and accepted with names and keywords of any length, as no document limits one', async () => {
    const long = { name: '合'.repeat(300), signerName: '阿'.repeat(300) };
    expect(await create(service, long)).toMatchObject({ state: 'SIGNING' });
    const keyword = { contractId: 'contract-2', enterpriseKeyword: '公'.repeat(51) };
    expect(await create(service, keyword)).toMatchObject({ __typename: 'PlatformRejectedError' });
  });

  test('and accepted with its own keywords', async () => {
    const keywords = { enterpriseKeyword: '公司盖章处', personKeyword: '本人签名处' };
    const pdf = textPage(Object.values(keywords));
    expect(await create(service, keywords, pdf)).toMatchObject({ state: 'SIGNING' });
  });
});

describe('a contract is rejected before any call', () => {
  test.each([
    ['companyTaxNumber', '9144030', 'must be a unified social credit code: 18 digits or letters'],
    ['contractId', ID_NUMBER, 'and be no ID or mobile number'],
    ['contractId', PHONE, 'and be no ID or mobile number'],
    ['sellerId', ID_NUMBER, 'and be no ID number'],
    ['contractId', 'a b', 'without spaces'],
    ['signerIdNumber', '11010119850315421', 'must be the 18 characters of a resident ID card'],
    ['signerIdNumber', '11010119850315421A', 'must be the 18 characters of a resident ID card'],
    ['signerPhone', '1390000001', 'must be a mobile number of 11 digits'],
    ['signerPhone', '12900000011', 'must be a mobile number of 11 digits'],
    ['deadlineDays', 0, 'must be a whole number from 1 to 3650'],
    ['deadlineDays', 3651, 'must be a whole number from 1 to 3650'],
    ['name', '', 'must not be empty'],
    ['signerName', '', 'must not be empty'],
    ['enterpriseKeyword', '', 'must not be empty'],
    ['personKeyword', '甲方盖章', 'must not be the enterpriseKeyword'],
  ])('for %s = %j', async (path, value, message) => {
    const refused = await create(service, { [path]: value });
    expect(refused).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: `input.${path}`.split('.'), message: textLike(new RegExp(message)) }],
    });
    expect(JSON.stringify(refused)).not.toContain(PHONE.slice(0, 10));
    expect(created()).toBe(0);
  });

  test('for a file that is no PDF, whatever its name, and for an unknown id', async () => {
    const docx = Buffer.from('PK\u0003\u0004');
    await expect(create(service, {}, docx)).rejects.toThrow('415');
    const forged = `${Buffer.from('{"format":"pdf","byteSize":9}').toString('base64url')}.x`;
    expect(await create(service, { file: forged })).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [
        { path: ['input', 'file'], message: textLike(/sent here within the last hour/) },
      ],
    });
    const huge = { format: 'pdf', byteSize: 60 * 1024 * 1024 + 1 };
    const file = `${Buffer.from(JSON.stringify(huge)).toString('base64url')}.x`;
    expect(await create(service, { file })).toMatchObject({
      fieldErrors: [{ path: ['input', 'file'], message: textLike(/at most 62914560 bytes/) }],
    });
    expect(created()).toBe(0);
  });
});
