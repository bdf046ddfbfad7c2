import { buyer } from '../../packages/simulator/src/seed/parties.ts';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf, reaches } from '../following.ts';
import {
  CalculateTaxAndOrderDocument,
  CreateContractDocument,
  FollowContractDocument,
  FollowInvoiceDocument,
  FollowRedOffsetDocument,
  FollowReverseInvoiceDocument,
  FollowScrapInvoiceDocument,
  FollowSellerDocument,
  FollowTaxPaymentDocument,
  IssueInvoiceDocument,
  IssueInvoiceIndividualDocument,
  IssueInvoiceRefusedDocument,
  IssueScrapInvoiceDocument,
  OnboardSellerDocument,
  OpenH5SellerDocument,
  PayAndIssueReverseInvoiceDocument,
  PreOpenScrapOrderDocument,
  RedOffsetDocument,
  RegisterSellerDocument,
} from '../generated/operations.ts';
import type { RunningService } from '../harness.ts';
import type { ManualClock } from '../manual-clock.ts';

/** So small that what happens in real time, such as HTTP, is not left behind for minutes. */
const STEP_MS = 50;

type Variables = Readonly<Record<string, unknown>>;
type Ordered = Parameters<RunningService['query']>[0];

/** Numbers of which more than one step speaks. */
const DAY = {
  issued: 'FP-20261121-001',
  rejected: 'FP-20261121-003',
  contract: 'HT-2026-0087',
  seller: 'seller-zhang',
} as const;

/**
 * A day's business of a made-up company, the same each time: things of many kinds, some done, some refused, some that
 * wait for somebody. The clock stands when it returns.
 */
export async function doBusiness(service: RunningService, clock: ManualClock): Promise<void> {
  const day = new Day(service, clock);
  await day.issueInvoices();
  await day.paySeller();
  await day.buyScrap();
  await day.signContract();
  await day.leaveUnderWay();
}

class Day {
  readonly #service: RunningService;
  readonly #clock: ManualClock;

  constructor(service: RunningService, clock: ManualClock) {
    this.#service = service;
    this.#clock = clock;
  }

  async issueInvoices(): Promise<void> {
    await this.#send(IssueInvoiceDocument, { orderId: DAY.issued });
    await this.#send(IssueInvoiceIndividualDocument, { orderId: 'FP-20261121-002' });
    await this.#send(
      IssueInvoiceRefusedDocument,
      { orderId: DAY.rejected },
      'PlatformRejectedError',
    );
    await this.#until(FollowInvoiceDocument, { orderId: DAY.issued }, 'ISSUED');
    await this.#send(RedOffsetDocument, { orderId: DAY.issued, redOffsetId: 'HC-20261121-001' });
    await this.#until(FollowRedOffsetDocument, { orderId: DAY.issued }, 'OFFSET');
  }

  async paySeller(): Promise<void> {
    const sellerId = DAY.seller;
    const orderId = 'FX-20261121-001';
    await this.#send(OnboardSellerDocument, { sellerId });
    await this.#until(FollowSellerDocument, { sellerId }, 'FACE_SCANNED');
    await this.#send(RegisterSellerDocument, { sellerId });
    await this.#until(FollowSellerDocument, { sellerId }, 'ONBOARDED');
    await this.#send(PayAndIssueReverseInvoiceDocument, { sellerId, orderId });
    await this.#until(FollowReverseInvoiceDocument, { orderId }, 'DONE');
  }

  async buyScrap(): Promise<void> {
    const { calculateTaxAndOrder } = dataOf(
      await this.#service.query(CalculateTaxAndOrderDocument, { orderId: 'SG-20261121-001' }),
    );
    if (!('taxSlipNumber' in calculateTaxAndOrder)) throw new Error('Nothing was ordered.');
    const { taxSlipNumber, invoiceNumber } = calculateTaxAndOrder;
    await this.#until(FollowTaxPaymentDocument, { taxSlipNumber }, 'PAID');
    await this.#send(IssueScrapInvoiceDocument, { invoiceNumber });
    await this.#until(FollowScrapInvoiceDocument, { invoiceNumber }, 'ISSUED');
  }

  async signContract(): Promise<void> {
    await this.#send(CreateContractDocument, { contractId: DAY.contract });
    await this.#until(FollowContractDocument, { by: { contractId: DAY.contract } }, 'COMPLETED');
  }

  async leaveUnderWay(): Promise<void> {
    this.#service.sandbox.controls.setProgressDelay({ delayMs: null });
    await this.#send(OnboardSellerDocument, { sellerId: 'seller-li' });
    await this.#send(PayAndIssueReverseInvoiceDocument, {
      sellerId: DAY.seller,
      orderId: 'FX-20261121-002',
    });
    await this.#send(PreOpenScrapOrderDocument, { orderId: 'SG-20261121-002' });
    await this.#send(CreateContractDocument, { contractId: 'HT-2026-0088' });
    await this.#send(OpenH5SellerDocument, { sellerId: 'seller-san' });
    await this.#send(ISSUE, {
      input: order({ orderId: 'FP-20261121-004', buyer: { enterprise: buyer } }),
    });
  }

  /** Sends it, and is answered with this error, or with none. */
  async #send(document: Ordered, variables: Variables, expected = ''): Promise<void> {
    const data = dataOf(await this.#service.query(document, variables));
    const [, error = ''] = /"__typename":"(\w+Error)"/.exec(JSON.stringify(data)) ?? [];
    if (error !== expected) throw new Error(JSON.stringify(data));
  }

  async #until(document: Ordered, variables: Variables, state: string): Promise<void> {
    const updates = this.#service.subscribe<Readonly<Record<string, { state: string | null }>>>(
      document as string, // each document follows one thing, and selects its state
      variables,
    );
    await reaches(updates, state, this.#clock, STEP_MS).catch((error: unknown) => {
      throw new Error(`${JSON.stringify(variables)} did not become ${state}.`, { cause: error });
    });
    updates.close();
  }
}
