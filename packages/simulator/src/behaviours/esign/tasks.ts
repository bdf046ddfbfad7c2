import { type JsonObject, toShanghaiDay } from '../../from-service.ts';
import {
  isGiven,
  lengthOf,
  malformed,
  requiredAddress,
  requiredList,
  requiredText,
  sentText,
} from '../../gateway/fields.ts';
import type { KeywordPlace } from '../../pdf/text.ts';
import { collection, type World } from '../../world/world.ts';
import { contractPlaces } from './files.ts';
import { withParameters } from './pages.ts';
import { checkCode, knownParty, type Party, signsSilently } from './parties.ts';
import { UpstreamRefusal } from './upstream.ts';

/** Signer of a task. */
export interface TaskSigner {
  readonly unionId: string;
  readonly isSilent: boolean;
  readonly turn: number;
  /** `signStatus` of document 3, section 2. */
  readonly status: 1 | 2 | 3 | 9;
  /** Position of the mark; null if none was named. */
  readonly place: KeywordPlace | null;
}

/** Signing task as the signing system stores it. */
export interface Task {
  readonly taskNo: string;
  readonly unionId: string;
  readonly fileCode: string;
  readonly title: string;
  readonly notifyUrl: string;
  readonly isOrdered: boolean;
  readonly signers: readonly TaskSigner[];
  /** `taskStatus` of document 3, section 2. */
  readonly status: -30 | -20 | -10 | 10 | 20;
}

/** Process in which the next person signs. */
export const SIGNING = 'esign signing';

/** Tasks by number. */
export const tasks = collection<Task>('esign tasks');

/** Checks a task by the documents' rules, and stores it. `begun` starts it. */
export function create(
  request: JsonObject,
  world: World,
  begun: (task: Task, world: World) => void,
): JsonObject {
  const title = requiredText(request, 'taskTitle');
  if (lengthOf(title) > 50) malformed('taskTitle must have at most 50 characters');
  const fileCode = requiredText(request, 'fileCode');
  const notifyUrl = requiredAddress(request, 'notifyUrl');
  const isOrdered = checkCode(request, 'sortType', ['1', '2']) === '1';
  if (isGiven(request, 'authType')) checkCode(request, 'authType', ['1', '2']);
  const initiator = knownParty(requiredText(request, 'unionId'), world);
  if (!initiator.realNamed) throw new UpstreamRefusal('50001');
  const given = requiredList(request, 'signers');
  const parties = given.map((signer) => readSigner(signer, isOrdered, world));
  const filled = isGiven(request, 'keywordReplacements')
    ? requiredList(request, 'keywordReplacements').map((item) => requiredText(item, 'keyword'))
    : [];
  const keywords = given.map((signer) => keywordsOf(signer));
  const places = contractPlaces(fileCode, [...keywords.flat(), ...filled], world);
  const signers = parties.map((party, index) =>
    Object.assign(party, { place: places.get(keywords[index]?.[0] ?? '') ?? null }),
  );
  const serial = String(world.nextNumber('esign task')).padStart(6, '0');
  const taskNo = `ST${toShanghaiDay(world.now()).replaceAll('-', '')}${serial}`;
  const { unionId } = initiator;
  const first = Math.min(...signers.map(({ turn }) => turn));
  const task: Task = {
    taskNo,
    unionId,
    fileCode,
    title,
    notifyUrl,
    isOrdered,
    signers: isOrdered ? signers.map((one) => waitingFor(first, one)) : signers,
    status: 10,
  };
  tasks(world).put(taskNo, task);
  begun(task, world);
  return { taskNo };
}

export function link(request: JsonObject, world: World): JsonObject {
  const { taskNo, signers } = knownTask(request, world);
  const unionId = requiredText(request, 'unionId');
  const signer = signers.find((one) => one.unionId === unionId);
  if (signer === undefined) throw new UpstreamRefusal('20001', '签署人不存在');
  const flow = { taskNo, signerId: unionId };
  const url = world.pageUrl('SIGNING', `${taskNo} ${unionId}`);
  return {
    signH5Url: withParameters(url, { ...flow, on: 'h5' }),
    signPCUrl: withParameters(url, { ...flow, on: 'pc' }),
    signStatus: signer.status,
  };
}

/** Only the party that started a task may see it. */
export function detail(request: JsonObject, world: World): JsonObject {
  const { taskNo, unionId, status, title } = knownTask(request, world);
  if (requiredText(request, 'unionId') !== unionId) throw new UpstreamRefusal('20001');
  const contractUrl = world.fileUrl('esign', `contract.${taskNo}`);
  const contracts = status === 20 ? [{ contractName: title, contractUrl }] : [];
  return { taskStatus: status, contracts };
}

function waitingFor(turn: number, signer: TaskSigner): TaskSigner {
  return signer.turn > turn ? { ...signer, status: 9 } : signer;
}

function knownTask(request: JsonObject, world: World): Task {
  const task = tasks(world).get(requiredText(request, 'taskNo'));
  if (task === undefined) throw new UpstreamRefusal('20001', '签署任务不存在');
  return task;
}

function readSigner(
  signer: JsonObject,
  isOrdered: boolean,
  world: World,
): Omit<TaskSigner, 'place'> {
  const unionId = requiredText(signer, 'signerUnionId', 'signers.');
  const kind = checkCode(signer, 'userType', ['1', '2']) === '1' ? 'person' : 'company';
  const isSilent = isGiven(signer, 'signType') && checkCode(signer, 'signType', ['0', '1']) === '1';
  const party = knownParty(unionId, world);
  if (party.kind !== kind) malformed('signers.userType does not fit the signer');
  if (kind === 'company') checkCompany(party, isSilent, signer, world);
  const turn = Number(sentText(signer, 'sortNo') || (isOrdered ? NaN : 0));
  if (Number.isNaN(turn)) malformed('signers.sortNo is required in ordered signing');
  return { unionId, isSilent, turn, status: 1 };
}

function checkCompany(party: Party, isSilent: boolean, signer: JsonObject, world: World): void {
  if (!party.realNamed) throw new UpstreamRefusal('30002');
  if (!isSilent) return;
  const sealId = requiredText(signer, 'signerSealId', 'signers.');
  if (!party.sealIds.includes(sealId)) throw new UpstreamRefusal('20001', '印章不存在');
  if (!signsSilently(party, world)) throw new UpstreamRefusal('30002', '企业未完成静默签授权');
}

function keywordsOf(signer: JsonObject): readonly string[] {
  if (!isGiven(signer, 'stampType')) return [];
  if (checkCode(signer, 'stampType', ['1', '2']) === '1') {
    requiredList(signer, 'areas');
    return [];
  }
  return requiredList(signer, 'keywords').map((item) => requiredText(item, 'keyword', 'keywords.'));
}
