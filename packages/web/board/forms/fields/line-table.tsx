import { ActionIcon, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formTexts } from '../../../messages/forms/forms.ts';
import { IconX } from '../../../shared/icons.tsx';
import { useLanguage, useTexts } from '../../../shared/language.tsx';
import { type FieldProps, keyOf, useForm } from '../form-state.ts';
import { useLabels } from '../labels.ts';
import {
  type Computed,
  type ComputedName,
  computeLine,
  disagreement,
  totalLines,
} from '../model/amounts.ts';
import type { Member } from '../model/description.ts';
import { type Draft, draftAt, emptyDraft, inputOf, isList, type Path } from '../model/draft.ts';
import { GroupFrame } from './group.tsx';
import { Members } from './members.tsx';

/** Members shown as columns, in the order of an invoice’s face; the others are shown below the line. */
const COLUMNS: readonly string[] = [
  'categoryName',
  'itemName',
  'taxClassificationCode',
  'quantity',
  'unit',
  'unitPrice',
  'taxRate',
  'amountWithoutTax',
  'taxAmount',
  'amountWithTax',
];

const TOTALS = ['amountWithoutTax', 'taxAmount', 'amountWithTax'] as const;

/** Columns that hold numbers. */
const FIGURES: ReadonlySet<string> = new Set([...TOTALS, 'quantity', 'unitPrice', 'taxRate']);

/** Lines of an invoice. Empty fields show values computed from the other figures of the line; the sums are below. */
export function LineTable(props: FieldProps): ReactNode {
  const { catalogue, draft, change } = useForm();
  const texts = useTexts(formTexts);
  const labels = useLabels();
  const { member, path } = props;
  const members = inputOf(catalogue, member)?.members ?? [];
  const columns = COLUMNS.flatMap((name) => members.filter((each) => each.name === name));
  const rest = members.filter(({ name }) => !COLUMNS.includes(name));
  const part = draftAt(draft, path);
  const lines = isList(part) ? part : [];
  return (
    <GroupFrame {...props}>
      <Stack gap="sm">
        <div className="lines">
          <table>
            <thead>
              <tr>
                <th scope="col">#</th>
                {columns.map((column) => (
                  <th key={column.name} scope="col" data-figure={FIGURES.has(column.name)}>
                    {labels.member(column, member.type)}
                    {column.isRequired && ' *'}
                  </th>
                ))}
              </tr>
            </thead>
            {lines.map((line, at) => (
              <Line
                // oxlint-disable-next-line react/no-array-index-key -- a line has no key but its position
                key={at}
                line={line}
                at={at}
                path={[...path, String(at)]}
                owner={member.type}
                columns={columns}
                rest={rest}
                remove={
                  lines.length > 1 ? () => change([...path, String(at)], undefined) : undefined
                }
              />
            ))}
            <Totals columns={columns} lines={lines} owner={member.type} />
          </table>
        </div>
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => change(path, [...lines, emptyDraft(catalogue, members)])}
          >
            {texts.addLine}
          </Button>
        </div>
      </Stack>
    </GroupFrame>
  );
}

interface LineProps {
  readonly line: Draft;
  readonly at: number;
  readonly path: Path;
  readonly owner: string;
  readonly columns: readonly Member[];
  readonly rest: readonly Member[];
  /** Undefined for the only line. */
  readonly remove: (() => void) | undefined;
}

function Line({ line, at, path, owner, columns, rest, remove }: LineProps): ReactNode {
  const texts = useTexts(formTexts);
  const computed = computeLine(line);
  return (
    <tbody>
      <tr>
        <th scope="row">{at + 1}</th>
        {columns.map((member) => (
          <Cell
            key={member.name}
            member={member}
            owner={owner}
            path={[...path, member.name]}
            line={line}
            at={at}
            computed={computed}
          />
        ))}
        <td>
          {remove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              onClick={remove}
              aria-label={texts.removeLine(at + 1)}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </td>
      </tr>
      {rest.length > 0 && (
        <tr>
          <td colSpan={columns.length + 2}>
            <Members members={rest} owner={owner} path={path} mostOpen={0} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface CellProps extends FieldProps {
  readonly line: Draft;
  readonly at: number;
  readonly computed: Computed | null;
}

function Cell({ member, owner, path, line, at, computed }: CellProps): ReactNode {
  const { catalogue, draft, change, errors } = useForm();
  const texts = useTexts(formTexts);
  const labels = useLabels();
  const { language } = useLanguage();
  const label = labels.member(member, owner);
  const name = `${label}${language === 'zh' ? '，' : ', '}${texts.line(at + 1)}`;
  const part = draftAt(draft, path);
  // Only computed members have an entry; the others yield undefined.
  const suggestion = computed?.[member.name as ComputedName];
  const given = disagreement(line, member.name);
  const frame = {
    id: keyOf(path),
    'aria-label': name,
    'aria-required': member.isRequired === true,
    size: 'xs' as const,
    error: errors.get(keyOf(path)) ?? (given === null ? undefined : texts.comesTo(given)),
    value: typeof part === 'string' ? part : '',
    autoComplete: 'off',
  };
  const set = (value: string): void => change(path, value);
  const values = catalogue.enums[member.type];
  return (
    <td data-label={label} data-figure={FIGURES.has(member.name)} data-name={member.name}>
      {values ? (
        <NativeSelect
          {...frame}
          onChange={({ currentTarget }) => set(currentTarget.value)}
          data={values.map((value) => ({ value: value.name, label: labels.value(value) }))}
        />
      ) : (
        <TextInput
          {...frame}
          {...(member.type === 'Decimal' && { inputMode: 'decimal' as const })}
          placeholder={suggestion}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      )}
    </td>
  );
}

function Totals({
  columns,
  lines,
  owner,
}: {
  readonly columns: readonly Member[];
  readonly lines: readonly Draft[];
  readonly owner: string;
}): ReactNode {
  const texts = useTexts(formTexts);
  const labels = useLabels();
  const totals = totalLines(lines);
  if (totals === null || lines.length === 0) return null;
  const before = columns.filter(({ name }) => !TOTALS.some((total) => total === name)).length;
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={before + 1}>
          {texts.totals}
        </th>
        {columns.flatMap((column) => {
          const total = TOTALS.find((name) => name === column.name);
          return total === undefined
            ? []
            : [
                <td key={total} data-label={labels.member(column, owner)} data-figure>
                  <Text span fw={600} size="sm" data-testid={`total-${total}`}>
                    {totals[total]}
                  </Text>
                </td>,
              ];
        })}
      </tr>
    </tfoot>
  );
}
