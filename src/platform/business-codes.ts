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
  'Codes of the platform’s gateway in its responses.',
  {
    SUCCESS: [Code.success, 'The call worked; the verdict stands in the data', '成功'],
    MALFORMED: [
      Code.malformed,
      'A parameter is missing or malformed, or the body is no JSON',
      '参数错误',
    ],
    HEADERS_MISSING: [
      Code.headersMissing,
      'The headers of authentication are missing',
      '缺少鉴权请求头',
    ],
    KEY_UNKNOWN: [
      Code.keyUnknown,
      'The application key does not exist or is disabled',
      '应用标识不存在或已停用',
    ],
    SIGNATURE_WRONG: [Code.signatureWrong, 'The signature is wrong', '签名校验失败'],
    TIMESTAMP_EXPIRED: [
      Code.timestampExpired,
      'The timestamp is missing or too far from now',
      '时间戳过期',
    ],
    NOT_ENABLED: [Code.notEnabled, 'The key is not enabled for this product', '未开通该产品'],
    TOO_MANY_REQUESTS: [Code.tooManyRequests, 'Too many requests', '请求过于频繁'],
    UPSTREAM_UNAVAILABLE: [
      Code.upstreamUnavailable,
      'A system behind the gateway failed',
      '上游数据源不可用',
    ],
    NO_SUCH_INVOICE: [Code.noSuchInvoice, 'Verification: there is no such invoice', '查无此票'],
    ELEMENTS_DISAGREE: [
      Code.elementsDisagree,
      'Verification: the elements disagree with the ledger',
      '票面要素不一致',
    ],
    QUOTA_EXHAUSTED: [Code.quotaExhausted, 'The quota is used up', '额度已用尽'],
  },
);
