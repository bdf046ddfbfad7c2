import type { FormCatalogue, Member } from './description.ts';
import { type Draft, type DraftObject, inputOf, isList, isObject } from './draft.ts';

const STORED_UNDER = 'draft ';

/** The draft of a form from before a reload of this tab; null for none. */
export function readDraft(form: string): DraftObject | null {
  const stored = sessionStorage.getItem(STORED_UNDER + form);
  // Only `writeDraft` writes this entry.
  return stored === null ? null : (JSON.parse(stored) as DraftObject);
}

/** Stores a draft until it is sent or the tab is closed, without personal data, secrets and files. */
export function writeDraft(
  form: string,
  catalogue: FormCatalogue,
  members: readonly Member[],
  draft: DraftObject,
): void {
  const stored = JSON.stringify(storable(catalogue, members, draft));
  sessionStorage.setItem(STORED_UNDER + form, stored);
}

export function dropDraft(form: string): void {
  sessionStorage.removeItem(STORED_UNDER + form);
}

/** Forgets the drafts of all forms. */
export function dropAllDrafts(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(STORED_UNDER)) sessionStorage.removeItem(name);
}

/** The part of a draft that may be stored in the browser. */
export function storable(
  catalogue: FormCatalogue,
  members: readonly Member[],
  draft: DraftObject,
): DraftObject {
  return Object.fromEntries(
    members.flatMap((member) => {
      const part = draft[member.name];
      if (part === undefined || isPersonal(member, part)) return [];
      const input = inputOf(catalogue, member);
      const storableItem = (item: Draft): Draft =>
        input !== null && isObject(item) ? storable(catalogue, input.members, item) : item;
      const kept = isList(part) ? part.filter(isNoFile).map(storableItem) : storableItem(part);
      return isNoFile(kept) ? [[member.name, kept] as const] : [];
    }),
  );
}

function isPersonal({ isPersonal: mark }: Member, part: Draft): boolean {
  return mark === 'maybe' ? typeof part === 'string' && ID_NUMBER.test(part) : mark === true;
}

/** Place, date of birth and four characters. */
const ID_NUMBER = /^\s*\d{6}(19|20)\d{9}[\dX]\s*$/i;

function isNoFile(draft: Draft): boolean {
  return !(draft instanceof File);
}
