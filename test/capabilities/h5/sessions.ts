import { expect } from 'vitest';
import type { Subscription } from '../../harness.ts';
import {
  FollowH5SessionDocument,
  type FollowH5SessionSubscription,
  H5SessionDocument,
} from '../../generated/operations.ts';
import type { Scenario } from '../../scenario.ts';

export const STATUS_PATH = '/api/h5/<token>';
export const ID_NUMBER = '110101199003071234';
export const PHONE = '13912345678';
export const CARD = '6222020200112233445';

export const OPEN = `mutation ($input: H5SessionInput!) {
  openH5Session(input: $input) {
    __typename
    ... on H5Link { token }
    ... on Error { code platformCode message hint retryable }
    ... on InvalidInputError { fieldErrors { path message } }
  }
}`;

export const seller = { sellerId: 'seller-1', payerNumber: 'PAYER-0001' };

export const bySeller = (change: object = {}): object => ({
  handling: { seller: { ...seller, ...change } },
});

export interface Opened {
  readonly openH5Session: Readonly<Record<string, unknown>> & { readonly token: string };
}

export async function open(service: Scenario, input: object = bySeller()): Promise<string> {
  const { data, errors } = await service.query<Opened>(OPEN, { input });
  const token = data?.openH5Session.token;
  if (token === undefined) throw new Error(JSON.stringify([data, errors]));
  return token;
}

export const follow = (
  service: Scenario,
  token: string,
  after: string | null = null,
): Subscription<FollowH5SessionSubscription> =>
  service.subscribe(FollowH5SessionDocument, { token, after });

/** The person takes a step, which the tracker's next poll finds. */
export async function step(service: Scenario, token: string): Promise<void> {
  expect(service.sandbox.controls.stepH5Session({ token })).toBe(true);
  await service.clock.advance(6_000);
}

export const ask = async (service: Scenario, token: string) =>
  (await service.query(H5SessionDocument, { token })).data?.h5Session ?? null;
