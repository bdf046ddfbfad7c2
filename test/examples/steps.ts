import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fence, type Page, ROOT } from './markdown.ts';

/*
 * Rules for pages that a test can follow:
 *
 * - `graphql` and `sh` blocks are run, in their order, on a fresh service. A subscription stays open.
 * - A link to a file of schema/operations/ is an instruction to run that file, with its defaults.
 * - A `graphql` block that names such a file on its opening line shows it, and must equal it.
 * - A block `json variables` holds the variables of the query before it.
 * - Any other `json` block is a part of what comes back: of the last answer or the open subscription
 *   that has its first member. `…` stands for any text. A list holds several items of a subscription.
 * - `<field.member>` in a query or command stands for that place of an earlier answer.
 * - Blocks `json file`, `ts`, `console` and `text` are shown only.
 */

export type Json = Readonly<Record<string, unknown>>;

export interface Query {
  readonly kind: 'query';
  readonly line: number;
  readonly text: string;
  readonly variables: string;
}

export interface Script {
  readonly kind: 'script';
  readonly line: number;
  readonly text: string;
}

/** A part of the result; several parts are items of one subscription, in order. */
export interface Expectation {
  readonly kind: 'expectation';
  readonly line: number;
  readonly parts: readonly Json[];
}

export type Step = Query | Script | Expectation;

const OPERATION_FILE = /schema\/operations\/([a-z0-9-]+\.graphql)$/;
/** Languages that are shown and not run. */
const SHOWN = new Set(['console', 'dockerfile', 'kotlin', 'swift', 'text', 'ts', 'tsx', 'yaml']);

/** The steps of a page, in order. */
export function stepsOf(page: Page): readonly Step[] {
  const linked = page.links.flatMap(({ line, target }) => {
    const file = OPERATION_FILE.exec(target)?.[1];
    return file === undefined ? [] : [{ kind: 'query' as const, line, text: operation(file) }];
  });
  const steps: Step[] = [];
  const places = [...page.fences, ...linked].toSorted((one, other) => one.line - other.line);
  for (const place of places) {
    if ('kind' in place) steps.push({ ...place, variables: '{}' });
    else addFence(steps, place, `${page.path}:${place.line}`);
  }
  return steps;
}

function addFence(steps: Step[], { language, info, text, line }: Fence, place: string): void {
  if (language === 'graphql') {
    const shown = OPERATION_FILE.exec(info)?.[1];
    if (shown !== undefined && text !== withoutHeading(operation(shown)))
      throw new Error(`${place}: the block is not what ${shown} says.`);
    steps.push({ kind: 'query', line, text, variables: '{}' });
  } else if (language === 'sh') {
    steps.push({ kind: 'script', line, text });
  } else if (language === 'json' && info === 'variables') {
    const query = steps.pop();
    if (query?.kind !== 'query') throw new Error(`${place}: variables of no query.`);
    steps.push({ ...query, variables: text });
  } else if (language === 'json' && info === '') {
    const value = JSON.parse(text) as Json | readonly Json[]; // the page's own JSON
    steps.push({ kind: 'expectation', line, parts: [value].flat() });
  } else if (!SHOWN.has(language) && !(language === 'json' && info === 'file')) {
    throw new Error(`${place}: nobody knows how to read \`${language} ${info}\`.`);
  }
}

function operation(name: string): string {
  return readFileSync(join(ROOT, 'schema/operations', name), 'utf8');
}

/** An example operation without the comments that GraphiQL shows as its title. */
function withoutHeading(text: string): string {
  return text.replace(/^(#.*\n)+/, '').trimEnd();
}
