import { catalogue, type Language } from '../../messages/message.ts';
import { fieldTitles } from '../../messages/field-titles.ts';

/** Texts of exports. */
export const exportTexts = catalogue('exports', {
  yes: ['yes', '是'],
  no: ['no', '否'],
  unrecognized: ['Unrecognized: {code}', '未识别：{code}'],
  inChina: ['{title} (China time)', '{title}（北京时间）'],
  section: ['List', '类别'],
  cut: [
    'Truncated: the report contains no more rows of a list. Narrow it by its filters.',
    '未列全：报表的每个清单有行数上限，请用筛选条件缩小范围。',
  ],
});

/** Title of a column or filter, by the name of its field; null for none. Also used for values of enums without a code table. */
export function knownTitle(name: string, language: Language): string | null {
  const titles: Readonly<Record<string, string>> = fieldTitles[language];
  return titles[name] ?? null;
}

/** Title of a column or filter, by the name of its field; the name itself without a title. */
export function titleOf(name: string, language: Language): string {
  return knownTitle(name, language) ?? name;
}

/** Key of a member's title: qualified with its type if such a title exists, otherwise the member's name. */
export function titleNameOf(owner: string, member: string): string {
  const name = `${owner}.${member}`;
  return name in fieldTitles.en ? name : member;
}
