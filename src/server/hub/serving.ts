import {
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  type GraphQLError,
  Kind,
} from 'graphql';
import type { StatusItem } from '../../subjects/follow/topic.ts';
import { toMessage } from '../pipeline/formatted-result.ts';
import { logOperation, type Operation, publicError } from '../pipeline/reporting.ts';
import { frameSpan } from './hub.ts';
import { Member, type MemberOptions, type Subscription } from './member.ts';
import { Payload, type Sink } from './sink.ts';

export type Served = ReturnType<typeof served>;

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

/** Subscription that is a member of a fan-out. */
export class Shared implements Subscription {
  /** Results that the transport pulls; with a sink, only the end. */
  readonly results = new PulledResults(this);
  readonly #serving: Serving;
  readonly #member: Member;

  constructor(
    serving: Serving,
    {
      sink = this.results,
      ...member
    }: Pick<MemberOptions, 'following' | 'fanOut'> & { readonly sink: Sink | undefined },
  ) {
    this.#serving = serving;
    this.#member = new Member({ ...member, sink, subscription: this });
  }

  begin(): void {
    this.#member.begin();
  }

  leave(): void {
    this.#member.leave();
    this.#serving.finish();
  }

  execute(item: StatusItem): Promise<Payload> {
    const serving = this.#serving;
    return frameSpan(serving.args.contextValue.app, item, async () =>
      toPayload(await serving.execute(item)),
    );
  }

  ended(failure: { readonly error: unknown } | null): void {
    const last = failure && lastResult(this.#serving.args, failure.error);
    this.#serving.finish(last?.errors);
    this.results.end(last);
  }
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

/** A serialized result; yoga calls its `stringify` instead of serializing it. */
interface Serialized extends ExecutionResult {
  readonly stringify: () => string;
}

interface Waiting {
  readonly payload: Payload;
  readonly left?: () => void;
}

/** Source of the results. */
interface Source {
  /** Called at the first pull, when the source starts. */
  begin(): void;
  /** Called when the transport stops reading, and at the end. */
  leave(): void;
}

type Pulled = IteratorResult<ExecutionResult, undefined>;

const done: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * Results of a subscription for a transport that pulls them, such as server-sent events. On a socket, payloads are pushed, so
 * only the end is pulled: the error that ended the subscription, and completion. `return()` settles a waiting `next()`.
 */
export class PulledResults implements Sink, AsyncIterableIterator<ExecutionResult, undefined> {
  readonly #source: Source;
  #waiting: Waiting[] = [];
  #unsent = 0;
  /** Last result, with the error that ended the subscription; null for none. */
  #last: ExecutionResult | null = null;
  #isOver = false;
  #hasBegun = false;
  /** Settles the waiting pull. An async function would stay in memory until the next update. */
  #awaited: ((next: Pulled) => void) | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  get unsent(): number {
    return this.#unsent;
  }

  push(payload: Payload): void {
    this.#add({ payload });
  }

  send(payload: Payload): Promise<void> {
    return new Promise((left) => this.#add({ payload, left }));
  }

  /** Ends the results, with a last result if there is one. */
  end(last: ExecutionResult | null): void {
    this.#last = last;
    this.#isOver = true;
    this.#settle();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Pulled> {
    this.#begin();
    return new Promise((resolve) => {
      this.#awaited = resolve;
      this.#settle();
    });
  }

  return(): Promise<Pulled> {
    this.#source.leave();
    this.#waiting = [];
    this.end(null);
    return Promise.resolve(done);
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.#source.begin();
  }

  #add(waiting: Waiting): void {
    if (this.#isOver) return;
    this.#waiting.push(waiting);
    this.#unsent += waiting.payload.text.length;
    this.#settle();
  }

  #settle(): void {
    const awaited = this.#awaited;
    if (awaited === null) return;
    const next = this.#waiting.shift();
    if (next === undefined && !this.#isOver) return;
    this.#awaited = null;
    awaited(next === undefined ? this.#end() : { done: false, value: this.#taken(next) });
  }

  #taken({ payload, left }: Waiting): Serialized {
    this.#unsent -= payload.text.length;
    left?.();
    return { stringify: () => payload.text };
  }

  #end(): Pulled {
    const last = this.#last;
    this.#last = null;
    return last === null ? done : { done: false, value: last };
  }
}
