import { kindTexts } from '../../messages/kinds.ts';
import { stateTexts } from '../../messages/states.ts';
import { useLanguage, useTexts } from '../../shared/language.tsx';
import type { EnumValue, Member } from './model/description.ts';
import { chineseName, wordsOf } from './model/names.ts';

/** Longest description of an enum value that is used as its label. */
const LONGEST_LABEL = 60;

interface Labels {
  /** Name of a member in the language of the page. */
  readonly member: (member: Member, owner: string) => string;
  /** Chinese term shown next to the English name. */
  readonly term: (member: Member) => string | null;
  readonly value: (value: EnumValue) => string;
}

/** Labels in the language of the page. */
export function useLabels(): Labels {
  const isChinese = useLanguage().language === 'zh';
  const names: Readonly<Record<string, string>> = {
    ...useTexts(stateTexts),
    ...useTexts(kindTexts),
  };
  return {
    member: (member, owner) =>
      (isChinese ? chineseName(member, owner) : undefined) ?? wordsOf(member.name),
    term: ({ term }) => (isChinese ? null : (term ?? null)),
    value({ name, description, term }) {
      // Kinds and states have no term; the board has its own names for them.
      const followed = term === undefined ? (names[name] ?? null) : null;
      if (followed !== null) return followed;
      if (isChinese) return term ?? name;
      const [sentence = ''] = description.split(/[.;](?:\s|$)/);
      const isLabel = sentence !== '' && sentence.length <= LONGEST_LABEL;
      return isLabel ? sentence : wordsOf(name.toLowerCase().replaceAll('_', ' '));
    },
  };
}
