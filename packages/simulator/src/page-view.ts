/**
 * Vocabulary of the pages on which people do the steps that the platform waits for. They simulate pages of the platform, the bank
 * and the signing system, which are undocumented.
 */

/** Step that a person takes, in the order in which a page requests them. */
export type Deed =
  | 'SCAN_FACE'
  | 'ENTER_CODE'
  | 'WRITE_NAME'
  | 'ENTER_CARD'
  | 'AUTHORIZE'
  | 'PAY'
  | 'CONFIRM';

/** Kind of a page. */
export type Purpose =
  | 'ENTERPRISE_AUTHORIZATION'
  | 'FACE_SCAN'
  | 'PAYMENT'
  | 'RED_OFFSET'
  | 'H5_SELLER'
  | 'H5_ENTERPRISE'
  | 'REAL_NAME'
  | 'SILENT_AUTHORIZATION'
  | 'SIGNING'
  | 'CONTRACT'
  | 'BANK';

/** Outcome of a page. */
export type Outcome = 'DONE' | 'REFUSED' | 'FAILED' | 'CANCELED' | 'EXPIRED';

/** Reason why a step was rejected; the person can try again. */
export type Notice = 'FACE_NOT_RECOGNIZED' | 'WRONG_CODE' | 'HANDWRITING_REFUSED' | 'CARD_REFUSED';

/** Fact that a page shows about its business. */
export interface Fact {
  readonly about: 'PERSON' | 'COMPANY' | 'CONTRACT' | 'ORDER' | 'SELLER' | 'AMOUNT' | 'ANSWER';
  readonly value: string;
}

/** Page as the person sees it now. */
export interface PersonPageView {
  readonly purpose: Purpose;
  readonly facts: readonly Fact[];
  readonly steps: readonly { readonly deed: Deed; readonly done: boolean }[];
  /** Null while a step is left to do. */
  readonly outcome: Outcome | null;
  /** True while another person must act first. */
  readonly waits: boolean;
  /** Ways to end the page other than its steps. */
  readonly mayRefuse: boolean;
  readonly mayFail: boolean;
  /** Code from the text message, if the next step is to enter it. */
  readonly code: string | null;
  /** True if there is a PDF to read. */
  readonly hasDocument: boolean;
  readonly notice: Notice | null;
}

/** Action of a person on a page. */
export type Act =
  /** The person opens the page; the simulator stops acting for them. */
  | { readonly act: 'OPEN' }
  /** `isGood: false`: the camera does not recognize the face. */
  | { readonly act: 'SCAN_FACE'; readonly isGood: boolean }
  | { readonly act: 'ENTER_CODE'; readonly code: string }
  /** Number of strokes of the handwritten name; fewer than two are not accepted as a name. */
  | { readonly act: 'WRITE_NAME'; readonly strokes: number }
  | { readonly act: 'ENTER_CARD'; readonly card: string }
  | { readonly act: 'AUTHORIZE' | 'PAY' | 'CONFIRM' }
  | { readonly act: 'REFUSE'; readonly reason: string }
  | { readonly act: 'FAIL' };

/** All pages of the simulated platform, by the unguessable last segment of their addresses. */
export interface PersonPages {
  /** Performs an action and resolves with the resulting page; null if the token has no page. */
  act(token: string, act: Act): Promise<PersonPageView | null>;
  /** PDF that a page is about; null if there is none. */
  document(token: string): Uint8Array | null;
}
