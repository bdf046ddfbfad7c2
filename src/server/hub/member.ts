import { type StatusItem, positionOf } from '../../subjects/follow/topic.ts';
import type { Following } from '../../subjects/follow/status-iterator.ts';
import {
  type Broadcast,
  type FanOut,
  type Listener,
  type StreamPosition,
  frameSpan,
} from './fan-out.ts';
import { MOST_UNSENT, Payload, PulledResults, type Sink } from './sink.ts';
import {
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  type GraphQLError,
  Kind,
} from 'graphql';
import { toMessage } from '../http/response-types.ts';
import { logOperation, type Operation, publicError } from '../pipeline/reporting.ts';

interface MemberOptions {
  readonly fanOut: FanOut;
  /** The subscriber's own reader, at its position. */
  readonly following: Following;
  /** Absent for a transport that pulls the results. */
  readonly sink: Sink | undefined;
}

/**
 * One subscriber of a fan-out. It starts with its own reader, which replays, shows snapshots and reports gaps as if
 * there were no fan-out. Each item is executed for this member alone, and read only when the previous one was sent. When
 * the reader has read everything, the member becomes live: the reader pauses, and the fan-out provides the payloads. A
 * member that falls behind returns to its own reader. One payload is buffered for it besides the unsent bytes of the
 * socket, and no subscriber is disconnected for being slow.
 *
 * An error of the member's own reader or execution ends this member only. A failure of the fan-out ends all live
 * members, each with its own error.
 */
export class Member implements Listener {
  // Plain fields, without nested objects: an update touches them for every member, and they are not in the CPU cache.
  readonly #fanOut: FanOut;
  readonly #following: Following;
  readonly #sink: Sink;
  readonly #serving: Serving;
  /** Results that the transport pulls; with a sink, only the end. */
  readonly results = new PulledResults(this);
  #state: 'reading' | 'live' | 'over' = 'reading';
  /** Copy of the reader's `hasShown`: an update then touches one object less per member. */
  #mayRepeat = false;
  /** Position of the member when it became live. */
  #at: StreamPosition = { cursor: '', position: 0, newestClaim: null };

  constructor(serving: Serving, { fanOut, following, sink = this.results }: MemberOptions) {
    this.#serving = serving;
    this.#fanOut = fanOut;
    this.#following = following;
    this.#sink = sink;
    fanOut.add();
  }

  begin(): void {
    void this.#readOn();
  }

  /** Ends the membership at the subscriber's request. */
  leave(): void {
    this.#end(null);
  }

  goLive(at: StreamPosition): void {
    this.#state = 'live';
    this.#at = at;
    this.#mayRepeat = this.#following.hasShown;
    this.#following.pause();
  }

  offer(broadcast: Broadcast): void {
    const { at, item, payload, isLast } = broadcast;
    if (this.#state !== 'live' || at.position <= this.#at.position) return;
    if (this.#mayRepeat && !this.#following.isNews(item)) return;
    if (payload !== null) {
      if (this.#sink.unsent > MOST_UNSENT) return void this.#catchUp(payload, broadcast);
      this.#sink.push(payload);
    }
    if (isLast) this.#end(null);
  }

  readAlone(at: StreamPosition): void {
    if (this.#state !== 'live') return;
    this.#state = 'reading';
    const { cursor, newestClaim } = at.position >= this.#at.position ? at : this.#at;
    this.#following.resume(cursor, newestClaim);
    void this.#readOn();
  }

  fail(error: unknown): void {
    this.#end({ error });
  }

  /** Waits until a payload beyond the bound has been sent, and reads on after it. */
  async #catchUp(payload: Payload, { at, isLast }: Broadcast): Promise<void> {
    this.#state = 'reading';
    this.#fanOut.pause(this);
    try {
      await this.#sink.send(payload);
    } catch (error) {
      return this.#end({ error });
    }
    if (isLast) return this.#end(null);
    this.#following.resume(at.cursor, at.newestClaim);
    void this.#readOn();
  }

  /** Reads with its own reader until the member is live or over. Never rejects. */
  async #readOn(): Promise<void> {
    try {
      while (!this.#isOver) {
        const step = await this.#following.step();
        if (this.#isOver) return;
        if (step === null) return this.#end(null);
        if (step.type === 'end') {
          const { cursor } = step;
          const at = { cursor, position: positionOf(cursor), newestClaim: null };
          // Payloads of the fan-out cannot report a gap.
          if (!this.#following.owesGap && this.#fanOut.enter(this, at)) return;
          continue;
        }
        const payload = await this.#execute(step.item);
        if (this.#isOver) return;
        await this.#sink.send(payload);
      }
    } catch (error) {
      this.#end({ error });
    }
  }

  /** Executes an item for this subscriber alone. */
  #execute(item: StatusItem): Promise<Payload> {
    const serving = this.#serving;
    return frameSpan(serving.args.contextValue.app, item, async () =>
      toPayload(await serving.execute(item)),
    );
  }

  get #isOver(): boolean {
    return this.#state === 'over';
  }

  #end(failure: { readonly error: unknown } | null): void {
    if (this.#isOver) return;
    this.#state = 'over';
    this.#fanOut.remove(this);
    void this.#following.return?.();
    const last = failure && lastResult(this.#serving.args, failure.error);
    this.#serving.finish(last?.errors);
    this.results.end(last);
  }
}

type Served = ReturnType<typeof served>;

/** An operation while it is served. Its context is reduced to the members from which the contexts of events are created. */
export function served(args: Operation) {
  const { app, tenant, scopes, language, payer, requestId, meter } = args.contextValue;
  return { ...args, contextValue: { app, tenant, scopes, language, payer, requestId, meter } };
}

interface ServingOptions {
  /** Executes an event for one subscriber. */
  readonly executeEvent: (args: Served, event: unknown) => Promise<ExecutionResult>;
  readonly startedAt: number;
  readonly close: () => void;
}

/** Subscription of one subscriber. A class takes less memory than closures, and thousands of instances wait. */
export class Serving {
  readonly args: Served;
  readonly #options: ServingOptions;
  #isOver = false;

  constructor(args: Served, options: ServingOptions) {
    this.args = args;
    this.#options = options;
    this.#count(1);
  }

  execute(event: unknown): Promise<ExecutionResult> {
    return this.#options.executeEvent(this.args, event);
  }

  /** Records the end of the subscription, once. */
  finish(last: readonly GraphQLError[] = []): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.close();
    this.#count(-1);
    logOperation(this.args, this.#options.startedAt, last);
  }

  #count(by: number): void {
    const { subscribers } = this.args.contextValue.app.measurements;
    subscribers.labels(rootFieldOf(this.args)).inc(by);
  }
}

/** Name of the single root field. The document is valid, so the schema has the name. */
function rootFieldOf({ document, operationName }: ExecutionArgs): string {
  const [field] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return field?.kind === Kind.FIELD ? field.name.value : 'other';
}

/** Results of a subscription executed for one subscriber. */
export function alone(
  serving: Serving,
  source: AsyncIterator<unknown>,
): AsyncIterableIterator<ExecutionResult> {
  let isOver = false;
  const end = (): IteratorResult<ExecutionResult> => {
    isOver = true;
    serving.finish();
    return { done: true, value: undefined };
  };
  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      if (isOver) return end();
      try {
        const event = await source.next();
        if (event.done === true) return end();
        return { done: false, value: await serving.execute(event.value) };
      } catch (error) {
        const last = lastResult(serving.args, error);
        isOver = true;
        serving.finish(last.errors);
        return { done: false, value: last };
      }
    },
    /** Settles a waiting `next()` of the source; an async generator would leave it waiting. */
    async return() {
      await source.return?.();
      return end();
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

/** Last result, with the reason for the end. If the source threw instead, transports would pull it again and again. */
function lastResult(
  { contextValue: reader }: Served,
  error: unknown,
): { readonly errors: readonly GraphQLError[] } {
  return { errors: [publicError(error, { log: reader.app.log, reader })] };
}

/** Payload of a result, serialized once. */
export function toPayload(result: ExecutionResult): Payload {
  return new Payload(JSON.stringify(toMessage(result)));
}
