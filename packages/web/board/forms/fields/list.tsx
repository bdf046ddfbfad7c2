import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { formTexts } from '../../../messages/forms/forms.ts';
import { useTexts } from '../../../shared/language.tsx';
import { type FieldProps, useForm } from '../form-state.ts';
import { useLabels } from '../labels.ts';
import { draftAt, emptyDraft, inputOf, isList } from '../model/draft.ts';
import { Choice } from './choice.tsx';
import { GroupFrame } from './group.tsx';
import { Members } from './members.tsx';

/** A list of inputs, one below the other. */
export function List(props: FieldProps): ReactNode {
  const { catalogue, draft, change } = useForm();
  const texts = useTexts(formTexts);
  const name = useLabels().member(props.member, props.owner);
  const { member, path } = props;
  const input = inputOf(catalogue, member);
  const part = draftAt(draft, path);
  const items = isList(part) ? part : [];
  const { isList: _one, ...item } = member;
  const add = (): void =>
    change(path, [...items, input?.isOneOf ? {} : emptyDraft(catalogue, input?.members ?? [])]);
  return (
    <GroupFrame {...props}>
      <Stack gap="sm">
        {items.map((_, at) => {
          const place = [...path, String(at)];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an item has no key but its position
            <Stack key={at} gap="xs">
              {input?.isOneOf ? (
                <Choice
                  member={{ ...item, isRequired: true }}
                  owner={props.owner}
                  path={place}
                  legend={texts.item(at + 1)}
                />
              ) : (
                <GroupFrame
                  member={item}
                  owner={props.owner}
                  path={place}
                  legend={texts.item(at + 1)}
                >
                  <Members members={input?.members ?? []} owner={member.type} path={place} />
                </GroupFrame>
              )}
              <Group>
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  onClick={() => change(place, undefined)}
                >
                  {texts.remove(`${name} ${at + 1}`)}
                </Button>
              </Group>
            </Stack>
          );
        })}
        <Group>
          <Button variant="default" size="xs" onClick={add}>
            {texts.add(name)}
          </Button>
        </Group>
      </Stack>
    </GroupFrame>
  );
}
