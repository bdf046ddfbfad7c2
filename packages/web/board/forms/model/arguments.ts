import type { FormCatalogue, Member } from './description.ts';
import { type Draft, type DraftObject, inputOf, isList, isObject, type Path } from './draft.ts';

/** Reason why the schema would reject a value, before any rule is checked. */
export type Fault = 'missing' | 'choose' | 'number' | 'decimal' | 'date' | 'url' | 'json';

/** A fault at a path. */
export interface Problem {
  readonly path: Path;
  readonly fault: Fault;
}

/** The arguments built from a draft, and the problems for which the schema would reject them. */
export interface Arguments {
  readonly args: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** Builds the arguments of a mutation from a draft. */
export function toArguments(
  catalogue: FormCatalogue,
  members: readonly Member[],
  draft: DraftObject,
): Arguments {
  const problems: Problem[] = [];
  return { args: new Reader(catalogue, problems).object(members, draft, []), problems };
}

class Reader {
  readonly #catalogue: FormCatalogue;
  readonly #problems: Problem[];

  constructor(catalogue: FormCatalogue, problems: Problem[]) {
    this.#catalogue = catalogue;
    this.#problems = problems;
  }

  object(
    members: readonly Member[],
    draft: Draft | undefined,
    path: Path,
  ): Record<string, unknown> {
    const parts = isObject(draft) ? draft : {};
    return Object.fromEntries(
      members.flatMap((member) => {
        const value = this.#member(member, parts[member.name], [...path, member.name]);
        return value === undefined ? [] : [[member.name, value]];
      }),
    );
  }

  #member(member: Member, draft: Draft | undefined, path: Path): unknown {
    if (member.isRequired !== true && this.#isLeftOut(member, draft)) return undefined;
    if (member.isList) {
      const items = isList(draft) ? draft : [];
      const values = items.flatMap((item, at) => {
        const isInput = inputOf(this.#catalogue, member) !== null;
        return !isInput && isBlank(item) ? [] : [this.#item(member, item, [...path, String(at)])];
      });
      if (values.length === 0) this.#problems.push({ path, fault: 'missing' });
      return values;
    }
    return this.#item(member, draft, path);
  }

  /** True if nothing was typed or chosen. */
  #isLeftOut(member: Member, draft: Draft | undefined): boolean {
    const isChosen =
      inputOf(this.#catalogue, member)?.isOneOf === true &&
      isObject(draft) &&
      Object.keys(draft).length > 0;
    return !isChosen && isBlank(draft);
  }

  #item(member: Member, draft: Draft | undefined, path: Path): unknown {
    const input = inputOf(this.#catalogue, member);
    if (input?.isOneOf) return this.#choice(input.members, draft, path);
    if (input) return this.object(input.members, draft, path);
    if (draft instanceof File) return draft;
    return this.#leaf(member.type, typeof draft === 'string' ? draft.trim() : '', path);
  }

  #choice(members: readonly Member[], draft: Draft | undefined, path: Path): unknown {
    const chosen = members.find(({ name }) => isObject(draft) && name in draft);
    if (chosen === undefined || !isObject(draft)) {
      this.#problems.push({ path, fault: 'choose' });
      return {};
    }
    const { name } = chosen;
    const given = { ...chosen, isRequired: true } as const;
    return { [name]: this.#member(given, draft[name], [...path, name]) };
  }

  #leaf(type: string, text: string, path: Path): unknown {
    if (text === '') {
      this.#problems.push({ path, fault: 'missing' });
      return undefined;
    }
    const { fault, isOf, value = String } = LEAVES[type] ?? {};
    if (fault === undefined || isOf?.(text) === true) return value(text);
    this.#problems.push({ path, fault });
    return undefined;
  }
}

interface Leaf {
  readonly fault?: Fault;
  readonly isOf?: (text: string) => boolean;
  readonly value?: (text: string) => unknown;
}

const like =
  (form: RegExp) =>
  (text: string): boolean =>
    form.test(text);

/** Scalars that accept only some texts, or are not sent as text. */
const LEAVES: Readonly<Record<string, Leaf>> = {
  Int: { fault: 'number', isOf: like(/^-?\d{1,9}$/), value: Number },
  Decimal: { fault: 'decimal', isOf: like(/^-?\d+(\.\d+)?$/) },
  Date: { fault: 'date', isOf: like(/^\d{4}-\d\d-\d\d$/) },
  YearMonth: { fault: 'date', isOf: like(/^\d{4}-\d\d$/) },
  DateTime: { fault: 'date', isOf: like(/^\d{4}-\d\d-\d\dT\d\d:\d\d/) },
  URL: { fault: 'url', isOf: (text) => URL.canParse(text) },
  Boolean: { value: (text) => text === 'true' },
  JSONObject: { fault: 'json', isOf: isJsonObject, value: (text): unknown => JSON.parse(text) },
};

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** True if nothing was typed. */
export function isBlank(draft: Draft | undefined): boolean {
  if (draft === undefined) return true;
  if (typeof draft === 'string') return draft.trim() === '';
  if (draft instanceof File) return false;
  if (isList(draft)) return draft.every(isBlank);
  return Object.values(draft).every(isBlank);
}
