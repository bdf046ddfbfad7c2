import { NativeSelect, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { formTexts } from '../../../messages/forms/forms.ts';
import { useTexts } from '../../../shared/language.tsx';
import { type FieldProps, useForm } from '../form-state.ts';
import { useLabels } from '../labels.ts';
import { type DraftObject, draftAt, emptyDraft, inputOf, isObject } from '../model/draft.ts';
import { Members } from './members.tsx';
import { GroupFrame } from './group.tsx';

/** A OneOf input: the reader chooses its one member, then fills it in. */
export function Choice({ legend, ...props }: FieldProps & { readonly legend?: string }): ReactNode {
  const { catalogue, draft, change, Field } = useForm();
  const texts = useTexts(formTexts);
  const labels = useLabels();
  const { member, path } = props;
  const members = inputOf(catalogue, member)?.members ?? [];
  const part = draftAt(draft, path);
  const chosen = members.find(({ name }) => isObject(part) && name in part);
  const input = chosen && !chosen.isList ? inputOf(catalogue, chosen) : null;
  const choose = (name: string): void => {
    const next = members.find((each) => each.name === name);
    if (next === undefined) return change(path, {});
    const { [name]: inside = '' }: DraftObject = emptyDraft(catalogue, [
      { ...next, isRequired: true },
    ]);
    change(path, { [name]: inside });
  };
  return (
    <GroupFrame {...props} legend={legend}>
      <Stack gap="sm">
        <NativeSelect
          aria-label={`${labels.member(member, props.owner)}: ${texts.chooseOne}`}
          value={chosen?.name ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[
            { value: '', label: member.isRequired ? texts.chooseOne : texts.noValue },
            ...members.map((each) => ({
              value: each.name,
              label: labels.member(each, member.type),
            })),
          ]}
        />
        {chosen &&
          (input && !input.isOneOf && !isFramed(input.members.length) ? (
            <Members members={input.members} owner={chosen.type} path={[...path, chosen.name]} />
          ) : (
            <Field
              member={{ ...chosen, isRequired: true }}
              owner={member.type}
              path={[...path, chosen.name]}
            />
          ))}
      </Stack>
    </GroupFrame>
  );
}

/** True for an input of two members: a name and a number may be a company, which is looked up. */
function isFramed(count: number): boolean {
  return count === 2;
}
