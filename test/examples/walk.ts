import { Kind, OperationTypeNode, parse } from 'graphql';
import { expect } from 'vitest';
import type { Connection } from '../harness.ts';
import type { ManualClock } from '../manual-clock.ts';
import type { Page } from './markdown.ts';
import { runScript, withoutScripts } from './script.ts';
import {
  type Expectation,
  type Json,
  type Query,
  type Script,
  type Step,
  stepsOf,
} from './steps.ts';

/** The URL used on all pages. */
const SHOWN_URL = 'http://127.0.0.1:4000';

/** Number of queries until the result shown by a page arrives. */
const MOST_QUESTIONS = 50;

/** An open subscription. */
interface Stream {
  /** Received items that were not compared yet. */
  readonly unseen: Json[];
  next(): Promise<Json>;
}

/**
 * Follows a page from its first line to its last, like a reader (steps.ts explains how pages are
 * written). Fails, with the page's line, if a result differs from the page, or
 * a step fails and the page does not show the failure.
 */
export async function walk(page: Page, service: Connection, clock: ManualClock): Promise<number> {
  const steps = stepsOf(page);
  const take = createWalker(service, clock);
  for (const [index, step] of steps.entries()) {
    try {
      await take(step, steps[index + 1]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : JSON.stringify(error);
      throw new Error(`${page.path}:${step.line}: ${reason}`, { cause: error });
    }
  }
  return steps.length;
}

function createWalker(
  service: Connection,
  clock: ManualClock,
): (step: Step, following: Step | undefined) => Promise<void> {
  /** Values of earlier responses, by their first member. */
  const answers = new Map<string, Json>();
  const streams = new Map<string, Stream>();
  let latest: Json = {};
  /** Sends the latest query again; null after any other step. */
  let askAgain: (() => Promise<void>) | null = null;

  /** Fills in values of earlier responses. */
  const filled = (text: string): string =>
    text.replaceAll(/<([a-z]\w*(?:\.\w+)*)>/gi, (_whole, path: string) => {
      const [field = ''] = path.split('.');
      const value = path
        .split('.')
        .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), answers.get(field));
      if (typeof value !== 'string') throw new Error(`No answer has ${path}.`);
      return value;
    });

  const note = (fields: Json): void => {
    for (const field of Object.keys(fields)) answers.set(field, fields);
  };

  const hear = (answer: Json, isShown: boolean): void => {
    note(shownOf(answer));
    latest = answer;
    if (!isShown) refuseErrors(answer);
  };

  const open = async (next: () => Promise<Json>): Promise<void> => {
    const first = await next();
    note(first);
    for (const field of Object.keys(first)) streams.set(field, { unseen: [first], next });
  };

  const query = async (step: Query, isShown: boolean): Promise<void> => {
    const text = filled(step.text);
    const variables = parsed(filled(step.variables));
    const ask = async (): Promise<void> =>
      hear({ ...(await service.query(text, variables)) }, isShown);
    askAgain = isQuestion(text) ? ask : null;
    if (!isSubscription(text)) return ask();
    const items = service.subscribe<Json>(text, variables);
    return open(async () => dataOf(await inTime(items.next(10_000), clock)));
  };

  const script = async (step: Script, isShown: boolean): Promise<void> => {
    askAgain = null;
    const text = withoutScripts(filled(step.text)).replaceAll(SHOWN_URL, service.url);
    const run = runScript(text, service.url);
    if (text.includes('text/event-stream'))
      return open(async () =>
        dataOf(parsed((await inTime(run.line(/^data: *\{/), clock)).slice(5))),
      );
    const output = await inTime(run.output(), clock);
    if (output.startsWith('{')) hear(parsed(output), isShown);
  };

  /** A reader repeats a query while work is in progress, such as the download of a file. */
  const answered = async (answer: () => Json, part: Json): Promise<void> => {
    const ask = askAgain;
    for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
      if (ask === null || isLike(answer(), part)) break;
      await clock.advance(1_000);
      await ask();
    }
    expect(answer()).toMatchObject(like(part));
  };

  const expectation = async ({ parts }: Expectation): Promise<void> => {
    for (const part of parts) {
      const field = firstField([part]);
      const stream = streams.get(field);
      if (stream) note(await awaitItem(stream, part));
      else await answered(() => (field === 'errors' ? latest : shownOf(latest)), part);
    }
  };

  return (step, following) => {
    // The expected update of a subscription is independent of the response before it.
    const isShown = following?.kind === 'expectation' && !streams.has(firstField(following.parts));
    if (step.kind === 'query') return query(step, isShown);
    return step.kind === 'script' ? script(step, isShown) : expectation(step);
  };
}

function firstField([part = {}]: readonly Json[]): string {
  return Object.keys(part)[0] ?? '';
}

/** Resolves with the promise's value; advances time by a second at a time until then. */
async function inTime<Item>(wanted: Promise<Item>, clock: ManualClock): Promise<Item> {
  const settled = wanted.then((value) => ({ value }));
  for (;;) {
    const now = await Promise.race([settled, clock.advance(1_000)]);
    if (now) return now.value;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses an object written by the service or the page. */
function parsed(text: string): Json {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error(`No object: ${text}`);
  return value;
}

function dataOf({ data, errors }: { readonly data?: unknown; readonly errors?: unknown }): Json {
  if (!isObject(data)) throw new Error(JSON.stringify(errors));
  return data;
}

/** The data of a GraphQL response without errors; otherwise the whole response. */
function shownOf(answer: Json): Json {
  return isObject(answer['data']) && answer['errors'] === undefined ? answer['data'] : answer;
}

/** A step may fail only if the page shows the failure. */
function refuseErrors(answer: Json): void {
  const failed = Object.values(shownOf(answer)).some(
    (value) => isObject(value) && String(value['__typename']).endsWith('Error'),
  );
  if (failed || answer['errors'] !== undefined) throw new Error(JSON.stringify(answer));
}

function isSubscription(text: string): boolean {
  return has(text, OperationTypeNode.SUBSCRIPTION);
}

/** True for an operation that can be repeated at will. */
function isQuestion(text: string): boolean {
  return has(text, OperationTypeNode.QUERY) && !has(text, OperationTypeNode.MUTATION);
}

function has(text: string, operation: OperationTypeNode): boolean {
  return parse(text).definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === operation,
  );
}

/** Waits for an item that matches the expected one; otherwise reports the received ones. */
async function awaitItem(stream: Stream, expected: Json): Promise<Json> {
  const seen: Json[] = [];
  for (;;) {
    let item: Json;
    try {
      item = stream.unseen.shift() ?? (await stream.next());
    } catch (error) {
      throw new Error(
        `Nothing like ${JSON.stringify(expected)} came, but ${JSON.stringify(seen)}. ${String(error)}`,
        { cause: error },
      );
    }
    if (isLike(item, expected)) return item;
    seen.push(item);
  }
}

function isLike(item: Json, expected: Json): boolean {
  try {
    expect(item).toMatchObject(like(expected));
    return true;
  } catch {
    return false;
  }
}

/** The value with `…` replaced by a matcher for any text, for `toMatchObject`. */
function like(value: Json): Json {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, likePart(member)]),
  );
}

function likePart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(likePart);
  if (isObject(part)) return like(part);
  if (typeof part !== 'string' || !part.includes('…')) return part;
  const pattern = part
    .split('…')
    .map((fixed) => fixed.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .join('[^]+');
  return expect.stringMatching(new RegExp(`^${pattern}$`));
}
