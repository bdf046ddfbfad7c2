import { Code } from './envelope.ts';
import { codes } from './record/index.ts';

/** The platform's business codes (document 1, section 7), as errors show them in `platformCode`. */
export const businessCodes = codes(
  'PlatformCode',
  'What the platform’s gateway answers a call with.',
  {
    SUCCESS: [Code.success, 'The call worked; the verdict stands in the data'],
    MALFORMED: ['CYT_40001', 'A parameter is missing or malformed, or the body is no JSON'],
    HEADERS_MISSING: [Code.headersMissing, 'The headers of authentication are missing'],
    KEY_UNKNOWN: [Code.keyUnknown, 'The application key does not exist or is disabled'],
    SIGNATURE_WRONG: [Code.signatureWrong, 'The signature is wrong'],
    TIMESTAMP_EXPIRED: [Code.timestampExpired, 'The timestamp is missing or too far from now'],
    NOT_ENABLED: [Code.notEnabled, 'The key is not enabled for this product'],
    TOO_MANY_REQUESTS: [Code.tooManyRequests, 'Too many requests'],
    UPSTREAM_UNAVAILABLE: [Code.upstreamUnavailable, 'What is behind the gateway failed'],
    NO_SUCH_INVOICE: ['CYT_10001', 'Verification: there is no such invoice'],
    ELEMENTS_DISAGREE: ['CYT_10002', 'Verification: the elements disagree with the ledger'],
    QUOTA_EXHAUSTED: [Code.quotaExhausted, 'The quota is used up'],
  },
);

/** The tax bureau's own word on an atomic interface (document 3, section 4.1); it documents one. */
export const returnCodes = codes('AtomicReturnCode', 'What the tax bureau answers with.', {
  DONE: ['00', 'Success; any other code is a refusal'],
});
