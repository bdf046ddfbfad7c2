import { Fieldset, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldProps, useForm } from '../form-state.ts';
import { inputOf } from '../model/draft.ts';
import { useFrame } from './leaf.tsx';
import { Members } from './members.tsx';

/** Members of an input that is nested in another one. */
export function Group(props: FieldProps): ReactNode {
  const { catalogue } = useForm();
  const { member, path } = props;
  return (
    <GroupFrame {...props}>
      <Members
        members={inputOf(catalogue, member)?.members ?? []}
        owner={member.type}
        path={path}
      />
    </GroupFrame>
  );
}

/** The border around fields that belong together, with their name, explanation and message. */
export function GroupFrame({
  children,
  legend,
  ...props
}: FieldProps & {
  /** Name of one item of a list, in place of the list's name. */
  readonly legend?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { id, label, description } = useFrame(props);
  const error = useForm().errors.get(id);
  return (
    <Fieldset
      id={id}
      legend={legend ?? label}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      // The first invalid field gets the focus, even if it is a group.
      {...(error !== undefined && { tabIndex: -1, 'aria-invalid': true })}
    >
      {description !== undefined && legend === undefined && (
        <Text size="xs" c="dimmed" mb="xs">
          {description}
        </Text>
      )}
      {error !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" id={`${id}-error`} mb="xs">
          {error}
        </Text>
      )}
      {children}
    </Fieldset>
  );
}
