import { type DocumentNode, Kind, valueFromASTUntyped } from 'graphql';
import type { Example, Fill } from '../../../schema/examples.ts';

/** Variables of an operation, as sent. */
export type Variables = Readonly<Record<string, unknown>>;

/** The latest run of an example: its variables and its latest response. */
export interface Run {
  readonly variables: Variables;
  readonly data: unknown;
}

/** Sources of the values that fill in variables. */
export interface Sources {
  /** The latest run of an example; undefined before it ran. */
  readonly latest: (example: string) => Run | undefined;
  /** A new random word of small letters and digits. */
  readonly newWord: () => string;
  readonly now: () => Date;
}

/**
 * The variables of an example, filled in with fresh numbers and with values from other examples' responses. If a needed
 * example did not run yet, the default of the file stays. Variables without a fill are omitted.
 */
export function fillVariables(
  { fills = {} }: Example,
  document: DocumentNode,
  sources: Sources,
): Variables {
  const defaults = withDefaults(document, {});
  const filled: Record<string, unknown> = {};
  for (const [path, fill] of Object.entries(fills)) {
    const value = valueOf(fill, sources);
    const [variable = '', ...members] = path.split('.');
    if (value === undefined) continue;
    filled[variable] = withMember(filled[variable] ?? defaults[variable], members, value);
  }
  return filled;
}

/** Variables of an operation, with the document's defaults for omitted variables. */
export function withDefaults(document: DocumentNode, variables: Variables): Variables {
  const defaults = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
          defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
        )
      : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}

/** The examples to run first, without duplicates, in the order of their declaration. */
export function neededExamples({ fills = {}, needs = [] }: Example): readonly string[] {
  const sources = Object.values(fills).flatMap((fill) => {
    if ('sent' in fill) return [fill.sent];
    return 'answered' in fill ? [fill.answered] : [];
  });
  return [...new Set([...sources, ...needs.map(({ example }) => example)])];
}

function valueOf(fill: Fill, { latest, newWord, now }: Sources): unknown {
  if ('sent' in fill) return memberOf(latest(fill.sent)?.variables, fill.variable);
  if ('lastOf' in fill) {
    const found = memberOf(latest(fill.answered)?.data, fill.lastOf);
    const items: readonly unknown[] = Array.isArray(found) ? found : [];
    const last = items.findLast((item) => !memberOf(item, fill.unless));
    return memberOf(last, fill.member) ?? undefined;
  }
  if ('answered' in fill) return memberOf(latest(fill.answered)?.data, fill.member) ?? undefined;
  if ('now' in fill) return monthInChina(now());
  if (fill.digits === undefined) return `${fill.fresh}-${newWord()}`;
  const digits = Array.from(newWord(), (letter) => String(letter.charCodeAt(0) % 10)).join('');
  return fill.fresh + digits.padStart(fill.digits - fill.fresh.length, '0');
}

function memberOf(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at[Number(name)];
    return isObject(at) ? at[name] : undefined;
  }, value);
}

function withMember(value: unknown, [name, ...rest]: readonly string[], member: unknown): unknown {
  if (name === undefined) return member;
  if (Array.isArray(value))
    return value.with(Number(name), withMember(value[Number(name)], rest, member));
  const object = isObject(value) ? value : {};
  return { ...object, [name]: withMember(object[name], rest, member) };
}

/** `yyyy-MM`. */
function monthInChina(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 7);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
