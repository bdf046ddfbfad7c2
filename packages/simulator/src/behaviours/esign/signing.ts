import type { Outcome } from '../../page-view.ts';
import { stepsOf } from '../../person-pages.ts';
import type { PersonPage, World } from '../../world/world.ts';
import { finishedContract, handedIn, isHandedIn, keepFinished } from './files.ts';
import { push } from './pages.ts';
import { authenticate, factOf, knownParty, signsSilently } from './parties.ts';
import { SIGNING, type Task, tasks, type TaskSigner } from './tasks.ts';

/** Lets a party with silent signing sign now, and a person sign later. */
export function begin(task: Task, world: World): void {
  const silent = task.signers.find(
    ({ isSilent, status, unionId }) =>
      isSilent && status === 1 && signsSilently(knownParty(unionId, world), world),
  );
  if (silent) sign(task.taskNo, silent.unionId, world);
  else if (task.status === 10) world.begin(SIGNING, task.taskNo);
}

/** Signs for the next signer who signs by hand. */
export function signNext(taskNo: string, world: World): void {
  const next = tasks(world)
    .get(taskNo)
    ?.signers.find(({ isSilent, status }) => !isSilent && status === 1);
  if (next) sign(taskNo, next.unionId, world);
}

/** Signs for a party, which proves its real name first; false if it is not the party's turn. */
export function sign(taskNo: string, unionId: string, world: World): boolean {
  const task = waiting(taskNo, unionId, world);
  if (task === null) return false;
  if (knownParty(unionId, world).kind === 'person') authenticate(unionId, world);
  const signers = withTurns(task, withStatus(task, unionId, 2));
  const isOver = signers.every(({ status }) => status === 2);
  const next: Task = { ...task, signers, status: isOver ? 20 : 10 };
  if (isOver) finish(next, world);
  put(next, world);
  begin(next, world);
  return true;
}

/** Refuses to sign for a party, which ends the task; false if it is not the party's turn. */
export function refuse(taskNo: string, unionId: string, reason: string, world: World): boolean {
  const task = waiting(taskNo, unionId, world);
  if (task === null) return false;
  put({ ...task, signers: withStatus(task, unionId, 3), status: -10 }, world, reason);
  return true;
}

/** Ends a task before all have signed; false if it is not waiting. */
export function end(taskNo: string, status: -20 | -30, world: World): boolean {
  const task = tasks(world).get(taskNo);
  if (task?.status !== 10) return false;
  put({ ...task, status }, world);
  return true;
}

const OUTCOMES: Readonly<Record<Task['status'], Outcome | null>> = {
  10: null,
  20: 'DONE',
  [-10]: 'REFUSED',
  [-20]: 'CANCELED',
  [-30]: 'EXPIRED',
};

/** Page of one signer of a task; its key names both. */
export const signingPage: PersonPage = {
  state(key, done, world) {
    const [task, signer] = signerUnder(key, world);
    if (task === undefined || signer === undefined) return null;
    const hasSigned = signer.status === 2;
    const party = knownParty(signer.unionId, world);
    const deeds = party.kind === 'person' ? PERSON_SIGNS : COMPANY_SIGNS;
    return {
      facts: [{ about: 'CONTRACT', value: task.title }, factOf(party)],
      steps: stepsOf(deeds, done, hasSigned),
      outcome: hasSigned ? 'DONE' : OUTCOMES[task.status],
      waits: signer.status === 9,
      hasDocument: isHandedIn(task.fileCode, world),
    };
  },
  did(key, deed, _words, world) {
    const [task, signer] = signerUnder(key, world);
    if (task && signer && deed === 'ENTER_CODE') sign(task.taskNo, signer.unionId, world);
    return null;
  },
  takeOver(key, world) {
    const [task, signer] = signerUnder(key, world);
    if (task && signer?.status === 1) world.end(SIGNING, task.taskNo);
  },
  refuse(key, reason, world) {
    const [task, signer] = signerUnder(key, world);
    if (task && signer) refuse(task.taskNo, signer.unionId, reason, world);
  },
  document(key, world) {
    const [task] = signerUnder(key, world);
    return task === undefined
      ? null
      : (finishedContract(task.taskNo, world) ?? handedIn(task.fileCode, world));
  },
};

const PERSON_SIGNS = ['WRITE_NAME', 'ENTER_CODE'] as const;
const COMPANY_SIGNS = ['ENTER_CODE'] as const;

function signerUnder(
  key: string,
  world: World,
): readonly [Task | undefined, TaskSigner | undefined] {
  const [taskNo = '', unionId] = key.split(' ');
  const task = tasks(world).get(taskNo);
  return [task, task?.signers.find((one) => one.unionId === unionId)];
}

/** Stores a change and pushes it, as after each party that signs (document 3, section 6). */
function put(task: Task, world: World, refusedReason?: string): void {
  const { taskNo, status, signers, notifyUrl } = task;
  tasks(world).put(taskNo, task);
  if (status !== 10) world.end(SIGNING, taskNo);
  const body = {
    notifyType: 2,
    taskNo,
    taskStatus: status,
    signers: signers.map((signer) => ({
      signerUnionId: signer.unionId,
      signStatus: signer.status,
      mobile: knownParty(signer.unionId, world).mobile,
    })),
  };
  push(notifyUrl, refusedReason === undefined ? body : { ...body, refusedReason }, world);
}

function waiting(taskNo: string, unionId: string, world: World): Task | null {
  const task = tasks(world).get(taskNo);
  const signer = task?.signers.find((one) => one.unionId === unionId);
  return task?.status === 10 && signer?.status === 1 ? task : null;
}

function withStatus(task: Task, unionId: string, status: TaskSigner['status']): TaskSigner[] {
  return task.signers.map((one) => (one.unionId === unionId ? { ...one, status } : one));
}

/** Activates the next signers: those with the lowest turn that have not signed. */
function withTurns({ isOrdered }: Task, signers: readonly TaskSigner[]): readonly TaskSigner[] {
  if (!isOrdered) return signers;
  const open = signers.filter(({ status }) => status !== 2);
  const due = Math.min(...open.map(({ turn }) => turn));
  return signers.map((one) => (one.status === 9 && one.turn === due ? { ...one, status: 1 } : one));
}

function finish({ taskNo, fileCode, title, signers }: Task, world: World): void {
  const named = signers.map(({ unionId, place }) => {
    const { kind, name } = knownParty(unionId, world);
    return kind === 'company'
      ? ({ name, reason: '盖章', kind: 'enterprise', place } as const)
      : ({ name, reason: '签署', kind: 'person', place } as const);
  });
  keepFinished({ taskNo, fileCode, title, signers: named }, world);
}
