import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type MutationName, mutations } from '../../generated/mutations.ts';
import { formTexts } from '../../messages/forms/forms.ts';
import { IconAlertTriangle } from '../../shared/icons.tsx';
import { useTexts } from '../../shared/language.tsx';

/** The price and the effect of a call of the real platform. */
export function Cost({ of: name }: { readonly of: MutationName }): ReactNode {
  const texts = useTexts(formTexts);
  const { billed } = mutations[name];
  return (
    <Alert color="yellow" variant="outline" icon={<IconAlertTriangle />}>
      {billed !== undefined && <Text fw={650}>{texts.costs(billed)}</Text>}
      {texts.real}
    </Alert>
  );
}
