/** A language of the pages. */
export type Language = 'en' | 'zh';

/** Texts in each language; see `catalogue`. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/**
 * Texts of a part of the pages, side by side in both languages. A text that exists in one language only, or takes different
 * values in the other, does not compile. Texts that depend on a value are functions.
 */
export function catalogue<Texts>(en: Texts, zh: NoInfer<Texts>): Catalogue<Texts> {
  return { en, zh };
}
