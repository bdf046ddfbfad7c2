import type { Language } from '../../messages/catalogue.ts';
import { useLanguage } from '../../shared/language.tsx';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

/** Format of times and amounts on the page. */
export interface Format {
  /** The time of day of a moment of today, with the date of any other. */
  readonly moment: (at: string) => string;
  /** Date and time, to the second. */
  readonly exactly: (at: string) => string;
  /** An amount in yuan, digit by digit: a number of JavaScript's would change it. */
  readonly yuan: (amount: string) => string;
}

/** The ways of writing of the page's language. */
export function useFormat(): Format {
  const locale = LOCALES[useLanguage().language];
  return {
    moment(at) {
      const date = new Date(at);
      const isToday = date.toDateString() === new Date().toDateString();
      return date.toLocaleString(locale, {
        ...(isToday ? {} : { year: 'numeric', month: '2-digit', day: '2-digit' }),
        hour: '2-digit',
        minute: '2-digit',
        ...(isToday && { second: '2-digit' }),
      });
    },
    exactly: (at) =>
      new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
    yuan(amount) {
      const [whole = '', cents] = amount.split('.');
      const grouped = whole.replace(/\d+/, (digits) => BigInt(digits).toLocaleString('en'));
      return `¥${grouped}${cents === undefined ? '' : `.${cents}`}`;
    },
  };
}
