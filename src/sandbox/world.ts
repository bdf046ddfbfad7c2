import type { JsonObject } from '../kernel/json.ts';
import type { Answer } from './envelope.ts';
import type { FileStore } from './file-store.ts';
import type { Collection } from './store.ts';

/** What a behaviour can see and do: the simulated platform from the inside. */
export interface World {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The values under `name`; a behaviour writes its own collections only. */
  collection<Value>(name: string): Collection<Value>;
  /** Files too long for a collection; a behaviour writes under names of its own only. */
  readonly files: FileStore;
  /** 1, 2, 3, … per sequence. */
  nextNumber(sequence: string): number;
  /** Lets one of the behaviours' processes finish `key` after the progress delay. */
  begin(process: string, key: string): void;
  /** Ends such a wait; false when there was none. */
  end(process: string, key: string): boolean;
  /** POSTs a status change to a caller's callback address. */
  push(url: string, body: JsonObject): void;
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
  /** Runs in one transaction; throws a `Refusal` to undo it. */
  answer(request: JsonObject, world: World): Answer;
}

/** What is asked by an unsigned GET: the last part of its path is the credential. */
export interface OpenPage {
  /** The answer, without an envelope; null when nothing stands under the credential. */
  answer(credential: string, world: World): JsonObject | null;
}

/** One capability of the platform. Adding one is a file that exports this, and a line in `behaviours/index.ts`. */
export interface Behaviour {
  /** What a key must be enabled for; also the first part of the addresses of files. */
  readonly product: string;
  /** By path. */
  readonly endpoints: Readonly<Record<string, SandboxEndpoint>>;
  /** By path, which ends in `/<name>`. */
  readonly pages?: Readonly<Record<string, OpenPage>>;
  /** What finishes later, by name. */
  readonly processes?: Readonly<Record<string, (key: string, world: World) => void>>;
  /** The file under a name that `fileUrl` was given; null when there is none. */
  file?(name: string, world: World): ServedFile | null;
}
