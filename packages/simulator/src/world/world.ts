import type { JsonObject } from '../from-service.ts';
import type { Deed, Fact, Notice, Outcome, Purpose } from '../page-view.ts';
import type { Answer } from '../gateway/envelope.ts';
import type { FileStore } from './file-store.ts';
import type { Collection } from './store.ts';

/** The simulated platform from the inside: everything that a behaviour can see and do. */
export interface World {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Values under `name`; a behaviour writes only its own collections. */
  collection<Value>(name: string): Collection<Value>;
  /** Files too long for a collection; a behaviour writes only under its own names. */
  readonly files: FileStore;
  /** Result of work that a transaction cannot wait for; see `Beside.result`. */
  beside<T>(name: string, work: () => Promise<T>): T;
  /** 1, 2, 3, … per sequence. */
  nextNumber(sequence: string): number;
  /** Plans one of the behaviours' processes for `key`, after the progress delay, or that of persons. */
  begin(process: string, key: string): void;
  /** Ends such a wait; false if there was none. */
  end(process: string, key: string): boolean;
  /** Sends a status change to a caller's callback address, by POST. */
  push(url: string, body: JsonObject): void;
  /** Sends a notice of the bank to all registered addresses, by POST (document 2, section 6). */
  notify(body: JsonObject): void;
  /** Address of the page on which a person does the step that the platform waits for. */
  pageUrl(purpose: Purpose, key: string): string;
  /** Address on this server, valid for 24 hours, of a file that the behaviour's `file` returns. */
  fileUrl(product: string, name: string): string;
}

/** File that a behaviour returns. */
export interface ServedFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** One endpoint behind the platform's gateway, which has already checked signature, product and quota. */
export interface SandboxEndpoint {
  /** True if an exhausted quota blocks the endpoint. */
  readonly billed: boolean;
  /** True if the endpoint has no request body by the documents: an empty body is accepted. */
  readonly takesNoBody?: boolean;
  /** Runs in one transaction, repeated after asynchronous work; throws a `Refusal` to undo it. */
  answer(request: JsonObject, world: World): Answer;
}

/** Page for an unsigned GET: the last segment of its path is the credential. */
export interface OpenPage {
  /** Response, without an envelope; null for an unknown credential. */
  answer(credential: string, world: World): JsonObject | null;
}

/** Present state of a page's business. */
export interface PageState {
  readonly facts: readonly Fact[];
  /** Deeds in order; one that the platform does not store itself is done once it is in `done`. */
  readonly steps: readonly { readonly deed: Deed; readonly done: boolean }[];
  readonly outcome: Outcome | null;
  /** True while another party must act first. */
  readonly waits?: boolean;
  /** True if there is a PDF to read. */
  readonly hasDocument?: boolean;
}

/** Kind of page; each key has one page of it. */
export interface PersonPage {
  /** State of the page; null for an unknown key. `done` are the deeds done on the page itself. */
  state(key: string, done: readonly Deed[], world: World): PageState | null;
  /** Performs a deed at the platform, after the page has checked it. Returns a reason if the platform rejects it. */
  did?(key: string, deed: Deed, words: string, world: World): Notice | null;
  /** Ends the waits, by process and key, after which the simulated person would act. */
  takeOver?(key: string, world: World): void;
  /** Called when the person refuses. */
  refuse?(key: string, reason: string, world: World): void;
  /** Makes the business fail, regardless of the person's acts. */
  fail?(key: string, world: World): void;
  /** PDF that the page is about. */
  document?(key: string, world: World): Uint8Array | null;
}

/**
 * A capability of the platform, or a part of one: several may have one product. `npm run codegen` finds the exported
 * ones.
 */
export interface Behaviour {
  /** Product name for which a key is enabled; also the first segment of the addresses of files. */
  readonly product: string;
  /** Endpoints by path. */
  readonly endpoints: Readonly<Record<string, SandboxEndpoint>>;
  /** Folder of the endpoints, if their envelope is that of document 2, section 4.3. */
  readonly businessFolder?: string;
  /** Unsigned pages by path, which ends in `/<name>`. */
  readonly pages?: Readonly<Record<string, OpenPage>>;
  /** Processes that finish later, by name. Each runs in a transaction, repeated after asynchronous work. */
  readonly processes?: Readonly<Record<string, (key: string, world: World) => void>>;
  /** Processes in which a simulated person opens a page; persons take longer than machines. */
  readonly arrivals?: Readonly<Record<string, (key: string, world: World) => void>>;
  /** Pages for people, by purpose. */
  readonly personPages?: Readonly<Partial<Record<Purpose, PersonPage>>>;
  /** File under a name that was passed to `fileUrl`; null for none. */
  file?(name: string, world: World): ServedFile | null;
}

/** Values under `name`, which only one module uses: only that module writes to the collection. */
export function collection<Value>(name: string): (world: World) => Collection<Value> {
  return (world) => world.collection<Value>(name);
}

/** An endpoint that bills nothing. */
export function free(answer: SandboxEndpoint['answer']): SandboxEndpoint {
  return { billed: false, answer };
}
