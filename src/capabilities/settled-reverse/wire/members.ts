import type { JsonObject } from '../../../kernel/json/json.ts';
import type { Message } from '../../../messages/message.ts';
import { rules } from '../../../messages/rules.ts';
import * as r from '../../../platform/record/index.ts';
import { bankPerson } from '../../bank/wire/index.ts';

/** Characters without spaces, and no ID number, because it becomes the key of updates, which are not masked. */
export const ownNumber = {
  max: 64,
  pattern:
    /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$)[\x21-\x7e]*$/,
  hint: rules.ownNumberNoId({ max: 64 }),
} as const;

export const sellerId = r.text('userId', {
  ...ownNumber,
  doc: 'Your own id of the seller, never an ID number: it names the seller in updates and in later calls.',
});

export const orderId = r.text('orderId', {
  ...ownNumber,
  doc: 'Your number of the order: unique for ever, never used again, no personal data. The same number with the same input returns the existing order and sends nothing.',
});

export const originalOrderId = r.text('orderId', {
  ...ownNumber,
  doc: 'Number under which the invoice was ordered.',
});

const providerId = {
  max: 64,
  doc: 'Your id as a service provider (服务商编号), from the platform’s operator.',
} as const;

export const serviceProviderId = r.text('vendorId', providerId);

const buyersNumber = {
  doc: 'Tax number of the enterprise that buys (购买方纳税人识别号), and issues the invoice.',
} as const;

export const buyerTaxNumber = r.taxNumber('taxNo', buyersNumber);

const remembered = 'Not sent now, but stored and sent with every query of the seller’s status.';

/** Members that a caller may add for later queries, beyond the current request. */
export const askedWith = {
  serviceProviderId: r.unsent(
    r.text('vendorId?', { ...providerId, doc: `${providerId.doc} ${remembered}` }),
  ),
  buyerTaxNumber: r.unsent(r.taxNumber('taxNo?', { doc: `${buyersNumber.doc} ${remembered}` })),
};

export const returnUrl = r.url('jumpUrl', {
  doc: 'Address to which the page sends the person afterwards. The return says nothing about the outcome: follow the updates.',
});

export const isMock = r.mark('mock', {
  doc: 'True when this is demonstration content, because no bank is configured or a demo key is used. False: it is real, or its details were removed.',
});

/** The full response, because no document lists the bank's own fields under its `raw`. */
export const rawAnswer = r.rest({
  doc: 'The platform’s whole response, personal data masked. The bank’s own additions are under `raw` in it.',
  holds: [bankPerson],
});

/** A group of members that the documents mention without showing its fields. */
export function extra(examples: string): ReturnType<typeof r.rest> {
  return r.rest({
    doc: `Further members of the platform’s request that its documents do not show${examples}. Fields that this input itself has are rejected here.`,
  });
}

interface WithExtra {
  readonly extra?: JsonObject | null | undefined;
}

/** Rule of every input with `extra`: it must not contain members that are checked under their own names. */
export function noOwnNames(fields: Parameters<typeof r.writtenNames>[0]): {
  at: 'extra';
  message: (input: WithExtra) => Message;
  holds: (input: WithExtra) => boolean;
} {
  const own = new Set(r.writtenNames(fields));
  const wrong = ({ extra: given }: WithExtra): readonly string[] =>
    Object.keys(given ?? {}).filter((name) => own.has(name));
  return {
    at: 'extra',
    message: (input) => rules.noOwnNames({ names: wrong(input).join(', ') }),
    holds: (input) => wrong(input).length === 0,
  };
}

/** Response to the change of a payee (document 2, section 4.1). */
export const sellerChange = r.record(
  'SellerChange',
  'The bank’s response to a change of a seller’s payee record (收款人信息).',
  {
    bankResult: r.verbatim('result?', { doc: 'The bank’s result. Its values are not documented.' }),
    isMock,
    raw: rawAnswer,
  },
);
