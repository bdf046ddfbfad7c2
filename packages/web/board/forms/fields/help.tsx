import { ActionIcon, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { formTexts } from '../../../messages/forms/forms.ts';
import { IconInfoCircle } from '../../../shared/icons.tsx';
import { useTexts } from '../../../shared/language.tsx';
import { Prose } from '../../values/prose.tsx';

/**
 * Mark that shows the schema's English description of a member, on a page in another language. Only a pointer reaches it,
 * as each field has one: users of keyboards and screen readers use the switch that shows all descriptions.
 */
export function Help({ of, label }: { readonly of: string; readonly label: string }): ReactNode {
  const texts = useTexts(formTexts);
  return (
    <Popover width={320} withArrow>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={18}
          tabIndex={-1}
          aria-hidden
          title={texts.english(label)}
          ml={2}
          style={{ verticalAlign: 'text-bottom' }}
        >
          <IconInfoCircle size={14} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown fz="sm">
        <Prose lang="en" of={of} />
      </Popover.Dropdown>
    </Popover>
  );
}
