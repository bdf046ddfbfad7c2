import { setRedStatus } from './behaviours/atomic/red-confirmations.ts';
import { type Ending, finishUpload, issuedInvoices } from './behaviours/atomic/uploads.ts';
import { type EsignControls, esignControls } from './behaviours/esign/controls.ts';
import { failSession, stepSession } from './behaviours/h5.ts';
import { issue, reject } from './behaviours/forward-invoicing/issuing.ts';
import { finishRedOffset, rejectRedOffset } from './behaviours/forward-invoicing/red-offset.ts';
import {
  expire,
  refuseHandwriting,
  type Step,
  takeStep,
} from './behaviours/partner-contract/signing.ts';
import {
  type Effects,
  effectsIn,
  pay as payTax,
  voidTransaction,
} from './behaviours/scrap-purchase/transactions.ts';
import { finish, pay } from './behaviours/settled-reverse/orders.ts';
import { finishAudit, finishFaceScan } from './behaviours/settled-reverse/sellers.ts';
import type { FaultName, Faults } from './faults.ts';
import type { FileFaultName, FileFaults } from './file-faults.ts';
import type { Gateway } from './gateway.ts';
import type { Progress } from './progress.ts';
import type { Pushes } from './pushes.ts';
import type { World } from './world.ts';

/**
 * What a developer can do to the simulated platform. All but the fate of orders are settings of the
 * running process: a restart brings back the defaults.
 */
export interface Controls {
  /** The paths that faults can be set for. */
  readonly paths: readonly string[];
  /** What the key can be enabled for. */
  readonly products: readonly string[];
  /** Makes the endpoint at `path` misbehave, `times` times or, when null, until it is set to `NONE`. */
  setFault(path: string, fault: FaultName, times: number | null): void;
  /** Makes the addresses of files misbehave, for `times` readers or, when null, until it is set to `NONE`. */
  setFileFault(fault: FileFaultName, times: number | null): void;
  /** Lets things finish by themselves after `delayMs`, or, when null, only by hand; also those that wait already. */
  setProgressDelay(delayMs: number | null): void;
  /** How often each push is sent; 0 drops those of the changes to come. */
  setPushRepeats(times: number): void;
  /** Sets the platform's clock ahead (or, when negative, behind). */
  setClockSkew(seconds: number): void;
  /** How many billed units are left; null for no limit. */
  setQuota(units: number | null): void;
  /** Enables or disables the key for a product. */
  setProductEnabled(product: string, enabled: boolean): void;
  /** Finishes a waiting invoice order as issued; false when there is none. */
  issueInvoice(orderId: string): boolean;
  /** Lets the tax bureau reject a waiting invoice order with this text; false when there is none. */
  rejectInvoice(orderId: string, reason: string): boolean;
  /** Lets the person behind an H5 link take the next step; false when nobody is under way there. */
  stepH5Session(token: string): boolean;
  /** Lets the handling behind an H5 link fail with a return code of the bank; false when nobody is under way there. */
  failH5Session(token: string, returnCode: string): boolean;
  /** Issues the red invoice of a waiting red-offset; false when there is none. */
  finishRedOffset(orderId: string): boolean;
  /** Lets the tax bureau refuse a waiting red-offset with this text; false when there is none. */
  rejectRedOffset(orderId: string, reason: string): boolean;
  /** Pre-opened transactions of scrap purchases. */
  readonly scrapPurchase: {
    /** Pays a slip; false when no unpaid transaction has it. */
    payTax(taxSlipNumber: string): boolean;
    /** Lets the deduction of a slip fail; false when no unpaid transaction has it. */
    voidTransaction(taxSlipNumber: string): boolean;
    /** What came about so far. */
    effects(): Effects;
  };
  /** Sellers and their orders; each is false when there is none that it fits. */
  readonly settledReverse: {
    /** Lets a person scan their face. */
    finishFaceScan(userId: string): boolean;
    /** Ends the bank's audit of a seller: approved when `refusal` is null. */
    finishSellerAudit(userId: string, refusal: string | null): boolean;
    /** Lets the payer pay an order. */
    payReverseInvoice(orderId: string): boolean;
    /** Ends an order: issued, tax paid, remitted. */
    finishReverseInvoice(orderId: string): boolean;
    /** Ends an order: failed. */
    failReverseInvoice(orderId: string): boolean;
  };
  /** Invoices and red confirmations at the tax bureau; each is false when there is none that it fits. */
  readonly atomic: {
    /** Ends the examination of an upload, or of one invoice in it. */
    finishUpload(ending: Ending): boolean;
    /** Moves a red confirmation to a status, `01` to `13`. */
    setRedStatus(uuid: string, status: string): boolean;
    /** How many invoices came into being by uploads. */
    issuedInvoices(): number;
  };
  readonly esign: EsignControls;
  /** Contracts, by their number. */
  readonly partnerContract: {
    /** Lets the next step happen, and says which it was; null when there is nothing left to do. */
    stepContract(contractNo: string): Step | null;
    /** Refuses the handwriting of a person who has not signed yet; false when there is none. */
    refuseContractHandwriting(contractNo: string): boolean;
    /** Ends the time to sign; false when nobody is to sign. */
    expireContract(contractNo: string): boolean;
  };
}

interface ControlledParts {
  readonly faults: Faults;
  readonly fileFaults: FileFaults;
  readonly gateway: Gateway;
  readonly progress: Progress;
  readonly pushes: Pushes;
  readonly world: World;
  readonly transaction: <T>(work: () => T) => T;
  readonly setSkewMs: (skewMs: number) => void;
  /** Called when something may have become due. */
  readonly changed: () => void;
}

/** The controls of one sandbox. */
export function createControls(parts: ControlledParts): Controls {
  const { faults, fileFaults, gateway, progress, pushes, world, transaction, setSkewMs, changed } =
    parts;
  return {
    paths: gateway.paths,
    products: gateway.products,
    setFault: (path, fault, times) => faults.set(path, fault, times),
    setFileFault: (fault, times) => fileFaults.set(fault, times),
    setProgressDelay: (delayMs) => {
      progress.delayMs = delayMs;
      changed();
    },
    setPushRepeats: (times) => {
      pushes.repeats = times;
    },
    setClockSkew: (seconds) => setSkewMs(seconds * 1000),
    setQuota: (units) => {
      gateway.quota = units;
    },
    setProductEnabled: (product, enabled) => gateway.enable(product, enabled),
    issueInvoice: (orderId) => transaction(() => issue(orderId, world)),
    rejectInvoice: (orderId, reason) => transaction(() => reject(orderId, reason, world)),
    stepH5Session: (token) => transaction(() => stepSession(token, world)),
    failH5Session: (token, returnCode) => transaction(() => failSession(token, returnCode, world)),
    finishRedOffset: (orderId) => transaction(() => finishRedOffset(orderId, world)),
    rejectRedOffset: (orderId, reason) =>
      transaction(() => rejectRedOffset(orderId, reason, world)),
    scrapPurchase: {
      payTax: (slip) => transaction(() => payTax(slip, world)),
      voidTransaction: (slip) => transaction(() => voidTransaction(slip, world)),
      effects: () => effectsIn(world),
    },
    settledReverse: {
      finishFaceScan: (userId) => transaction(() => finishFaceScan(userId, world)),
      finishSellerAudit: (userId, refusal) =>
        transaction(() => finishAudit(userId, refusal, world)),
      payReverseInvoice: (orderId) => transaction(() => pay(orderId, world)),
      finishReverseInvoice: (orderId) => transaction(() => finish(orderId, true, world)),
      failReverseInvoice: (orderId) => transaction(() => finish(orderId, false, world)),
    },
    atomic: {
      finishUpload: (ending) => transaction(() => finishUpload(ending, world)),
      setRedStatus: (uuid, status) => transaction(() => setRedStatus(uuid, status, world)),
      issuedInvoices: () => transaction(() => issuedInvoices(world)),
    },
    esign: esignControls(world, transaction),
    partnerContract: {
      stepContract: (contractNo) => transaction(() => takeStep(contractNo, world)),
      refuseContractHandwriting: (contractNo) =>
        transaction(() => refuseHandwriting(contractNo, world)),
      expireContract: (contractNo) => transaction(() => expire(contractNo, world)),
    },
  };
}
