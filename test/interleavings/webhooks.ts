import type { Registrant } from '../../src/webhooks/webhook.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { answers, received } from './receiver.ts';
import { CREATE, DELETE, REDELIVER, UPDATE, UPDATES } from '../webhooks/webhook-documents.ts';
import type { Action, Scene, Situation } from './run.ts';
import { resultOf, type Stage, TENANT } from './stage.ts';

const nameOf = ({ id }: Scene): string => `hook-${id}`;
const known = ({ known }: Scene, name: string): string => known[name] ?? '';

const issue =
  (suffix: string): Action =>
  async (scene, at) =>
    resultOf(await at.query(ISSUE, { input: order({ orderId: `order-${scene.id}${suffix}` }) }));

async function create(scene: Scene, at = scene.stage.one, path = '/first'): Promise<unknown> {
  const input = {
    name: nameOf(scene),
    url: `${scene.stage.receiver}${path}/${scene.id}`,
    document: UPDATES,
  };
  return resultOf(await at.query(CREATE, { input }));
}

/** A webhook that the first instance runs, after one delivery. */
async function delivered(scene: Scene): Promise<void> {
  const { webhook } = (await create(scene)) as { webhook: { id: string; position: string } };
  scene.known['id'] = webhook.id;
  scene.known['position'] = webhook.position;
  await scene.stage.quiet();
  await issue('')(scene, scene.stage.one);
  const isOwn = ({ path }: (typeof received)[number]): boolean => path.endsWith(scene.id);
  await passUntil(scene.stage, () => received.some(isOwn), 1_000);
  scene.known['eventId'] = received.find(isOwn)?.eventId ?? '';
  if (scene.known['eventId'] === '') throw new Error('There was no delivery.');
}

/** Real time within which an instance scans for updates of another, and a busy machine delivers one. */
const DELIVERED_MS = 10_000;

/** Lets time pass until the condition holds, or an update would have been delivered. */
async function passUntil(stage: Stage, holds: () => boolean, stepMs: number): Promise<void> {
  const until = performance.now() + DELIVERED_MS;
  while (!holds() && performance.now() < until) {
    await stage.pass(stepMs);
    await pause(20);
  }
}

/** The receiver rejects the delivery first; its next attempt is due. */
async function failing(scene: Scene): Promise<void> {
  answers.set(`/first/${scene.id}`, [500]);
  await delivered(scene);
}

/** Lets the next attempt begin. */
const attempt: Action = async ({ stage }) => {
  await stage.clock.advance(10_000);
  return 'attempted';
};

const redeliver: Action = async (scene, at) => {
  scene.known['askedAt'] = String(received.length);
  const input = { id: known(scene, 'id'), from: { eventId: known(scene, 'eventId') } };
  return resultOf(await at.query(REDELIVER, { input }));
};

const redeliverAll: Action = async (scene, at) => {
  scene.known['askedAt'] = String(received.length);
  const input = { id: known(scene, 'id'), from: { cursor: known(scene, 'position') } };
  return resultOf(await at.query(REDELIVER, { input }));
};

const enable: Action = async (scene, at) =>
  resultOf(await at.query(UPDATE, { input: { id: known(scene, 'id'), enabled: true } }));

const remove: Action = async (scene, at) =>
  resultOf(await at.query(DELETE, { id: known(scene, 'id') }));

/** Removes it, and creates another one under its name. */
const replace: Action = async (scene, at) => {
  const removed = (await remove(scene, at)) as { name?: string };
  if (removed.name === undefined) return removed;
  await scene.stage.clock.advance(1);
  scene.known['replaced'] = 'yes';
  return create(scene, at, '/second');
};

const declare =
  (scopes: Registrant['scopes']): Action =>
  async ({ id, stage }, at) => {
    const declared = {
      name: `declared-${id}`,
      url: `${stage.receiver}/declared/${id}`,
      document: UPDATES,
      variables: {},
      secret: 'whsec_' + Buffer.alloc(32, 7).toString('base64'),
      registrant: { scopes, language: 'en', key: null } as const,
    };
    try {
      await at.application.app.webhooks.declare(TENANT, [declared]);
      return 'declared';
    } catch (error) {
      return String(error);
    }
  };

async function check(scene: Scene, found: readonly unknown[]): Promise<readonly string[]> {
  const { stage, id } = scene;
  const own = (): typeof received => received.filter(({ path }) => path.endsWith(id));
  const broken: string[] = [];
  const text = JSON.stringify(found);
  const askedAt = scene.known['askedAt'];
  const isReplaced = scene.known['replaced'] !== undefined;
  if (askedAt !== undefined && !isReplaced && text.includes('hook-')) {
    const isMeant = ({ at, eventId }: (typeof received)[number]): boolean =>
      at >= Number(askedAt) && eventId === scene.known['eventId'];
    if (!own().some(isMeant)) broken.push('the redelivery was not delivered');
  }
  const before = own().length;
  await issue('-last')(scene, stage.other);
  await passUntil(stage, () => own().length > before, 10_000);
  await stage.pass(20_000);
  const later = own().slice(before);
  if (later.length === 0) broken.push('a later update was not delivered');
  const names = later.map(({ path, eventId }) => path + eventId);
  if (new Set(names).size < names.length) broken.push('a later update was delivered twice');
  const wanted = isReplaced ? '/second/' : '/first/';
  if (later.some(({ path }) => !path.startsWith(wanted))) broken.push('a removed webhook was run');
  await remove(scene, stage.one);
  return broken;
}

export const webhooks: Readonly<Record<string, Situation>> = {
  'a webhook with a delivery': {
    prepare: delivered,
    actions: { 'issue another': issue('-2'), redeliver, 'redeliver all': redeliverAll, replace },
    check,
  },
  'a webhook with a failing delivery': {
    prepare: failing,
    actions: { attempt, redeliver, 'redeliver all': redeliverAll, enable, replace },
    check,
  },
  'a declared webhook': {
    prepare: async (scene) => void (await declare(['read'])(scene, scene.stage.one)),
    actions: { declare: declare(['read', 'issue']), 'declare as before': declare(['read']) },
  },
  'a new declared webhook': { actions: { declare: declare(['read']) } },
};
