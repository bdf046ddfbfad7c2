import { createHash, randomBytes } from 'node:crypto';
import type { Act, Deed, Notice, PersonPages, PersonPageView, Purpose } from './from-service.ts';
import { type Behaviour, collection, type PageState, type World } from './world/world.ts';

/** A page that was made for one person. */
interface Page {
  readonly purpose: Purpose;
  readonly key: string;
  readonly done: readonly Deed[];
}

const pages = collection<Page>('person pages');

/** Tokens by what their pages are for: the same page is made once. */
const tokens = collection<string>('person page tokens');

/** The steps of a page of which the platform keeps only the end. */
export function stepsOf(
  deeds: readonly Deed[],
  done: readonly Deed[],
  isOver: boolean,
): PageState['steps'] {
  return deeds.map((deed) => ({ deed, done: isOver || done.includes(deed) }));
}

/** The token of the page for a purpose and a key, which is made where there is none yet. */
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
  /** A transaction that leaves for work beside it. */
  readonly attempt: <T>(work: () => T) => Promise<T>;
}

/** The pages of all behaviours. */
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

  /** Does what the person does, where the page asks for it now. The notice to show, and the page as it is then. */
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
        // Somebody is there: nobody acts in their place, not at the next step either.
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

/** Six digits, the same for each page, that the page itself brings as a text message. */
function codeOf(token: string): string {
  const digest = createHash('sha256').update(`code ${token}`).digest();
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
}
