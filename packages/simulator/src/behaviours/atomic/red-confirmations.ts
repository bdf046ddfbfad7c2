import { type JsonObject, toShanghaiClock } from '../../from-service.ts';
import { isGiven, sentText, words } from '../../gateway/fields.ts';
import { collection, type World } from '../../world/world.ts';
import { refuse } from './answer.ts';
import {
  amountOf,
  areDays,
  fits,
  isOneOf,
  isNamedInFull,
  isTime,
  lengths,
  needs,
  numbersFit,
  objectsIn,
  sumOf,
} from './face.ts';

/** Red confirmation as the tax bureau stores it: an item of the list (document 3, section 4.1, interface 14). */
interface Confirmation {
  readonly uuid: string;
  readonly enteredAt: number;
  /** The application, under the list's names. */
  readonly face: JsonObject;
  readonly lines: readonly JsonObject[];
  /** `hzqrxxztDm` */
  readonly status: string;
  readonly confirmedAt: number | null;
  readonly redNumber: string | null;
  readonly redIssuedAt: number | null;
}

/** The process in which the other side confirms. */
export const OTHER_SIDE = 'atomic red confirmation';

const VOID_AFTER_MS = 72 * 60 * 60_000;
const WAITING = new Set(['02', '03']);
const OPEN = new Set(['01', '02', '03', '04']);

const confirmations = collection<Confirmation>('atomic red confirmations');

/** Keys of all confirmations, oldest first. */
const index = collection<readonly string[]>('atomic red index');

const HEAD_REQUIRED = words(
  'lrfsf xsfmc gmfnsrsbh gmfmc lzfphm sfzzfpbz lzkprq lzhjje lzhjse lzfppzDm lzfpTdyslxDm',
  'hzcxje hzcxse chyyDm',
);
const HEAD_LENGTHS = lengths('xsfnsrsbh:20 xsfmc:300 gmfnsrsbh:20 gmfmc:300 lzfpdm:12 lzfphm:20');
const HEAD_CODES = {
  lrfsf: ['1'],
  sfzzfpbz: ['Y', 'N'],
  lzfppzDm: ['01', '02'],
  lzfpTdyslxDm: ['24'],
  chyyDm: ['01', '02', '04'],
};
const LINE_REQUIRED = words('lzmxxh xh sphfwssflhbbm hwhyslwfwmc spfwjc xmmc je sl1 se');
const LINE_LENGTHS = lengths(
  'sphfwssflhbbm:19 hwhyslwfwmc:300 spfwjc:120 xmmc:600 ggxh:150 dw:300 fpspdj:25 fpspsl:25',
);

const ACTION_LENGTHS = lengths('xsfnsrsbh:20 uuid:32 hzqrdbh:20');
const LIST_LENGTHS = lengths(
  'xsfnsrsbh:20 xsfmc:300 gmfnsrsbh:20 gmfmc:300 lzfpdm:12 lzfphm:20 hzfpxxqrdbh:20',
);
const LIST_CODES = {
  yhjslx: ['0', '1'],
  lrfsf: ['0', '1'],
  hzqrxxztDm: words('01 02 03 04 05 06 07 08 09 10 11 12 13'),
  fppzDm: words('01 02 03 04 05 06'),
};

/** QDHZQRDSQ: the buyer enters a confirmation; the seller must confirm. An invoice can have only one open confirmation. */
export function applyForRed(request: JsonObject, world: World): JsonObject {
  const { mxList: _lines, ...face } = request;
  needs(request, HEAD_REQUIRED);
  fits(request, HEAD_LENGTHS);
  numbersFit(request, { lzhjje: [18, 2], lzhjse: [18, 2] });
  isOneOf(request, HEAD_CODES);
  isTime(request, 'lzkprq');
  const lines = checkedLines(request);
  const isOfSame = ({ face: other }: Confirmation): boolean =>
    other['lzfphm'] === request['lzfphm'] &&
    sentText(other, 'lzfpdm') === sentText(request, 'lzfpdm');
  if (all(world).some((known) => OPEN.has(known.status) && isOfSame(known) && !known.redNumber))
    refuse('该发票存在未完结的红字信息确认单');
  const serial = String(world.nextNumber('atomic red confirmation'));
  const uuid = serial.padStart(32, '0');
  const number = `46${serial.padStart(18, '0')}`;
  put(
    {
      uuid,
      enteredAt: world.now(),
      face: { ...face, uuid, hzfpxxqrdbh: number },
      lines,
      status: '03',
      confirmedAt: null,
      redNumber: null,
      redIssuedAt: null,
    },
    world,
  );
  index(world).put('all', [...(index(world).get('all') ?? []), uuid]);
  world.begin(OTHER_SIDE, uuid);
  return { hzfpxxqrdbh: number, uuid, hzqrxxztDm: '03' };
}

function checkedLines(request: JsonObject): readonly JsonObject[] {
  const lines = objectsIn(request, 'mxList', 2_000);
  for (const [at, line] of lines.entries()) {
    const where = `mxList[${at}].`;
    needs(line, LINE_REQUIRED, where);
    fits(line, LINE_LENGTHS, where);
    numbersFit(line, { lzmxxh: [8, 0], xh: [8, 0], sl1: [16, 6] }, where);
    if (line['xh'] !== at + 1) refuse(`${where}xh应连续`);
    isNamedInFull(line, where);
    if (isGiven(line, 'fpspdj') !== isGiven(line, 'fpspsl'))
      refuse(`${where}fpspdj与fpspsl须同时填写`);
  }
  if (!sumOf(lines, 'je').eq(amountOf(request, 'hzcxje'))) refuse('hzcxje不等于明细之和');
  if (!sumOf(lines, 'se').eq(amountOf(request, 'hzcxse'))) refuse('hzcxse不等于明细之和');
  return lines;
}

/** QDHZQRDQR: revokes a confirmation; one that both sides confirmed can still be revoked until the red invoice is issued. */
export function actOnRed(request: JsonObject, world: World): JsonObject {
  needs(request, ['xsfnsrsbh', 'uuid', 'hzqrdbh', 'qrlx']);
  fits(request, ACTION_LENGTHS);
  isOneOf(request, { qrlx: ['C'] });
  const known = knownConfirmation(request, world);
  if (known.face['hzfpxxqrdbh'] !== request['hzqrdbh']) refuse('确认单编号与uuid不符');
  if (!OPEN.has(known.status) || known.redNumber !== null) refuse('确认单状态不允许撤销');
  world.end(OTHER_SIDE, known.uuid);
  put({ ...known, status: known.status === '04' ? '09' : '08' }, world);
  return { qrrq: toShanghaiClock(world.now()) };
}

/** CXQDHZQRDLB, newest first. */
export function listReds(request: JsonObject, world: World): JsonObject {
  needs(request, ['yhjslx']);
  fits(request, LIST_LENGTHS);
  isOneOf(request, LIST_CODES);
  areDays(request, ['lrrqq', 'lrrqz']);
  numbersFit(request, { pageNumber: [10, 0], pageSize: [10, 0] });
  const own = request['yhjslx'] === '1' ? ['gmfnsrsbh', 'gmfmc'] : ['xsfnsrsbh', 'xsfmc'];
  needs(request, own);
  const asked = Object.entries(request).filter(
    ([name]) => isGiven(request, name) && !NOT_COMPARED.has(name),
  );
  const found = all(world)
    .map((known) => itemOf(known))
    .filter((item) => asked.every(([name, value]) => item[NAMES_IN_LIST[name] ?? name] === value))
    .filter(({ lrrq }) => isWithin(lrrq.slice(0, 10), request))
    .toReversed();
  const [number, size] = [Number(request['pageNumber'] ?? 1), Number(request['pageSize'] ?? 10)];
  const from = (number - 1) * size;
  return { total: String(found.length), hzqrdList: found.slice(from, from + size) };
}

const NOT_COMPARED = new Set(['yhjslx', 'lrrqq', 'lrrqz', 'pageNumber', 'pageSize']);
const NAMES_IN_LIST: Readonly<Record<string, string>> = { fppzDm: 'lzfppzDm' };

function isWithin(day: string, request: JsonObject): boolean {
  const [from, to] = [sentText(request, 'lrrqq'), sentText(request, 'lrrqz')];
  return (from === '' || day >= from) && (to === '' || day <= to);
}

/**
 * CXQDHZQRDMX. The document does not show the members after the head; this sandbox returns the lines as `mxxx.mxList`.
 */
export function redDetail(request: JsonObject, world: World): JsonObject {
  needs(request, ['uuid']);
  fits(request, ACTION_LENGTHS);
  const known = knownConfirmation(request, world);
  const { hzcxje: _amount, hzcxse: _tax, chyyDm: _reason, ...head } = known.face;
  return { ...head, mxxx: { mxList: known.lines } };
}

/** Moves a confirmation to a status; false if it does not exist, is void or was used. */
export function setRedStatus(uuid: string, status: string, world: World): boolean {
  const known = current(uuid, world);
  if (known === undefined || !OPEN.has(known.status) || known.redNumber !== null) return false;
  world.end(OTHER_SIDE, uuid);
  const confirmedAt = status === '04' ? world.now() : known.confirmedAt;
  put({ ...known, status, confirmedAt }, world);
  return true;
}

/** Confirms for the other side. */
export function confirmRed(uuid: string, world: World): void {
  if (WAITING.has(current(uuid, world)?.status ?? '')) setRedStatus(uuid, '04', world);
}

/** Rejects a red invoice whose confirmation does not allow it. */
export function mayIssueRed(uuid: string, world: World): void {
  const known = current(uuid, world) ?? refuse('红字信息确认单不存在');
  if (!['01', '04'].includes(known.status)) refuse('红字信息确认单未经双方确认');
}

/** Records that the red invoice of a confirmation is issued. */
export function noteRedInvoice(uuid: string, redNumber: string, world: World): void {
  const known = current(uuid, world);
  if (known !== undefined) put({ ...known, redNumber, redIssuedAt: world.now() }, world);
}

function itemOf(known: Confirmation): JsonObject & { readonly lrrq: string } {
  const { face, lines, status, confirmedAt, redNumber, redIssuedAt, enteredAt } = known;
  return {
    ...face,
    hzqrdmxsl: lines.length,
    hzqrxxztDm: status,
    qrrq: confirmedAt === null ? '' : toShanghaiClock(confirmedAt),
    ykjhzfpbz: redNumber === null ? 'N' : 'Y',
    hzfphm: redNumber ?? '',
    hzkprq: redIssuedAt === null ? '' : toShanghaiClock(redIssuedAt),
    yxbz: OPEN.has(status) ? 'Y' : 'N',
    lrrq: toShanghaiClock(enteredAt),
  };
}

function all(world: World): readonly Confirmation[] {
  return (index(world).get('all') ?? []).flatMap((uuid) => current(uuid, world) ?? []);
}

/** Present state of a confirmation: it is void after 72 hours without the other side's confirmation. */
function current(uuid: string, world: World): Confirmation | undefined {
  const known = confirmations(world).get(uuid);
  if (known === undefined || !WAITING.has(known.status)) return known;
  return world.now() >= known.enteredAt + VOID_AFTER_MS ? { ...known, status: '07' } : known;
}

function knownConfirmation(request: JsonObject, world: World): Confirmation {
  return current(sentText(request, 'uuid'), world) ?? refuse('红字信息确认单不存在');
}

function put(confirmation: Confirmation, world: World): void {
  confirmations(world).put(confirmation.uuid, confirmation);
}
