import type { Deed, Fact, JsonObject, Notice, Outcome, Purpose } from '../from-service.ts';
import type { Answer } from '../gateway/envelope.ts';
import type { FileStore } from './file-store.ts';
import type { Collection } from './store.ts';

/** The simulated platform from the inside: all that a behaviour can see and do. */
export interface World {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The values under `name`; a behaviour writes its own collections only. */
  collection<Value>(name: string): Collection<Value>;
  /** Files too long for a collection; a behaviour writes under names of its own only. */
  readonly files: FileStore;
  /** The result of work that a transaction cannot wait for: leaves it, to be run again with the result. */
  beside<T>(name: string, work: () => Promise<T>): T;
  /** 1, 2, 3, … per sequence. */
  nextNumber(sequence: string): number;
  /** Lets one of the behaviours' processes finish `key` after the progress delay, or that of persons. */
  begin(process: string, key: string): void;
  /** Ends such a wait; false when there was none. */
  end(process: string, key: string): boolean;
  /** POSTs a status change to a caller's callback address. */
  push(url: string, body: JsonObject): void;
  /** POSTs a notice of the bank's to whatever addresses are registered for them (document 2, section 6). */
  notify(body: JsonObject): void;
  /** The address of the page on which a person does what the platform waits for. */
  pageUrl(purpose: Purpose, key: string): string;
  /** An address of this server, valid for 24 hours, at which the behaviour's `file` is served. */
  fileUrl(product: string, name: string): string;
}

/** A file that a behaviour serves. */
export interface ServedFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** One endpoint as the platform behaves behind its gateway: signature, product and quota are passed. */
export interface SandboxEndpoint {
  /** An exhausted quota stops it. */
  readonly billed: boolean;
  /** The documents say that it has no request body: an empty one is taken. */
  readonly takesNoBody?: boolean;
  /** Runs in one transaction, again after work beside it; throws a `Refusal` to undo it. */
  answer(request: JsonObject, world: World): Answer;
}

/** Page for an unsigned GET: the last part of its path is the credential. */
export interface OpenPage {
  /** The answer, without an envelope; null when nothing stands under the credential. */
  answer(credential: string, world: World): JsonObject | null;
}

/** The business of a page at a moment. */
export interface PageState {
  readonly facts: readonly Fact[];
  /** The deeds in their order; those that the platform does not keep itself are done once they are in `done`. */
  readonly steps: readonly { readonly deed: Deed; readonly done: boolean }[];
  readonly outcome: Outcome | null;
  /** True while another party has to act first. */
  readonly waits?: boolean;
  /** True where there is a PDF to read. */
  readonly hasDocument?: boolean;
}

/** A sort of page, of which there is one for each key. */
export interface PersonPage {
  /** Null when nothing stands under the key. `done` are the deeds that were done on the page itself. */
  state(key: string, done: readonly Deed[], world: World): PageState | null;
  /** Lets the platform take a deed in, after the page has checked it. A reason when it does not take it. */
  did?(key: string, deed: Deed, words: string, world: World): Notice | null;
  /** Ends the waits, by process and key, in which the simulated person would act by themselves. */
  takeOver?(key: string, world: World): void;
  /** The person does not want to. */
  refuse?(key: string, reason: string, world: World): void;
  /** Makes it fail, regardless of the person's acts. */
  fail?(key: string, world: World): void;
  /** The PDF that the page is about. */
  document?(key: string, world: World): Uint8Array | null;
}

/** One capability of the platform. Adding one is a file that exports this, and a line in `behaviours/index.ts`. */
export interface Behaviour {
  /** Name under which a key is enabled for it; also the first part of the addresses of files. */
  readonly product: string;
  /** By path. */
  readonly endpoints: Readonly<Record<string, SandboxEndpoint>>;
  /** Folder of the endpoints, where their envelope is that of document 2, section 4.3. */
  readonly businessFolder?: string;
  /** By path, which ends in `/<name>`. */
  readonly pages?: Readonly<Record<string, OpenPage>>;
  /** Processes that finish something later, by name. Each runs in a transaction, again after work beside it. */
  readonly processes?: Readonly<Record<string, (key: string, world: World) => void>>;
  /** Processes in which a person comes to a page by themselves; persons take longer than machines. */
  readonly arrivals?: Readonly<Record<string, (key: string, world: World) => void>>;
  /** The pages on which people do that. */
  readonly personPages?: Readonly<Partial<Record<Purpose, PersonPage>>>;
  /** The file under a name that `fileUrl` was given; null when there is none. */
  file?(name: string, world: World): ServedFile | null;
}

/** The values under `name`, which stands once: only the module that names a collection writes to it. */
export function collection<Value>(name: string): (world: World) => Collection<Value> {
  return (world) => world.collection<Value>(name);
}

/** An endpoint that bills nothing. */
export function free(answer: SandboxEndpoint['answer']): SandboxEndpoint {
  return { billed: false, answer };
}
