import { createHash, randomBytes } from 'node:crypto';
import type { Act, Deed, Notice, PersonPages, PersonPageView, Purpose } from './page-view.ts';
import { type Behaviour, collection, type PageState, type World } from './world/world.ts';

/** Page created for one person. */
interface Page {
  readonly purpose: Purpose;
  readonly key: string;
  readonly done: readonly Deed[];
}

const pages = collection<Page>('person pages');

/** Tokens by purpose and key of their pages: the same page is created only once. */
const tokens = collection<string>('person page tokens');

/** Steps of a page of which the platform stores only the end. */
export function stepsOf(
  deeds: readonly Deed[],
  done: readonly Deed[],
  isOver: boolean,
): PageState['steps'] {
  return deeds.map((deed) => ({ deed, done: isOver || done.includes(deed) }));
}

/** Token of the page for a purpose and a key; creates the page if there is none yet. */
export function pageToken(purpose: Purpose, key: string, world: World): string {
  const known = tokens(world).get(`${purpose} ${key}`);
  if (known !== undefined) return known;
  const token = randomBytes(16).toString('hex');
  tokens(world).put(`${purpose} ${key}`, token);
  pages(world).put(token, { purpose, key, done: [] });
  return token;
}

interface PagesOptions {
  readonly behaviours: readonly Behaviour[];
  readonly world: World;
  readonly transaction: <T>(work: () => T) => T;
  /** Transaction that may wait for asynchronous work; see `Beside`. */
  readonly attempt: <T>(work: () => T) => Promise<T>;
}

/** Pages of all behaviours. */
export function createPersonPages(options: PagesOptions): PersonPages {
  const { behaviours, world, transaction, attempt } = options;
  const sorts = new Map(behaviours.flatMap(({ personPages = {} }) => Object.entries(personPages)));

  function show(token: string, page: Page, notice: Notice | null): PersonPageView | null {
    const sort = sorts.get(page.purpose);
    const state = sort?.state(page.key, page.done, world) ?? null;
    if (sort === undefined || state === null) return null;
    const { facts, steps, outcome, waits = false, hasDocument = false } = state;
    const next = outcome === null && !waits ? nextOf(steps) : null;
    return {
      purpose: page.purpose,
      facts,
      steps,
      outcome,
      waits,
      mayRefuse: next !== null && sort.refuse !== undefined,
      mayFail: next !== null && sort.fail !== undefined,
      code: next === 'ENTER_CODE' ? codeOf(token) : null,
      hasDocument,
      notice,
    };
  }

  /** Performs the person's act if the page requests it now. Returns the page after that, and a notice to show. */
  function perform(token: string, page: Page, act: Act): [Page, Notice | null] {
    const sort = sorts.get(page.purpose);
    const view = show(token, page, null);
    if (sort === undefined || view === null || view.outcome !== null || view.waits)
      return [page, null];
    if (act.act === 'OPEN') return [page, null];
    if (act.act === 'REFUSE' || act.act === 'FAIL') {
      if (act.act === 'REFUSE') sort.refuse?.(page.key, act.reason, world);
      else sort.fail?.(page.key, world);
      return [page, null];
    }
    // A double click acts once.
    if (act.act !== nextOf(view.steps)) return [page, null];
    const words = act.act === 'ENTER_CARD' ? act.card : '';
    const notice = mistakeIn(act, token) ?? sort.did?.(page.key, act.act, words, world) ?? null;
    return notice === null ? [{ ...page, done: [...page.done, act.act] }, null] : [page, notice];
  }

  return {
    act: (token, act) =>
      attempt(() => {
        const page = pages(world).get(token);
        if (page === undefined) return null;
        const [next, notice] = perform(token, page, act);
        if (next !== page) pages(world).put(token, next);
        // A person has opened the page, so the simulator stops acting for them, in later steps too.
        sorts.get(page.purpose)?.takeOver?.(page.key, world);
        return show(token, next, notice);
      }),
    document: (token) =>
      transaction(() => {
        const page = pages(world).get(token);
        return (page && sorts.get(page.purpose)?.document?.(page.key, world)) ?? null;
      }),
  };
}

function nextOf(steps: PageState['steps']): Deed | null {
  return steps.find(({ done }) => !done)?.deed ?? null;
}

function mistakeIn(act: Act, token: string): Notice | null {
  if (act.act === 'SCAN_FACE' && !act.isGood) return 'FACE_NOT_RECOGNIZED';
  if (act.act === 'ENTER_CODE' && act.code !== codeOf(token)) return 'WRONG_CODE';
  if (act.act === 'WRITE_NAME' && act.strokes < 2) return 'HANDWRITING_REFUSED';
  return act.act === 'ENTER_CARD' && !/^\d{12,19}$/.test(act.card) ? 'CARD_REFUSED' : null;
}

/** Six digits, constant for each page, which the page itself shows as a text message. */
function codeOf(token: string): string {
  const digest = createHash('sha256').update(`code ${token}`).digest();
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
}
