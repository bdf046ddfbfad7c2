import type { Context } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import { createLookUp, type Shown } from '../../context/look-up.ts';
import { inputHash } from '../../kernel/ids.ts';
import { PlatformRejected, PlatformUnavailable } from '../../platform/errors.ts';
import type { Decoded, Input } from '../../platform/record/index.ts';
import { StoreUnavailable } from '../../subjects/errors.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import { h5Texts } from './texts.ts';
import { h5Session } from './tracking.ts';
import { h5Scene } from './wire/handling.ts';
import { type h5Link, type h5SessionInput, openSession } from './wire/index.ts';

/** Progress of a person, without link and token. The key is a digest of the token. */
export type H5SessionView = Shown<typeof h5Session> & { readonly key: string };

/** A link that was just opened. */
export interface H5LinkView extends Decoded<typeof h5Link> {
  readonly session: H5SessionView;
}

/** Key of a link's subject; it does not reveal the token. */
const keyOf = (token: string): string => inputHash(token);

/** Seller of a link, with the names that a status query requires. A type, because an interface is not assignable to JSON. */
type LinkedSeller = {
  readonly sellerId: string;
  readonly serviceProviderId: string | null;
  readonly buyerTaxNumber: string | null;
};

/** Purpose of a link. */
interface Purpose {
  readonly scene: (typeof h5Scene)['entries'][number]['name'];
  readonly seller: LinkedSeller | null;
}

/**
 * Opens a link and stores it, so that it is followed. Throws the platform's rejections, and `StoreUnavailable` before
 * any call if the link cannot be stored.
 */
export async function openH5Session(
  context: Context,
  input: Input<typeof h5SessionInput>,
): Promise<H5LinkView> {
  await context.subjects.ready();
  const link = await context.platform.call(openSession, input);
  const seller = linkedSellerIn(input);
  const scene = seller === null ? 'ENTERPRISE' : 'SELLER';
  const subject = await remember(context, link, { scene, seller });
  return { ...link, session: h5Session.view(subject) };
}

function linkedSellerIn({
  handling: { seller },
}: Input<typeof h5SessionInput>): LinkedSeller | null {
  if (!seller) return null;
  const { sellerId, serviceProviderId = null, buyerTaxNumber = null } = seller;
  return { sellerId, serviceProviderId, buyerTaxNumber };
}

async function remember(
  { subjects }: Context,
  link: Decoded<typeof h5Link>,
  { scene, seller }: Purpose,
): Promise<Subject> {
  const { token, expiresAt, isMock } = link;
  const sceneCode = h5Scene.codeOf.get(scene);
  const snapshot = { token, scene, sceneCode, expiresAt, isMock, seller };
  try {
    return await subjects.ensure(h5Session, keyOf(token), {
      state: 'OPENED',
      snapshot: h5Session.read(snapshot),
      ...(seller !== null && { groups: { seller: seller.sellerId } }),
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new PlatformUnavailable(h5Texts.notRemembered, {
      hint: h5Texts.openAnother,
      maybeApplied: true,
      cause: error,
    });
  }
}

/** True for a link without a stored token: it has ended and cannot be queried. */
const isOver = ({ token }: Pick<H5SessionView, 'token'>): boolean => token === null;

/**
 * Current status of one of the caller's own links; a final one is not queried. Null, without a call, for a token with
 * which this caller has opened no link. Throws the platform's errors.
 */
export const lookUp: (context: Context, token: string) => Promise<H5SessionView | null> =
  createLookUp(h5Session, {
    find: ({ subjects }, token: string) => subjects.get(h5Session, keyOf(token)),
    isSettled: ({ snapshot }) => isOver(h5Session.read(snapshot)),
    toView: (view, word): H5SessionView | null => ({
      ...view,
      raw:
        word === null || isOver(view) || word.said instanceof PlatformRejected
          ? null
          : word.said.raw,
    }),
    findElsewhere: () => Promise.resolve(null),
  });

/** Number of a seller's latest links that a notice causes to be polled; older links are used or expired. */
const LINKS_OF_A_SELLER = 10;

/** Links that match an id: the link with this token, and those of the seller with this id. */
export async function sessionsNamed(
  id: string,
  subjects: Pick<Subjects, 'get' | 'list'>,
): Promise<readonly Subject[]> {
  const { kind } = h5Session;
  const [byToken, ofSeller] = await Promise.all([
    subjects.get(h5Session, keyOf(id)),
    subjects.list({
      kinds: [kind],
      group: { name: 'seller', value: id },
      first: LINKS_OF_A_SELLER,
    }),
  ]);
  const links = ofSeller.subjects.map(({ subject }) => subject);
  return byToken === null ? links : [byToken, ...links];
}

/** Key of the link to follow. Throws `InvalidInput` if this caller has opened no link with the token. */
export async function followable({ subjects }: Context, token: string): Promise<string> {
  const key = keyOf(token);
  if ((await subjects.get(h5Session, key)) !== null) return key;
  throw new InvalidInput([{ code: 'NOT_FOUND', path: ['token'], message: h5Texts.openedHere }]);
}
