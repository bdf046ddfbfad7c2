import { type MutationName, mutations } from '../../generated/mutations.ts';
import { mutationTexts } from '../../messages/forms/mutations.ts';
import { useTexts } from '../../shared/language.tsx';

/** A mutation, as an action that the board offers. */
export interface Action {
  readonly name: MutationName;
  readonly title: string;
  /** Path of its form. */
  readonly path: string;
}

/** Path of the form of a mutation, filled in for a thing if one is given. */
export function formPath(name: MutationName, subject?: string): string {
  return subject === undefined ? `/do/${name}` : `/do/${name}/${encodeURIComponent(subject)}`;
}

/** Every mutation, in the language of the page. */
export function useActions(): readonly Action[] {
  const titles = useTexts(mutationTexts);
  // The keys are the names of the generated table.
  const names = Object.keys(mutations) as MutationName[];
  return names.map((name) => ({ name, title: titles[name], path: formPath(name) }));
}
