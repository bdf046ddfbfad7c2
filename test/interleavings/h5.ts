import { bySeller, OPEN } from '../capabilities/h5/sessions.ts';
import { mutation, poll, query } from './actions.ts';
import type { Scene, Situation } from './run.ts';
import { inputHash } from '../../src/kernel/ids.ts';
import { notice, sellerActions, sellerId } from './settled.ts';

const token = ({ known }: Scene): string => known['token'] ?? '';
const key = (scene: Scene): string => inputHash(token(scene));

const SESSION = 'query ($token: String!) { h5Session(token: $token) { state step } }';

const open = mutation(OPEN, (scene) =>
  bySeller({
    sellerId: sellerId(scene),
    serviceProviderId: 'vendor-1',
    buyerTaxNumber: '91440300MA5F0A0A1X',
  }),
);

async function opened(scene: Scene): Promise<void> {
  const found = (await open(scene, scene.stage.one)) as { token?: string };
  if (found.token === undefined) throw new Error(JSON.stringify(found));
  scene.known['token'] = found.token;
}

/** The person has finished, which nobody has asked about. */
async function done(scene: Scene): Promise<void> {
  await opened(scene);
  while (scene.stage.sandbox.controls.stepH5Session({ token: token(scene) }));
}

const actions = {
  open,
  query: query(SESSION, (scene) => ({ token: token(scene) })),
  poll: poll('h5-session', key),
  notice: notice(sellerId),
};

/** A person who has finished is followed as a seller, in one registration at most unless the bank accepts another. */
async function isFollowed(scene: Scene, answers: readonly unknown[]): Promise<readonly string[]> {
  const [session] = await scene.stage.rows<{ state: string }>(
    `SELECT state FROM subjects WHERE kind = 'h5-session' AND key = '${key(scene)}'`,
  );
  const sellers = await scene.stage.rows<{
    state: string;
    due_at: string | null;
    snapshot: string;
  }>(
    `SELECT state, due_at, snapshot FROM subjects WHERE kind = 'reverse-seller' AND key LIKE '${sellerId(scene)}%' ORDER BY key`,
  );
  const newest = sellers.at(-1);
  if (session?.state !== 'PERSON_DONE') return [`the session is ${session?.state}`];
  const isFollowed = newest?.state === 'ONBOARDED' || (newest?.due_at ?? null) !== null;
  if (!isFollowed) return [`the person has finished, and the seller is ${newest?.state}`];
  const accepted = sellers.filter(({ snapshot }) =>
    snapshot.includes('"registrationAccepted":true'),
  );
  const isAnother = JSON.stringify(answers).includes('"accepted":true');
  return accepted.length <= 1 || isAnother ? [] : [`${accepted.length} registrations of one link`];
}

const audit = ({ stage, id }: Scene): boolean =>
  stage.sandbox.controls.finishSellerAudit({ sellerId: `seller-${id}` });

const { onboard, register, seller } = sellerActions;

export const h5: Readonly<Record<string, Situation>> = {
  'an H5 link whose person has finished': {
    prepare: done,
    actions: { ...actions, onboard, register, seller },
    check: isFollowed,
    finish: audit,
  },
  'an H5 link whose person has been approved': {
    prepare: async (scene) => {
      await done(scene);
      audit(scene);
    },
    actions: { ...actions, onboard, register, seller },
    check: isFollowed,
  },
};
