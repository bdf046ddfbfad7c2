import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { personalNumbersIn } from '../../src/kernel/privacy/personal-numbers.ts';
import type { RunningService } from '../harness.ts';

/** An ID number of 18 digits in place of all enterprises' tax numbers: a household's is its owner's. */
export const HOUSEHOLD = '110101199003071234';

/** Personal numbers missing in the examples: ID numbers of 15 digits, cards with blanks, phones with +86. */
const IN_FREE_MEMBERS = {
  oldId: '110101900307123',
  card: '6222 0212 3456 7890 128',
  phone: '+86 13912345678',
  named: { contact: '13887654321' },
};

const FOLDER = join(import.meta.dirname, '../../schema/operations');

const mutations = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .filter((document) => /^mutation /m.test(document));

/** Numbers of one kind of taxpayer, which are not checked if they identify a person here. */
const ENTERPRISE = /\b9[123]\d{6}[0-9A-Z]{10}\b/g;

const RED_OFFSET = `mutation ($input: RedOffsetInput!) {
  redOffsetInvoice(input: $input) { __typename ... on Error { message } }
}`;

/**
 * Sends all mutations of the examples, and once more for households; then an order is
 * reversed with unknown members. Resolves with all personal numbers that were sent.
 */
export async function sendCanaries(service: RunningService): Promise<readonly string[]> {
  const documents = mutations.flatMap((document) => [document, forHousehold(document)]);
  for (const document of documents) await service.query(document);
  const orderId = 'example-individual-1';
  const issued = service.subscribe<InvoiceUpdate>(
    'subscription ($orderId: String!) { update: invoiceUpdates(orderId: $orderId) { state } }',
    { orderId },
  );
  while ((await issued.next(15_000)).data?.update.state !== 'ISSUED');
  const extra = { invoiceExtra: IN_FREE_MEMBERS, extra: IN_FREE_MEMBERS };
  const red = await service.query(RED_OFFSET, {
    input: { redOffsetId: 'canary', orderId, ...extra },
  });
  expect(red.data).toEqual({ redOffsetInvoice: { __typename: 'RedOffset' } });
  return [...new Set([...documents, JSON.stringify(IN_FREE_MEMBERS)].flatMap(numbersIn))];
}

interface InvoiceUpdate {
  readonly update: { readonly state: string };
}

/** Personal numbers in a text, unchanged and without group separators. */
function numbersIn(text: string): readonly string[] {
  return personalNumbersIn(text).flatMap(({ digits, start, end }) => [
    digits,
    text.slice(start, end),
  ]);
}

/** The same input under new numbers, as a repeated one is not written twice. */
function forHousehold(document: string): string {
  return document
    .replaceAll(ENTERPRISE, HOUSEHOLD)
    .replaceAll(/"example-([a-z])/g, '"household-$1');
}
