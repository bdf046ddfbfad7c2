/**
 * What a developer can do to the simulated platform; implemented by `src/sandbox`. All but the fate of
 * orders are settings of the running process: a restart brings back the defaults.
 */
export interface SandboxControls {
  /** The paths that faults can be set for. */
  readonly paths: readonly string[];
  /** What the key can be enabled for. */
  readonly products: readonly string[];
  /** Makes an endpoint misbehave, `times` times or, when null, until it is set to `NONE`. */
  setFault(path: string, fault: SandboxFault, times: number | null): void;
  /** Makes the addresses of files misbehave, for `times` readers or, when null, until it is set to `NONE`. */
  setFileFault(fault: SandboxFileFault, times: number | null): void;
  /** Lets things finish by themselves after `delayMs`, or, when null, only by hand; also those that wait already. */
  setProgressDelay(delayMs: number | null): void;
  /** How often each push is sent; 0 drops them. */
  setPushRepeats(times: number): void;
  /** Sets the platform's clock ahead (or, when negative, behind). */
  setClockSkew(seconds: number): void;
  /** How many billed units are left; null for no limit. */
  setQuota(units: number | null): void;
  /** Enables or disables the key for a product. */
  setProductEnabled(product: string, enabled: boolean): void;
  /** Finishes a waiting invoice order as issued; false when there is none. */
  issueInvoice(orderId: string): boolean;
  /** Lets the tax bureau reject a waiting invoice order; false when there is none. */
  rejectInvoice(orderId: string, reason: string): boolean;
  /** Lets the person behind an H5 link take the next step; false when nobody is under way there. */
  stepH5Session(token: string): boolean;
  /** Lets the handling behind an H5 link fail; false when nobody is under way there. */
  failH5Session(token: string, returnCode: string): boolean;
  /** Issues the red invoice of a waiting red-offset; false when there is none. */
  finishRedOffset(orderId: string): boolean;
  /** Lets the tax bureau refuse a waiting red-offset; false when there is none. */
  rejectRedOffset(orderId: string, reason: string): boolean;
  readonly settledReverse: SettledReverseControls;
  readonly atomic: AtomicControls;
  readonly scrapPurchase: ScrapPurchaseControls;
  readonly esign: EsignControls;
  readonly partnerContract: PartnerContractControls;
}

/** What a developer can do to pre-opened transactions. Each is false when there is none that it fits. */
export interface ScrapPurchaseControls {
  /** Pays a slip. */
  payTax(taxSlipNumber: string): boolean;
  /** Lets the deduction of a slip fail, which voids the transaction. */
  voidTransaction(taxSlipNumber: string): boolean;
}

/** What a developer can do at the tax bureau. Each is false when there is nothing that it fits. */
export interface AtomicControls {
  /** Ends the examination of an upload, or of one invoice in it: issued when `failure` is null. */
  finishUpload(ending: {
    readonly serial: string;
    readonly number: string | null;
    readonly failure: string | null;
  }): boolean;
  /** Moves a red confirmation to a status, in the platform's code. */
  setRedStatus(uuid: string, status: string): boolean;
}

/** What a developer can do to signing parties and tasks. Each is false when there is none that it fits. */
export interface EsignControls {
  /** Lets an enterprise or a person prove their real name. */
  authenticateParty(unionId: string): boolean;
  /** Lets an enterprise's administrator authorize silent signing. */
  authorizeSilentSigning(unionId: string): boolean;
  /** Lets somebody sign whose turn it is. */
  signContract(taskNo: string, unionId: string): boolean;
  /** Lets somebody refuse to sign. */
  refuseContract(taskNo: string, unionId: string, reason: string): boolean;
  /** Lets a task run out. */
  expireSigningTask(taskNo: string): boolean;
  /** Revokes a task. */
  revokeSigningTask(taskNo: string): boolean;
  /** Pushes a notice of a type about a party. */
  sendNotice(unionId: string, notifyType: number): boolean;
  /** Lets the next calls, `times` of them, fail with a code of the signing system's. */
  failCalls(upstreamCode: string, times: number): void;
}

/** What a developer can do to contracts, by the platform's number of them. */
export interface PartnerContractControls {
  /** Lets the next step happen, and says which it was; null when there is nothing left to do. */
  stepContract(contractNo: string): string | null;
  /** Refuses the handwriting; false when nobody is to sign. */
  refuseContractHandwriting(contractNo: string): boolean;
  /** Ends the time to sign; false when nobody is to sign. */
  expireContract(contractNo: string): boolean;
}

/** What a developer can do to sellers and their orders. Each is false when there is none that it fits. */
export interface SettledReverseControls {
  /** Lets the person scan their face. */
  finishFaceScan(userId: string): boolean;
  /** Ends the bank's audit of a seller: approved when `refusal` is null. */
  finishSellerAudit(userId: string, refusal: string | null): boolean;
  /** Lets the payer pay an order. */
  payReverseInvoice(orderId: string): boolean;
  /** Ends an order: issued, tax paid, remitted. */
  finishReverseInvoice(orderId: string): boolean;
  /** Ends an order: failed. */
  failReverseInvoice(orderId: string): boolean;
}

/** Ways in which an endpoint can misbehave. */
export const sandboxFaults = {
  NONE: 'It works.',
  BAD_GATEWAY: 'HTTP 502 from a proxy, without the envelope.',
  UPSTREAM_UNAVAILABLE: 'CYT_50200: the source behind the platform is away.',
  TOO_MANY_REQUESTS: 'CYT_42901.',
  QUOTA_EXHAUSTED: 'CYT_42900.',
  NOT_ENABLED: 'CYT_40301: the key is not of this product.',
  SLOW: 'It answers after five seconds.',
  LOST_REPLY: 'It acts and then cuts the connection instead of answering.',
  LOST_REQUEST: 'It cuts the connection without acting.',
  TRUNCATED: 'It acts, and the JSON of its answer ends in the middle.',
  HTML: 'It answers with a proxy’s HTML page and status 200.',
} as const;

/** Ways in which the addresses of files can misbehave. */
export const sandboxFileFaults = {
  NONE: 'They give the files.',
  NOT_FOUND: 'They answer 404.',
  HTML: 'They answer with an HTML page and status 200.',
  HUGE: 'They send 200 MB.',
  REDIRECT: 'They redirect to a private address.',
  STALLED: 'They send half of the file and then nothing more.',
} as const;

/** One of `sandboxFileFaults`. */
export type SandboxFileFault = keyof typeof sandboxFileFaults;

/** One of `sandboxFaults`. */
export type SandboxFault = keyof typeof sandboxFaults;
