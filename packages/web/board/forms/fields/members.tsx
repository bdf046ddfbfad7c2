import { SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formTexts } from '../../../messages/forms/forms.ts';
import { useTexts } from '../../../shared/language.tsx';
import { hasErrorBelow, useForm } from '../form-state.ts';
import { isBlank } from '../model/arguments.ts';
import type { Member } from '../model/description.ts';
import { draftAt, inputOf, type Path } from '../model/draft.ts';

/** Largest number of optional members that most inputs show unfolded. */
const MOST_OPEN = 3;

/** Members of an input: the required ones, then the optional ones, folded if there are many. */
export function Members({
  members,
  owner,
  path,
  mostOpen = MOST_OPEN,
}: {
  readonly members: readonly Member[];
  readonly owner: string;
  readonly path: Path;
  /** Largest number of optional members that are shown unfolded. */
  readonly mostOpen?: number;
}): ReactNode {
  const needed = members
    .filter(({ isRequired }) => isRequired)
    .toSorted((one, other) => Number(isNew(other)) - Number(isNew(one)));
  const optional = members.filter(({ isRequired }) => !isRequired);
  const isFolded = optional.length > mostOpen && (needed.length > 0 || mostOpen === 0);
  const open = isFolded ? needed : [...needed, ...optional];
  return (
    <Stack gap="sm">
      <Fields members={open} owner={owner} path={path} />
      {isFolded && <Further members={optional} owner={owner} path={path} />}
    </Stack>
  );
}

/** True for a new number of the caller's own, which is shown first. */
function isNew({ fresh }: Member): boolean {
  return fresh !== undefined;
}

interface Part {
  readonly members: readonly Member[];
  readonly owner: string;
  readonly path: Path;
}

/** Scalars side by side, with groups and lists below. */
function Fields({ members, owner, path }: Part): ReactNode {
  const { catalogue, Field } = useForm();
  const isWide = (member: Member): boolean =>
    inputOf(catalogue, member) !== null || member.isList === true || WIDE.has(member.type);
  const small = members.filter((member) => !isWide(member));
  return (
    <>
      {small.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {small.map((member) => (
            <Field key={member.name} member={member} owner={owner} path={[...path, member.name]} />
          ))}
        </SimpleGrid>
      )}
      {members.filter(isWide).map((member) => (
        <Field key={member.name} member={member} owner={owner} path={[...path, member.name]} />
      ))}
    </>
  );
}

const WIDE: ReadonlySet<string> = new Set(['JSONObject', 'File']);

/** Optional members, folded until one of them has a value or a message. */
function Further({ members, owner, path }: Part): ReactNode {
  const form = useForm();
  const texts = useTexts(formTexts);
  const [wasOpened, setOpened] = useState(() =>
    members.some(({ name }) => !isBlank(draftAt(form.draft, [...path, name]))),
  );
  const isOpen = wasOpened || members.some(({ name }) => hasErrorBelow(form, [...path, name]));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className="further">{texts.further(members.length)}</summary>
      {isOpen && (
        <Stack gap="sm" mt="sm">
          <Fields members={members} owner={owner} path={path} />
        </Stack>
      )}
    </details>
  );
}
