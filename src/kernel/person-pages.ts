/**
 * Vocabulary of the pages on which people do what the platform waits for. They stand for pages of the platform, the
 * bank and the signing system, which are undocumented.
 */

/** The path below which the service has those pages, before the token. */
export const PERSON_PAGES_PATH = '/sandbox/pages/';

/** A deed of the person, in the order in which a page asks for it. */
export type Deed =
  | 'SCAN_FACE'
  | 'ENTER_CODE'
  | 'WRITE_NAME'
  | 'ENTER_CARD'
  | 'AUTHORIZE'
  | 'PAY'
  | 'CONFIRM';

/** The sort of a page. */
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

/** The reason why a deed was not taken; the person can try again. */
export type Notice = 'FACE_NOT_RECOGNIZED' | 'WRONG_CODE' | 'HANDWRITING_REFUSED' | 'CARD_REFUSED';

/** Something that a page says of its business. */
export interface Fact {
  readonly about: 'PERSON' | 'COMPANY' | 'CONTRACT' | 'ORDER' | 'SELLER' | 'AMOUNT' | 'ANSWER';
  readonly value: string;
}

/** A page as the person sees it at a moment. */
export interface PersonPageView {
  readonly purpose: Purpose;
  readonly facts: readonly Fact[];
  readonly steps: readonly { readonly deed: Deed; readonly done: boolean }[];
  /** Null while there is something to do. */
  readonly outcome: Outcome | null;
  /** True while another person has to act first. */
  readonly waits: boolean;
  /** The ways out that the page offers beside its deeds. */
  readonly mayRefuse: boolean;
  readonly mayFail: boolean;
  /** The code that came by text message, where the next deed is to type it in. */
  readonly code: string | null;
  /** True where there is a PDF to read. */
  readonly hasDocument: boolean;
  readonly notice: Notice | null;
}

/** Something that the person does on a page. */
export type Act =
  /** They open it; the simulator stops acting for them. */
  | { readonly act: 'OPEN' }
  /** `isGood: false`: the camera does not know the face. */
  | { readonly act: 'SCAN_FACE'; readonly isGood: boolean }
  | { readonly act: 'ENTER_CODE'; readonly code: string }
  /** In how many strokes the name was written; fewer than two are no name. */
  | { readonly act: 'WRITE_NAME'; readonly strokes: number }
  | { readonly act: 'ENTER_CARD'; readonly card: string }
  | { readonly act: 'AUTHORIZE' | 'PAY' | 'CONFIRM' }
  | { readonly act: 'REFUSE'; readonly reason: string }
  | { readonly act: 'FAIL' };

/** All pages of the simulated platform, by the unguessable last part of their addresses. */
export interface PersonPages {
  /** The page after what the person did there; null when there is none under the token. */
  act(token: string, act: Act): Promise<PersonPageView | null>;
  /** The PDF that a page is about; null when there is none. */
  document(token: string): Uint8Array | null;
}
