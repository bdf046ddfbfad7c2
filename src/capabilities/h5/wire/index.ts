import { isJsonObject, type JsonObject, soleObject } from '../../../kernel/json/json.ts';
import { Code } from '../../../platform/business-codes.ts';
import {
  type AnswerReader,
  type Envelope,
  parseAnswer,
  proseIn,
  toEnvelope,
} from '../../../platform/client/envelope.ts';
import * as r from '../../../platform/record/index.ts';
import { withBankRefusal, bankAnswerReader } from '../../bank/wire/answer.ts';
import { bankPerson } from '../../bank/wire/index.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import {
  h5Scene,
  h5Status,
  h5Step,
  h5Business,
  enterprisePayload,
  handling,
  otherBankCard,
  sellerPayload,
} from './handling.ts';

/**
 * Reads the response about a link's token (document 2, section 2): bare data with `ok` in place of a code. The
 * platform's envelope is accepted, too.
 */
const readLinkAnswer: AnswerReader = (status, body, numbers) => {
  const answer = parseAnswer(body, numbers);
  const isBare =
    isJsonObject(answer) && r.truthIn(answer['ok']) !== undefined && !('code' in answer);
  return withBankRefusal(isBare ? ofBare(status, answer) : toEnvelope(status, answer, body));
};

/** `ok: false` with status 400 or above is a rejection; with a lower status the data describe the problem. */
function ofBare(status: number, answer: JsonObject): Envelope {
  const isRefusal = !r.truthIn(answer['ok']) && status >= 400;
  const code = isRefusal ? `HTTP_${status}` : Code.success;
  return {
    status,
    code,
    msg: proseIn(answer['message']) ?? code,
    requestId: proseIn(answer['requestId']),
    data: answer,
  };
}

export const h5SessionInput = r.record('H5SessionInput', 'A link to be opened (H5 链接).', {
  handling: r.oneOf(handling, { doc: 'Task of the person.' }),
  ttlHours: r.integer('ttlHours?', {
    min: 1,
    max: 720,
    doc: 'Number of hours for which the link is valid, 1 to 720; 72 if omitted.',
  }),
  returnUrl: r.url('jumpUrl?', {
    doc: 'Page to return to. Reserved: at present the person returns to the platform’s own result page.',
  }),
});

export const h5Link = r.record(
  'H5Link',
  'A one-time link (一次性 H5 链接) for one person. Link and token are credentials: show them to that person only, and keep them out of logs.',
  {
    url: r.url('url', { doc: 'The link, for one person; never for a group.' }),
    token: r.numberText('token', {
      doc: 'Key for `h5Session` and `h5SessionUpdates`. Store it: no other response shows it.',
    }),
    expiresAt: r.dateTime('expiresAt?', {
      doc: 'Time until which the link is valid; afterwards open another one. Null if the platform did not report it.',
    }),
    isMock: r.mark('mock', {
      doc: 'True when the bank is not connected and this is a demonstration. False also once the details were removed.',
    }),
  },
);

const payee = r.record('H5Payee', 'The filing of the seller as payee (收款人报备).', {
  returnCode: r.text('returnCode?', {
    anyScalar: true,
    doc: 'The bank’s code. The meaning of two codes is known: see `rejection`.',
  }),
  sellerId: r.text('outUserId?', {
    anyScalar: true,
    doc: 'Your own id of the seller.',
  }),
  business: r.code('businessType?', h5Business, { doc: 'Business of the seller.' }),
});

/** A field nested in objects of the response; absent if one of them is no object. */
function below<F extends r.Field>(path: readonly string[], field: F): F {
  return {
    ...field,
    read(source, name, into, setAside) {
      let place: JsonObject = source;
      for (const member of path) {
        place = soleObject(place[member]) ?? {};
      }
      field.read(place, name, into, setAside);
    },
  };
}

export const h5Handling = r.record(
  'H5Session',
  'Progress of the person behind a link (H5 办理). It covers only the person’s side: the bank’s later audit, which `sellerUpdates` follows, decides whether the payee is accepted.',
  {
    scene: r.code('scene?', h5Scene, {
      doc: 'Purpose of the link; null once it is deleted, half a year later.',
    }),
    platformStatus: r.code('status?', h5Status, {
      doc: 'The platform’s status. `DONE` means that the person has finished, not that the audit approved the payee.',
    }),
    step: r.code('step?', h5Step, { doc: 'The last step that the person took.' }),
    faceAuthResult: below(
      ['result', 'face'],
      r.text('authResult?', {
        anyScalar: true,
        doc: 'The bank’s result of the face scan, once there was one; its values are not documented.',
      }),
    ),
    payee: below(
      ['result'],
      r.nested('add?', payee, { doc: 'The registration as payee, once it was tried.' }),
    ),
    message: below(
      ['result'],
      r.text('message?', { pii: 'freeText', doc: 'The platform’s words.' }),
    ),
    raw: r.rest({
      doc: 'The platform’s current response about it, as received, personal data masked. Costs one free call per operation. Null once the link has ended, and if the platform rejects the query.',
      holds: [sellerPayload, otherBankCard, enterprisePayload, bankPerson],
    }),
  },
);

const h5Question = r.record('H5Question', 'Names a link.', {
  token: r.numberText('token', { max: 200, doc: 'The `token` of the `H5Link`.' }),
});

/** Request of the status; its only field is the credential. */
export const { token: h5Token } = h5Question.fields;

/** A second link is harmless: an unused link expires. */
export const openSession = endpoint({
  path: '/api/v1/bank/h5/session',
  answer: bankAnswerReader('repeatable'),
  request: h5SessionInput,
  response: h5Link,
  about: ['scene'],
  billed: null,
  effect: 'repeatable',
});

export const sessionStatus = endpoint({
  path: '/api/h5/<token>',
  method: 'GET',
  signed: false,
  answer: readLinkAnswer,
  request: h5Question,
  response: h5Handling,
  about: ['token'],
  billed: null,
  effect: 'none',
});
