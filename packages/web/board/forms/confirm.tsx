import { Button, Group, Stack, Table, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { catalogue } from '../../generated/mutation-forms.ts';
import type { MutationName } from '../../generated/mutations.ts';
import { formTexts } from '../../messages/forms/forms.ts';
import { mutationTexts } from '../../messages/forms/mutations.ts';
import { useTexts } from '../../shared/language.tsx';
import { useFocusReturn } from '../dialog.tsx';
import { Cost } from './cost.tsx';
import { useLabels } from './labels.ts';
import type { Arguments } from './model/arguments.ts';
import type { Member } from './model/description.ts';
import { inputOf } from './model/draft.ts';

type Values = Arguments['args'];

interface ConfirmProps {
  readonly name: MutationName;
  /** Arguments to be sent. */
  readonly args: Values;
  readonly close: () => void;
  readonly confirm: () => void;
}

/** Asks for confirmation before input is sent to the real platform, and shows the input. */
export function Confirm({ name, args, close, confirm }: ConfirmProps): ReactNode {
  const texts = useTexts(formTexts);
  const title = useTexts(mutationTexts)[name];
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="confirm" aria-labelledby={id} onClose={close}>
      <Stack>
        <Title order={2} size="h4" id={id}>
          {`${texts.confirmTitle} ${title}`}
        </Title>
        <Cost of={name} />
        <Table layout="fixed">
          <Table.Tbody>
            <Rows members={catalogue.forms[name]?.args ?? []} owner={name} values={args} />
          </Table.Tbody>
        </Table>
        <Group>
          <Button onClick={confirm}>{texts.confirm}</Button>
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </dialog>
  );
}

interface RowsProps {
  readonly members: readonly Member[];
  readonly owner: string;
  readonly values: Values;
  /** Names of the enclosing groups. */
  readonly within?: string;
}

function Rows({ members, owner, values, within = '' }: RowsProps): ReactNode {
  const texts = useTexts(formTexts);
  const labels = useLabels();
  return members.map((member) => {
    const value = values[member.name];
    if (value === undefined) return null;
    const isWhole =
      within === '' && owner in catalogue.forms && inputOf(catalogue, member) !== null;
    const label = isWhole ? '' : [within, labels.member(member, owner)].filter(Boolean).join(' · ');
    const input = inputOf(catalogue, member);
    const items = Array.isArray(value) ? value : [value];
    if (input !== null) {
      return items.map((item: unknown, at) => (
        <Rows
          // oxlint-disable-next-line react/no-array-index-key -- what is confirmed does not change
          key={`${member.name} ${at}`}
          members={input.members}
          owner={member.type}
          // A value of an input is an object.
          values={item as Values}
          within={member.isList ? `${label} · ${texts.item(at + 1)}` : label}
        />
      ));
    }
    return (
      <Table.Tr key={member.name}>
        <Table.Th scope="row" fw={500}>
          {label}
        </Table.Th>
        <Table.Td style={{ overflowWrap: 'anywhere' }}>
          {items.map((item: unknown) => shown(item)).join(', ')}
        </Table.Td>
      </Table.Tr>
    );
  });
}

function shown(value: unknown): string {
  if (value instanceof File) return value.name;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
