import { newNumber } from '../../../shared/own-numbers.ts';
import type { FormCatalogue, InputDescription, Member } from './description.ts';

/** Typed texts and chosen files, in lists and objects of the same structure as the input. Absent or blank parts are not sent. */
export type Draft = string | File | readonly Draft[] | DraftObject;
export interface DraftObject {
  readonly [name: string]: Draft;
}

/** Names of members and positions in lists, starting at the argument, as in `InvalidInputError.fieldErrors`. */
export type Path = readonly string[];

/** The input of a member; null for a scalar or enum. */
export function inputOf(catalogue: FormCatalogue, { type }: Member): InputDescription | null {
  return catalogue.inputs[type] ?? null;
}

/** True for a list of inputs. */
export function isListOfInputs(catalogue: FormCatalogue, member: Member): boolean {
  return member.isList === true && inputOf(catalogue, member) !== null;
}

export function isObject(draft: Draft | undefined): draft is DraftObject {
  return typeof draft === 'object' && !isList(draft) && !(draft instanceof File);
}

export function isList(draft: Draft | undefined): draft is readonly Draft[] {
  return Array.isArray(draft);
}

/** The part of a draft at a path. */
export function draftAt(draft: Draft | undefined, path: Path): Draft | undefined {
  return path.reduce<Draft | undefined>((part, step) => {
    if (isList(part)) return part[Number(step)];
    return isObject(part) ? part[step] : undefined;
  }, draft);
}

/** The draft with the part at a path replaced; undefined removes the part. */
export function withDraftAt(
  draft: Draft | undefined,
  [step, ...rest]: Path,
  part: Draft | undefined,
): Draft | undefined {
  if (step === undefined) return part;
  const changed = withDraftAt(draftAt(draft, [step]), rest, part);
  if (isList(draft)) {
    const at = Number(step);
    return [
      ...draft.slice(0, at),
      ...(changed === undefined ? [] : [changed]),
      ...draft.slice(at + 1),
    ];
  }
  const { [step]: _before, ...others } = isObject(draft) ? draft : {};
  return changed === undefined ? others : { ...others, [step]: changed };
}

/** The draft of an empty form, with new numbers and one item in each required list. */
export function emptyDraft(catalogue: FormCatalogue, members: readonly Member[]): DraftObject {
  return Object.fromEntries(
    members.flatMap((member): (readonly [string, Draft])[] => {
      const { name, fresh, isRequired, isList: isMany } = member;
      if (fresh !== undefined) return [[name, newNumber(fresh)]];
      const input = inputOf(catalogue, member);
      if (input === null || isRequired !== true) return [];
      const item = input.isOneOf ? {} : emptyDraft(catalogue, input.members);
      return [[name, isMany ? [item] : item]];
    }),
  );
}

/** A draft with new numbers in place of numbers that can be used only once. */
export function withNewNumbers(
  catalogue: FormCatalogue,
  members: readonly Member[],
  draft: DraftObject,
): DraftObject {
  const changed = members.flatMap((member): (readonly [string, Draft])[] => {
    const { name, fresh } = member;
    if (fresh !== undefined) return [[name, newNumber(fresh)]];
    const part = draft[name];
    const input = inputOf(catalogue, member);
    if (input === null || !isObject(part)) return [];
    return [[name, withNewNumbers(catalogue, input.members, part)]];
  });
  return { ...draft, ...Object.fromEntries(changed) };
}

/** The member of an input at a path; null if the schema has none. */
export function memberAt(
  catalogue: FormCatalogue,
  members: readonly Member[],
  [step, ...rest]: Path,
): Member | null {
  const member = members.find(({ name }) => name === step);
  const [at, ...behind] = rest;
  if (member === undefined || at === undefined) return member ?? null;
  const below = member.isList && /^\d+$/.test(at) ? behind : rest;
  if (below.length === 0) return member;
  return memberAt(catalogue, inputOf(catalogue, member)?.members ?? [], below);
}

/** The draft for given arguments: the inverse of `toArguments`. */
export function toDraft(
  catalogue: FormCatalogue,
  members: readonly Member[],
  values: Readonly<Record<string, unknown>>,
): DraftObject {
  return Object.fromEntries(
    members.flatMap((member) => {
      const value = values[member.name];
      return value === null || value === undefined
        ? []
        : [[member.name, partOf(catalogue, member, value)] as const];
    }),
  );
}

function partOf(catalogue: FormCatalogue, member: Member, value: unknown): Draft {
  if (!member.isList) return itemOf(catalogue, member, value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.map((item) => itemOf(catalogue, member, item));
}

function itemOf(catalogue: FormCatalogue, member: Member, value: unknown): Draft {
  const input = inputOf(catalogue, member);
  // A value of an input is an object.
  if (input !== null) return toDraft(catalogue, input.members, value as Record<string, unknown>);
  if (value instanceof File) return value;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** A draft in which the parts of another draft replace its own. For a OneOf input, only the other draft's member remains. */
export function mergeDrafts(
  catalogue: FormCatalogue,
  members: readonly Member[],
  draft: DraftObject,
  other: DraftObject,
): DraftObject {
  const merged = Object.entries(other).map(([name, part]): readonly [string, Draft] => {
    const before = draft[name];
    const input = inputOf(
      catalogue,
      members.find((member) => member.name === name) ?? { name, type: '', description: '' },
    );
    const merge = (mine: Draft | undefined, its: Draft): Draft =>
      input !== null && isObject(mine) && isObject(its)
        ? mergeDrafts(catalogue, input.members, chosenOf(input, mine, its), its)
        : its;
    if (isList(before) && isList(part))
      return [name, part.map((item, at) => merge(before[at], item))];
    return [name, merge(before, part)];
  });
  return { ...draft, ...Object.fromEntries(merged) };
}

/** The object of a OneOf input, reduced to the member that the other draft has chosen. */
function chosenOf(input: InputDescription, mine: DraftObject, its: DraftObject): DraftObject {
  if (!input.isOneOf) return mine;
  return Object.fromEntries(Object.entries(mine).filter(([name]) => name in its));
}
