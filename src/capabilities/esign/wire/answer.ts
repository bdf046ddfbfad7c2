import { plainSpelling, type JsonObject, soleObject } from '../../../kernel/json/json.ts';
import { esignTexts } from '../texts.ts';
import { type Message, quote } from '../../../messages/message.ts';
import { Code } from '../../../platform/business-codes.ts';
import {
  type AnswerReader,
  type MaskText,
  proseIn,
  readEnvelope,
} from '../../../platform/client/envelope.ts';
import {
  NotPermitted,
  type PlatformError,
  type PlatformErrorDetails,
  PlatformRejected,
  PlatformUnavailable,
  QuotaExhausted,
} from '../../../platform/errors.ts';
import * as r from '../../../platform/record/index.ts';

/** Documented failure codes of the signing system (document 3, section 7). */
export const signingFailureCodes = r.codes(
  'SigningFailureCode',
  'Failures of the signing system with a known meaning.',
  {
    BALANCE_INSUFFICIENT: ['10010', 'The signing counts are used up', '余额不足'],
    NOT_AUTHENTICATED: ['50001', 'The account is not real-named', '账号未实名认证'],
    SUBJECT_NOT_AUTHENTICATED: [
      '30002',
      'The signing subject is not real-named',
      '签署主体未实名认证',
    ],
    KEYWORD_NOT_FOUND: ['11003', 'A keyword is not in the contract', '关键字不存在'],
    NOT_ENABLED: ['10009', 'The permission for the interface is off', '服务未开通'],
    OTHER: ['99999', 'Another exception: try again later', '其他异常'],
  },
);

/** Texts and error for a failure of the signing system. */
interface SigningFailure {
  /** Next step for the client. */
  readonly advice: Message;
  /** Creates the error. A rejected task was not created and is not billed (document 3, section 7). */
  readonly toError: (text: Message, details: PlatformErrorDetails) => PlatformError;
}

const realNameFirst: SigningFailure = {
  advice: esignTexts.realNameFirst,
  toError: (text, details) => new PlatformRejected(text, details, 'NOT_REAL_NAMED'),
};

const failures: Readonly<
  Record<(typeof signingFailureCodes.entries)[number]['name'], SigningFailure>
> = {
  BALANCE_INSUFFICIENT: {
    advice: esignTexts.countsUsedUp,
    toError: (text, details) => new QuotaExhausted(text, details),
  },
  NOT_AUTHENTICATED: realNameFirst,
  SUBJECT_NOT_AUTHENTICATED: realNameFirst,
  KEYWORD_NOT_FOUND: {
    advice: esignTexts.keywordNotFound,
    toError: (text, details) => new PlatformRejected(text, details, 'KEYWORD_NOT_FOUND'),
  },
  NOT_ENABLED: {
    advice: esignTexts.interfaceOff,
    toError: (text, details) => new NotPermitted(text, details),
  },
  OTHER: {
    advice: esignTexts.tryLater,
    toError: (text, details) => new PlatformUnavailable(text, { ...details, maybeApplied: false }),
  },
};

/**
 * Reads a response of the hosted e-signature. The platform's envelope contains `ok` for success, `reason` for the
 * failure, and `raw` for the signing system's own response (document 3, section 7).
 */
export const readSigningAnswer: AnswerReader = (status, body, numbers) => {
  const envelope = readEnvelope(status, body, numbers);
  const data = soleObject(envelope.data);
  const ok = r.truthIn(data?.['ok']);
  if (data === undefined || ok === true) return envelope;
  const code = upstreamCode(data);
  const name = signingFailureCodes.nameOf.get(code ?? '');
  const failure = name && failures[name];
  const reason = proseIn(data['reason']);
  // Some programs omit a member that is false. A reason alone is no failure, as successes may have one, too.
  const saysSo = envelope.code !== Code.success || (reason ?? '').trim() !== '';
  if (ok === undefined && !(saysSo && failure !== undefined)) return envelope;
  // A rejection by the platform's own gateway is returned unchanged, unless the signing system's code is known.
  if (envelope.code !== Code.success && failure === undefined) return envelope;
  const requestId = scalarAt(objectAt(data, 'raw'), 'requestId') ?? envelope.requestId;
  const details = { platformCode: code, requestId, hint: failure?.advice ?? null };
  const toError = failure?.toError ?? ((text, rest) => new PlatformRejected(text, rest));
  const refusal = (masked: MaskText) =>
    toError(reason ? quote(masked(reason)) : esignTexts.refused, details);
  return { ...envelope, code: code ?? 'NOT_OK', requestId, refusal };
};

/** Possible names of the signing system's code: the documents show the codes but not their place. */
const CODE_NAMES = ['code', 'errCode', 'errorCode', 'resultCode', 'returnCode', 'status'];

/** The signing system's code: a known code in any place, otherwise a text that looks like a code. */
function upstreamCode(data: JsonObject): string | null {
  const places = [objectAt(data, 'raw'), data];
  const found = places.flatMap((place) =>
    CODE_NAMES.flatMap((name) => r.codeIn(place[name], signingFailureCodes) || []),
  );
  const inReason = /(?<!\d)\d{5}(?!\d)/g;
  const named = [...found, ...((scalarAt(data, 'reason') ?? '').match(inReason) ?? [])];
  return (
    named.find((code) => signingFailureCodes.nameOf.has(code)) ??
    found.find((code) => /^[\w.-]{1,32}$/.test(code)) ??
    null
  );
}

function objectAt(data: JsonObject, key: string): JsonObject {
  return soleObject(data[key]) ?? {};
}

/** A text or number, as a text; null for any other value and for an empty text. */
function scalarAt(data: JsonObject, key: string): string | null {
  return plainSpelling(data[key]) || null;
}
