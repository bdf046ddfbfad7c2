import { type ComponentType, createContext, useContext } from 'react';
import type { FormCatalogue, Member } from './model/description.ts';
import type { Draft, DraftObject, Path } from './model/draft.ts';

/** Properties of every field of a form. */
export interface FieldProps {
  readonly member: Member;
  /** Name of the input or mutation that declares the member. */
  readonly owner: string;
  readonly path: Path;
}

/** State of the form around a field. */
export interface FormState {
  readonly catalogue: FormCatalogue;
  readonly draft: DraftObject;
  readonly change: (path: Path, part: Draft | undefined) => void;
  /** Messages by path; the steps of a path are joined by dots. */
  readonly errors: ReadonlyMap<string, string>;
  /** True if the form shows the schema's descriptions. */
  readonly isExplained: boolean;
  /** True if the platform is simulated, so that nothing is billed. */
  readonly isSandbox: boolean;
  /** Component for any member, used by fields with nested members. */
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

/** True if there is a message at a path or below it. */
export function hasErrorBelow({ errors }: FormState, path: Path): boolean {
  const key = keyOf(path);
  return [...errors.keys()].some((each) => each === key || each.startsWith(`${key}.`));
}
