import { codes } from '../../../platform/record/index.ts';

const asInput = { inputOnly: true } as const;

/** `companyAuthType` (document 3, section 4.2). */
export const companyAuthMethod = codes(
  'CompanyAuthMethod',
  'How an enterprise proves its real name.',
  {
    LEGAL_REPRESENTATIVE: [
      '1',
      'Four elements of the enterprise, and the legal representative in person: recommended, the fastest',
    ],
    PAYMENT: ['2', 'Three elements, and a payment to the enterprise’s public account'],
    AUTHORIZATION_LETTER: ['3', 'Four elements, and a letter of authorization'],
  },
  asInput,
);

/** `authTypes` and `signAuthTypes` (document 3, section 4.2). */
export const personAuthMethod = codes(
  'PersonAuthMethod',
  'How a person proves their real name.',
  {
    THREE_ELEMENTS: ['1', 'Three elements'],
    BANK_CARD: ['2', 'Four elements, with a bank card: no face scan'],
    FACE: ['3', 'A face scan'],
  },
  asInput,
);

/** `registerCode` (document 3, section 2). */
export const registerCode = codes(
  'SignerRegistrationResult',
  'What became of the registration of a person.',
  {
    REGISTERED: ['3', 'Registered now'],
    EXISTS: ['1', 'Existed already, with the same real name'],
    EXISTS_WITH_OTHER_NAME: [
      '2',
      'Existed already, with another real name. You decide: find out who the person is before you let them sign',
    ],
  },
);

/** `color` (document 3, section 4.2). */
export const sealColor = codes(
  'SealColor',
  'Colour of a seal.',
  { RED: ['0', 'Red'], BLUE: ['1', 'Blue'], BLACK: ['2', 'Black'] },
  asInput,
);

/** `font` (document 3, section 4.2). */
export const sealFont = codes(
  'SealFont',
  'Typeface of a seal.',
  {
    IMITATION_SONG: ['0', 'Imitation Song'],
    REGULAR_SCRIPT: ['1', 'Regular script'],
    BOLD: ['2', 'Bold'],
  },
  asInput,
);

/** `shape` (document 3, section 4.2). */
export const sealShape = codes(
  'SealShape',
  'Shape of a seal.',
  { CIRCLE: ['0', 'Circle'], ELLIPSE: ['1', 'Ellipse'] },
  asInput,
);

/** `sortType` (document 3, section 4.2). */
export const signingOrder = codes(
  'SigningOrder',
  'Whether signers sign one after the other.',
  {
    ORDERED: ['1', 'In the order of their `turn`; whoever is not yet due waits'],
    UNORDERED: ['2', 'In any order'],
  },
  asInput,
);

/** `authType` (document 3, section 4.2). */
export const signingProof = codes(
  'SigningProof',
  'How signers prove who they are when they sign.',
  { SMS: ['1', 'A code by SMS'], FACE: ['2', 'A face scan'] },
  asInput,
);

/** `userType` (document 3, section 2). */
export const partyKind = codes(
  'SigningPartyKind',
  'What a signing party is.',
  { PERSON: ['1', 'A natural person'], COMPANY: ['2', 'An enterprise'] },
  asInput,
);

/** `signType` (document 3, section 2). */
export const signingMode = codes(
  'SigningMode',
  'How an enterprise stamps.',
  {
    MANUAL: ['0', 'Somebody stamps by hand at the link'],
    SILENT: [
      '1',
      'It stamps by itself when it is its turn; needs the authorization for silent signing',
    ],
  },
  asInput,
);

/** `taskStatus` (document 3, section 2). */
export const taskStatus = codes('SigningTaskStatus', 'The platform’s status of a signing task.', {
  EXPIRED: ['-30', 'Ran out before all had signed'],
  REVOKED: ['-20', 'Revoked'],
  REFUSED: ['-10', 'Somebody refused to sign'],
  WAITING: ['10', 'Waits to be signed'],
  COMPLETED: ['20', 'All have signed'],
});

/** `signStatus` (document 3, section 2). */
export const signStatus = codes('SignStatus', 'How far a signer is.', {
  CAN_SIGN: ['1', 'Can sign now'],
  SIGNED: ['2', 'Has signed'],
  REFUSED: ['3', 'Refused to sign'],
  NOT_YET: ['9', 'Not yet their turn'],
});

/** `notifyType` (document 3, section 6). */
export const notifyType = codes(
  'SigningNoticeType',
  'What a push of the signing system tells of.',
  {
    AUTHENTICATION: ['1', 'Registration or real-name authentication'],
    SIGNING: ['2', 'A contract was signed or refused'],
    INFORMATION_AUTHORIZATION: ['3', 'The real-name information was authorized'],
    SILENT_SIGNING: ['4', 'Silent signing was authorized'],
    SCAN_TO_SIGN: ['5', 'Somebody scanned to sign'],
  },
);
