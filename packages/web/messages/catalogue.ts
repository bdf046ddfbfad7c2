/** A language of the pages. */
export type Language = 'en' | 'zh';

/** Texts in each language; see `catalogue`. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/**
 * Texts of a part of the pages, side by side in both languages: a text that is there in one language only, or takes other
 * values in the other, does not compile. What depends on a value is a function.
 */
export function catalogue<Texts>(en: Texts, zh: NoInfer<Texts>): Catalogue<Texts> {
  return { en, zh };
}
