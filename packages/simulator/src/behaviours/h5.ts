import { createHash } from 'node:crypto';
import { isJsonObject, type JsonObject, toShanghaiClock } from '../from-service.ts';
import { isDay } from '../world/calendar.ts';
import { type Answer, mocked } from '../gateway/envelope.ts';
import { isGiven, malformed, onlyTexts, requiredText, sentText } from '../gateway/fields.ts';
import {
  type Behaviour,
  collection,
  free,
  type World,
  type PageState,
  type PersonPage,
} from '../world/world.ts';
import { filePayee, personIn, ReturnCode } from './bank/payees.ts';
import { proveName } from './settled-reverse/sellers.ts';

/** Link as the platform stores it. */
interface Session {
  readonly token: string;
  readonly scene: string;
  readonly payload: JsonObject;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly status: 'pending' | 'done' | 'failed';
  readonly step: (typeof steps)[number];
  readonly returnCode: string | null;
}

const steps = ['init', 'redirected', 'verified', 'submitted'] as const;
const HANDLING = 'h5 handling';
/** Process in which the person follows the link. */
const ARRIVAL = 'h5 arrival';
const HOUR_MS = 60 * 60_000;

/** White-label H5 (document 2, section 4.4): a simulated person behind each link takes one step at a time. */
export const h5: Behaviour = {
  product: 'h5',
  endpoints: { '/api/v1/bank/h5/session': free(open) },
  pages: { '/api/h5/<token>': { answer: describe } },
  processes: { [HANDLING]: (token, world) => void takeStep(token, world) },
  arrivals: { [ARRIVAL]: (token, world) => void takeStep(token, world) },
  personPages: { H5_SELLER: page(), H5_ENTERPRISE: page() },
};

const sessions = collection<Session>('h5 sessions');

function open(request: JsonObject, world: World): Answer {
  const scene = requiredText(request, 'scene');
  const { payload, ttlHours = 72 } = request;
  onlyTexts(request, ['jumpUrl']);
  if (!isJsonObject(payload)) malformed('payload must be an object');
  if (typeof ttlHours !== 'number' || ttlHours <= 0 || ttlHours > 720)
    malformed('ttlHours must be a number up to 720');
  if (scene === 'enterprise') requiredText(payload, 'archiveType', 'payload.');
  else if (scene === 'seller') checkSeller(payload);
  else malformed('scene takes enterprise or seller');
  const serial = world.nextNumber('h5 session');
  const token = createHash('sha256')
    .update(`h5 ${serial} ${world.now()}`)
    .digest('hex')
    .slice(0, 32);
  const expiresAt = world.now() + ttlHours * HOUR_MS;
  const fresh = { status: 'pending', step: 'init', returnCode: null } as const;
  sessions(world).put(token, { ...fresh, token, scene, payload, expiresAt });
  world.begin(ARRIVAL, token);
  const url = world.pageUrl(scene === 'seller' ? 'H5_SELLER' : 'H5_ENTERPRISE', token);
  return mocked({ url, token, scene, expiresAt: toShanghaiClock(expiresAt) });
}

function checkSeller(payload: JsonObject): void {
  requiredText(payload, 'outUserId', 'payload.');
  const business = sentText(payload, 'businessType') || '0004';
  if (!['0004', '0005', '0006'].includes(business))
    malformed('payload.businessType takes 0004, 0005 or 0006');
  if (business === '0004') requiredText(payload, 'appIdSub', 'payload.');
  if (isGiven(payload, 'accountCode') && !['0', '1'].includes(sentText(payload, 'accountCode')))
    malformed('payload.accountCode takes 0 or 1');
  const occupation = isGiven(payload, 'occupation') ? Number(payload['occupation']) : 1;
  if (!(Number.isInteger(occupation) && occupation >= 1 && occupation <= 15))
    malformed('payload.occupation takes 1 to 15');
  const address = sentText(payload, 'address');
  if (isGiven(payload, 'address') && (address.match(/\p{Script=Han}/gu) ?? []).length < 4)
    malformed('payload.address must have at least 4 Chinese characters');
  for (const name of ['signDate', 'validityPeriod'])
    if (isGiven(payload, name) && !isDay(sentText(payload, name)))
      malformed(`payload.${name} must be yyyy-MM-dd`);
}

/** Takes the person's next step, and plans the one after it. */
function takeStep(token: string, world: World): boolean {
  const session = underWay(token, world);
  if (session === null) return false;
  const next = nextOf(session, world);
  sessions(world).put(token, next);
  if (next.status === 'pending') world.begin(HANDLING, token);
  return true;
}

/** Takes the person's next step now; false if the link has no pending session. */
export function stepSession(token: string, world: World): boolean {
  leave(token, world);
  return takeStep(token, world);
}

/** Fails the session with a return code of the bank; false if the link has no pending session. */
export function failSession(token: string, returnCode: string, world: World): boolean {
  const session = underWay(token, world);
  if (session === null) return false;
  leave(token, world);
  sessions(world).put(token, { ...session, status: 'failed', returnCode });
  return true;
}

function underWay(token: string, world: World): Session | null {
  const session = sessions(world).get(token);
  if (session?.status !== 'pending' || session.expiresAt <= world.now()) return null;
  return session;
}

function nextOf(session: Session, world: World): Session {
  const step = steps[steps.indexOf(session.step) + 1];
  if (step === undefined) return { ...session, status: 'done' };
  if (session.scene !== 'seller') return { ...session, step };
  if (step === 'verified') proveName(personIn(session.payload), world);
  if (step !== 'submitted') return { ...session, step };
  const returnCode = filePayee(session.payload, world);
  return returnCode === ReturnCode.success
    ? { ...session, step, returnCode }
    : { ...session, status: 'failed', returnCode };
}

function describe(token: string, world: World): JsonObject | null {
  const session = sessions(world).get(token);
  if (session === undefined) return null;
  const { scene, status, step, payload, returnCode } = session;
  const verified = steps.indexOf(step) >= steps.indexOf('verified');
  return {
    ok: status !== 'failed',
    scene,
    status,
    step,
    result: {
      ...(verified && { face: { authResult: 'success' } }),
      ...(returnCode !== null && {
        add: {
          returnCode,
          outUserId: payload['outUserId'],
          businessType: payload['businessType'] ?? '0004',
        },
      }),
      message: messageOf(session),
    },
  };
}

function messageOf({ status, returnCode }: Session): string {
  if (returnCode === ReturnCode.underApproval) return '该卡号已有审批中的记录';
  if (returnCode === ReturnCode.notEnabled) return '平台商户未开通智能清分';
  return { pending: '办理中', done: '已提交', failed: '办理失败' }[status];
}

/** Stops the automatic steps. */
function leave(token: string, world: World): void {
  world.end(ARRIVAL, token);
  world.end(HANDLING, token);
}

/** Page behind a link of either scene. */
function page(): PersonPage {
  return {
    state(token, _done, world) {
      const session = sessions(world).get(token);
      return session === undefined ? null : pageOf(session, world);
    },
    did(token, deed, words, world) {
      const session = sessions(world).get(token);
      // The entered card is the one that is filed.
      if (session && deed === 'ENTER_CARD')
        sessions(world).put(token, {
          ...session,
          payload: { ...session.payload, receiverAccount: words },
        });
      // Opening the link is a separate step.
      if (session?.step === 'init') takeStep(token, world);
      takeStep(token, world);
      return null;
    },
    takeOver: leave,
    fail: (token, world) => void failSession(token, ReturnCode.notEnabled, world),
  };
}

function pageOf(session: Session, world: World): PageState {
  const { scene, payload, status, step, expiresAt } = session;
  const at = steps.indexOf(step);
  const name = scene === 'seller' ? personIn(payload).name : sentText(payload, 'companyName');
  const about = scene === 'seller' ? 'PERSON' : 'COMPANY';
  const isExpired = status === 'pending' && expiresAt <= world.now();
  const outcome = ({ pending: null, done: 'DONE', failed: 'FAILED' } as const)[status];
  return {
    facts: [
      ...(name === '' ? [] : [{ about, value: name } as const]),
      ...(status === 'failed' ? [{ about: 'ANSWER', value: messageOf(session) } as const] : []),
    ],
    steps: [
      { deed: 'SCAN_FACE', done: at >= 2 },
      { deed: scene === 'seller' ? 'ENTER_CARD' : 'AUTHORIZE', done: at >= 3 },
      { deed: 'CONFIRM', done: status === 'done' },
    ],
    outcome: isExpired ? 'EXPIRED' : outcome,
  };
}
