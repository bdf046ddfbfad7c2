import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldProps, useForm } from '../form-state.ts';
import { useLabels } from '../labels.ts';
import { draftAt, isList } from '../model/draft.ts';
import { GroupFrame } from './group.tsx';

/** A list of enum values, with a checkbox for each. */
export function ValueList(props: FieldProps): ReactNode {
  const { catalogue, draft, change } = useForm();
  const labels = useLabels();
  const { member, path } = props;
  const part = draftAt(draft, path);
  const chosen = isList(part) ? part : [];
  return (
    <GroupFrame {...props}>
      <Stack gap="xs">
        {catalogue.enums[member.type]?.map((value) => (
          <Checkbox
            key={value.name}
            label={labels.value(value)}
            checked={chosen.includes(value.name)}
            onChange={({ currentTarget: { checked } }) =>
              change(
                path,
                checked ? [...chosen, value.name] : chosen.filter((name) => name !== value.name),
              )
            }
          />
        ))}
      </Stack>
    </GroupFrame>
  );
}
