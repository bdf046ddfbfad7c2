import { codes } from './record/index.ts';

/** Business codes that this service acts upon (document 1, section 7). */
export const Code = {
  success: 'CYT_00000',
  malformed: 'CYT_40001',
  headersMissing: 'CYT_40100',
  keyUnknown: 'CYT_40101',
  signatureWrong: 'CYT_40102',
  timestampExpired: 'CYT_40103',
  notEnabled: 'CYT_40301',
  quotaExhausted: 'CYT_42900',
  tooManyRequests: 'CYT_42901',
  upstreamUnavailable: 'CYT_50200',
  noSuchInvoice: 'CYT_10001',
  elementsDisagree: 'CYT_10002',
} as const;

/** The platform's business codes (document 1, section 7), as errors show them in `platformCode`. */
export const businessCodes = codes(
  'PlatformCode',
  'What the platform’s gateway answers a call with.',
  {
    SUCCESS: [Code.success, 'The call worked; the verdict stands in the data'],
    MALFORMED: [Code.malformed, 'A parameter is missing or malformed, or the body is no JSON'],
    HEADERS_MISSING: [Code.headersMissing, 'The headers of authentication are missing'],
    KEY_UNKNOWN: [Code.keyUnknown, 'The application key does not exist or is disabled'],
    SIGNATURE_WRONG: [Code.signatureWrong, 'The signature is wrong'],
    TIMESTAMP_EXPIRED: [Code.timestampExpired, 'The timestamp is missing or too far from now'],
    NOT_ENABLED: [Code.notEnabled, 'The key is not enabled for this product'],
    TOO_MANY_REQUESTS: [Code.tooManyRequests, 'Too many requests'],
    UPSTREAM_UNAVAILABLE: [Code.upstreamUnavailable, 'What is behind the gateway failed'],
    NO_SUCH_INVOICE: [Code.noSuchInvoice, 'Verification: there is no such invoice'],
    ELEMENTS_DISAGREE: [
      Code.elementsDisagree,
      'Verification: the elements disagree with the ledger',
    ],
    QUOTA_EXHAUSTED: [Code.quotaExhausted, 'The quota is used up'],
  },
);
