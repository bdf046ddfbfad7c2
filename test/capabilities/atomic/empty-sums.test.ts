import { describe, expect, test } from 'vitest';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';
import type { Answer } from '../../harness.ts';

const QUOTA =
  '{ creditQuota(buyerTaxNumber: "91460100MA5RYC037E") { isPaused monthTotal available downloaded downloadedNotUploaded month } }';

const PERSON = `query ($person: NaturalPersonInput!) { naturalPersonIssuing(person: $person) {
  isBlocked month monthlyCumulative incomeTaxBase incomeTaxPaid
  channels { channel generalAmount specialAmount generalTax invoiceCount }
} }`;

const quota = { ztsxbz: 'N', bysxed: null, kysyed: null, yxzed: null, yxzwsyed: 1.5, sq: '202611' };

const channel = (letters: string): object => ({
  [`${letters}fxkpppje`]: null,
  [`${letters}fxkpzpje`]: 2,
  [`${letters}fxkpppse`]: null,
  [`${letters}fxkpfs`]: null,
});

const person = {
  zdfxkpzrrbz: 'N',
  kpyf: '202611',
  yljkpzje: null,
  ...channel('lq'),
  ...channel('dp'),
  ...channel('sk'),
  lqgsljje: null,
  yjgsljse: null,
};

async function ask(data: object, document: string): Promise<Answer> {
  const said = { returncode: '00', ...data };
  const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', said));
  const idCard = {
    name: '张三',
    certificateKind: 'RESIDENT_ID_CARD',
    idNumber: '110101199003071233',
  };
  return (await startBefore(stub)).query(document, { person: idCard });
}

describe('a sum that the tax bureau leaves empty', () => {
  test('is 0 in a quota', async () => {
    const { data, errors } = await ask(quota, QUOTA);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      creditQuota: {
        isPaused: false,
        monthTotal: '0.00',
        available: '0.00',
        downloaded: '0.00',
        downloadedNotUploaded: '1.50',
        month: '2026-11',
      },
    });
  });

  test('is 0 in the sums issued for a person', async () => {
    const { data, errors } = await ask(person, PERSON);
    expect(errors).toBeUndefined();
    const none = {
      generalAmount: '0.00',
      specialAmount: '2.00',
      generalTax: '0.00',
      invoiceCount: 0,
    };
    expect(data).toEqual({
      naturalPersonIssuing: {
        isBlocked: false,
        month: '2026-11',
        monthlyCumulative: '0.00',
        incomeTaxBase: '0.00',
        incomeTaxPaid: '0.00',
        channels: [
          { channel: 'DIRECT_CONNECTION', ...none },
          { channel: 'E_TICKET_PLATFORM', ...none },
          { channel: 'TAX_CONTROL_DEVICES', ...none },
        ],
      },
    });
  });

  test('is null, not 0, if it is absent: it may have another name', async () => {
    const { kysyed: _available, ...others } = quota;
    const { data, errors } = await ask(others, QUOTA);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ creditQuota: { available: null, monthTotal: '0.00' } });
  });
});
