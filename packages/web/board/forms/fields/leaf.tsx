import { Code, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formTexts } from '../../../messages/forms/forms.ts';
import { useLanguage, useTexts } from '../../../shared/language.tsx';
import { type FieldProps, keyOf, useForm } from '../form-state.ts';
import { useLabels } from '../labels.ts';
import { wordsOf } from '../model/names.ts';
import { Prose } from '../../values/prose.tsx';
import { Help } from './help.tsx';
import { draftAt } from '../model/draft.ts';

const SHANGHAI = '+08:00';

/** Types of the browser's `input` element. */
const INPUT_TYPES: Readonly<Record<string, string>> = {
  Date: 'date',
  YearMonth: 'month',
  DateTime: 'datetime-local',
  File: 'file',
  URL: 'url',
};

const INPUT_MODES = { Decimal: 'decimal', Int: 'numeric' } as const;

/** Members with texts of several lines; no record distinguishes them from short texts. */
const LONG_TEXTS = new Set(['document']);

/** Field of a scalar, an enum, or a list of scalars with one on each line. */
export function Leaf({ member, owner, path }: FieldProps): ReactNode {
  const { catalogue, draft, change } = useForm();
  const texts = useTexts(formTexts);
  const labels = useLabels();
  const frame = useFrame({ member, owner, path });
  const part = draftAt(draft, path);
  const { type, isList, name } = member;
  const set = (value: string): void => change(path, value);
  const values =
    type === 'Boolean'
      ? BOOLEANS(texts)
      : catalogue.enums[type]?.map((value) => ({ value: value.name, label: labels.value(value) }));
  if (values && !isList) {
    return (
      <NativeSelect
        {...frame}
        value={typeof part === 'string' ? part : ''}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        data={[{ value: '', label: texts.noValue }, ...values]}
      />
    );
  }
  if (isList) {
    const lines = Array.isArray(part) ? part.filter((line) => typeof line === 'string') : [];
    return (
      <Textarea
        {...frame}
        autosize
        minRows={2}
        value={lines.join('\n')}
        onChange={({ currentTarget: { value } }) => change(path, value.split('\n'))}
      />
    );
  }
  if (type === 'JSONObject' || LONG_TEXTS.has(name)) {
    return (
      <Textarea
        {...frame}
        autosize
        minRows={3}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={typeof part === 'string' ? part : ''}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    );
  }
  if (type === 'File') {
    return (
      <TextInput
        {...frame}
        type="file"
        onChange={({ currentTarget: { files } }) => change(path, files?.[0])}
      />
    );
  }
  const inputMode = type === 'Decimal' || type === 'Int' ? INPUT_MODES[type] : undefined;
  const isMoment = type === 'DateTime';
  return (
    <TextInput
      {...frame}
      type={INPUT_TYPES[type] ?? 'text'}
      {...(inputMode && { inputMode })}
      {...(isMoment && { step: 1 })}
      value={shownValue(part, isMoment)}
      onChange={({ currentTarget: { value } }) =>
        set(isMoment && value !== '' ? withZone(value) : value)
      }
    />
  );
}

function shownValue(part: unknown, isMoment: boolean): string {
  if (typeof part !== 'string') return '';
  return isMoment ? part.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace(/Z$/, '') : part;
}

/** Appends Shanghai's offset, and the seconds, which browsers omit if they are zero. */
function withZone(value: string): string {
  return `${value.length === 'yyyy-mm-ddThh:mm'.length ? `${value}:00` : value}${SHANGHAI}`;
}

const BOOLEANS = ({ yes, no }: { readonly yes: string; readonly no: string }) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

/** Label, explanation and message of a field, for Mantine's inputs. */
export function useFrame({ member, owner, path }: FieldProps) {
  const { catalogue, errors, isExplained, draft } = useForm();
  const texts = useTexts(formTexts);
  const labels = useLabels();
  const isChinese = useLanguage().language === 'zh';
  const term = labels.term(member);
  const part = draftAt(draft, path);
  const chosen = part instanceof File ? part.name : part;
  const key = keyOf(path);
  const error =
    errors.get(key) ??
    [...errors].find(([each]) => member.isList && each.startsWith(`${key}.`))?.[1];
  const notes = [
    member.type === 'File' && typeof chosen === 'string' ? texts.fileChosen(chosen) : null,
    member.type === 'DateTime' ? texts.shanghai : null,
    member.isList && !(member.type in catalogue.inputs) && !(member.type in catalogue.enums)
      ? texts.perLine
      : null,
    member.isPersonal === true ? texts.notStored : null,
  ].filter((note) => note !== null);
  // The description “Buyer.” below the label “Buyer” adds nothing.
  const says = member.description !== `${wordsOf(member.name)}.`;
  const label = labels.member(member, owner);
  // A Chinese page shows the official term below a label that differs from it, and the English description behind a mark.
  const official = isChinese && member.term !== label ? (member.term ?? null) : null;
  const isHidden = isChinese && !isExplained && says;
  const hasExplanation = official !== null || (isExplained && says) || member.wire !== undefined;
  const explanation =
    isExplained || isChinese ? (
      <>
        {official} {isExplained && says && <Prose lang="en" of={member.description} />}{' '}
        {member.wire !== undefined && <Code>{member.wire}</Code>}
      </>
    ) : null;
  const hasDescription = (explanation !== null && hasExplanation) || notes.length > 0;
  return {
    id: key,
    label: (
      <>
        {label}
        {isHidden && <Help of={member.description} label={label} />}
        {term !== null && (
          <Text span c="dimmed" size="xs" lang="zh-CN">
            {' '}
            {term}
          </Text>
        )}
      </>
    ),
    withAsterisk: member.isRequired === true,
    'aria-required': member.isRequired === true,
    error,
    autoComplete: 'off',
    ...(hasDescription && {
      description: (
        <>
          {explanation} {notes.join(' ')}
        </>
      ),
    }),
  };
}
