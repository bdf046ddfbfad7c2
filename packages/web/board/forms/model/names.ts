import { inputNamesZh } from '../../../messages/forms/inputs.ts';
import { fieldTitles } from '../../../shared/from-service.ts';
import type { Member } from './description.ts';

const titles: Readonly<Record<string, string>> = fieldTitles.zh;

/** Splits a name into words: `taxClassificationCode` becomes “Tax classification code”. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(id|url|uuid|cpu|ip|mac|h5)\b/g, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The Chinese name of a member of an input, or of a mutation's arguments. */
export function chineseName({ name, term, titleZh }: Member, owner: string): string | undefined {
  return inputNamesZh[`${owner}.${name}`] ?? term ?? inputNamesZh[name] ?? titleZh ?? titles[name];
}
