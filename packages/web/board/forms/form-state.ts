import { type ComponentType, createContext, useContext } from 'react';
import type { FormCatalogue, Member } from './model/description.ts';
import type { Draft, DraftObject, Path } from './model/draft.ts';

/** Properties of every field of a form. */
export interface FieldProps {
  readonly member: Member;
  /** The input, or the mutation, that has the member. */
  readonly owner: string;
  readonly path: Path;
}

/** State of the form around a field. */
export interface FormState {
  readonly catalogue: FormCatalogue;
  readonly draft: DraftObject;
  readonly change: (path: Path, part: Draft | undefined) => void;
  /** Messages by path, its steps joined by dots. */
  readonly errors: ReadonlyMap<string, string>;
  /** Shows the schema's descriptions. */
  readonly isExplained: boolean;
  /** The platform is the simulated one: nothing is billed. */
  readonly isSandbox: boolean;
  /** The field of any member, for those that have members within. */
  readonly Field: ComponentType<FieldProps>;
}

export const FormContext = createContext<FormState | null>(null);

/** The form around a field. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A field stands in a form.');
  return form;
}

/** Key of a path among the errors, and the id of its field. */
export function keyOf(path: Path): string {
  return path.join('.');
}

/** True if a message stands at a path or below it. */
export function hasErrorBelow({ errors }: FormState, path: Path): boolean {
  const key = keyOf(path);
  return [...errors.keys()].some((each) => each === key || each.startsWith(`${key}.`));
}
