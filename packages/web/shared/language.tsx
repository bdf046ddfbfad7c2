import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Catalogue, Language } from '../messages/catalogue.ts';

const STORED_AS = 'language';

interface Choice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<Choice>({ language: 'en', choose: () => {} });

/** The language that was chosen in this browser before, or the browser's language. */
function firstLanguage(): Language {
  const stored = localStorage.getItem(STORED_AS);
  if (stored === 'en' || stored === 'zh') return stored;
  const [wanted] = navigator.languages;
  return wanted?.startsWith('zh') === true ? 'zh' : 'en';
}

/** Provides the language to all components below it: the chosen language, or the browser's. */
export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      choose(chosen: Language) {
        localStorage.setItem(STORED_AS, chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** The language of the page, and its switch. */
export function useLanguage(): Choice {
  return useContext(LanguageContext);
}

/** The texts of a catalogue in the language of the page. */
export function useTexts<Texts>(texts: Catalogue<Texts>): Texts {
  return texts[useLanguage().language];
}
