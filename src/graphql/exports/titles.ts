import { fieldTitles } from '../../messages/field-titles.ts';
import type { Language } from '../../messages/message.ts';

/** Title of a column or a filter, by the name of its field; null for one without. Values of enums that no code table has are looked up here, too. */
export function knownTitle(name: string, language: Language): string | null {
  const titles: Readonly<Record<string, string>> = fieldTitles[language];
  return titles[name] ?? null;
}

/** Title of a column or a filter, by the name of its field. */
export function titleOf(name: string, language: Language): string {
  return knownTitle(name, language) ?? name;
}

/** Name of a member's title: its own, or with the name of its type where that one calls it otherwise. */
export function titleNameOf(owner: string, member: string): string {
  const name = `${owner}.${member}`;
  return name in fieldTitles.en ? name : member;
}
