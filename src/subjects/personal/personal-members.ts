import { z } from 'zod';
import { INPUT_FINGERPRINTS } from '../submit/input-fingerprints.ts';

/** Forms of members that may contain personal data. */
const declared = new WeakSet<z.core.$ZodType>();

/**
 * Declares a member of a kind's details as personal: with a `DATA_KEY` it is encrypted before it is written. Wrap the member's
 * whole form, defaults included. Besides numbers, personal members are names, links that open for one person, and texts of the
 * platform that may name a person.
 */
export function personal<Form extends z.ZodType>(form: Form): Form {
  // Forms such as `keptText` are shared, so a clone marks only this place.
  const own = form.clone();
  declared.add(own);
  return own;
}

/** Path from a snapshot to a member, by names. */
export type MemberPath = readonly string[];

/**
 * Members of every kind that contain texts of the platform, which may name a person, and the fingerprints of the client's input;
 * see `Rejection`, `Mismatch` and `withFingerprints`.
 */
const OF_ALL_KINDS: readonly MemberPath[] = [['rejection'], ['found'], [INPUT_FINGERPRINTS]];

/** Paths to all personal data in the snapshots of a kind, by the form of its details. */
export function personalPathsIn(details: z.core.$ZodType): readonly MemberPath[] {
  return [...OF_ALL_KINDS, ...pathsIn(details)];
}

function pathsIn(form: z.core.$ZodType): readonly MemberPath[] {
  if (declared.has(form)) return [[]];
  if (form instanceof z.ZodObject) return membersOf(form.shape);
  if (form instanceof z.ZodIntersection) return [form.def.left, form.def.right].flatMap(pathsIn);
  if (form instanceof z.ZodPipe) return [form.def.in, form.def.out].flatMap(pathsIn);
  // A list is encrypted as one value: its items have no names.
  if (form instanceof z.ZodArray) return pathsIn(form.def.element).length > 0 ? [[]] : [];
  const isAround =
    form instanceof z.ZodNullable ||
    form instanceof z.ZodOptional ||
    form instanceof z.ZodDefault ||
    form instanceof z.ZodCatch ||
    form instanceof z.ZodReadonly;
  return isAround ? pathsIn(form.def.innerType) : [];
}

function membersOf(shape: Readonly<Record<string, z.core.$ZodType>>): readonly MemberPath[] {
  return Object.entries(shape).flatMap(([name, member]) => pathsIn(member).map(within(name)));
}

const within =
  (name: string) =>
  (path: MemberPath): MemberPath =>
    [name].concat(path);
