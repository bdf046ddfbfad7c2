import { expect } from 'vitest';
import { type Platform, send } from '../differential.ts';

/** The business interfaces of document 2, section 4.3. */
export const lqbiz = (suffix: string): string => `/api/v1/invoice/reverse/lqbiz/${suffix}`;

export const enterprise = '91460100MA5RYC037E';

/** A person without sales so far. */
export const newcomer = (serial: string) => ({
  zrrxm: '林初卖',
  sfzjhm: `460106198510${serial.slice(-6)}`,
});

/** Interface 5. Of its request the kind and the flag are documented, by interface 7; the other names are open. */
export const orderOf = (person: object, change: object = {}) => ({
  nsrsbh: enterprise,
  ...person,
  ykfplx: '02',
  sfxszy: 'N',
  ykfpje: 1000,
  ...change,
});

/** Response to an order. */
export interface Ordered {
  readonly ykfphm: string;
  readonly dzsphm?: string;
  readonly tax: { readonly items: readonly unknown[]; readonly yjsfhj: number };
}

/** Pre-opens an invoice. */
export async function ordered(platform: Platform, request: object): Promise<Ordered> {
  const { body } = await send(platform, lqbiz('tax/calc-order'), request);
  expect(body).toMatchObject({ code: 'CYT_00000' });
  return body['data'] as Ordered; // as document 2 names it; the tests compare what they use
}

/** Pre-opens an invoice of 1,000.00 and pays its tax. */
export async function paid(serial: string, platform: Platform): Promise<Ordered> {
  const order = await ordered(platform, orderOf(newcomer(serial)));
  platform.controls.payScrapTax({ taxSlipNumber: order.dzsphm ?? '' });
  return order;
}
