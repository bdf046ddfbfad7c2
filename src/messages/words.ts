import type { Language } from './message.ts';

/** Words by name, in each language. */
export type Words<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>;

/** Declares words for people, `name: [English, Chinese]`. A word that lacks a language does not compile. */
export function words<Name extends string>(
  rows: Readonly<Record<Name, readonly [en: string, zh: string]>>,
): Words<Name> {
  const named = Object.entries<readonly [en: string, zh: string]>(rows);
  // The names of the rows, whose type Object.entries loses.
  return {
    en: Object.fromEntries(named.map(([name, [en]]) => [name, en])) as Record<Name, string>,
    zh: Object.fromEntries(named.map(([name, [, zh]]) => [name, zh])) as Record<Name, string>,
  };
}
