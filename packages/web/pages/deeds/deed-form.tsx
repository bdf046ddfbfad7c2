import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Deed, PersonPageView } from '../../shared/from-service.ts';
import { pagesTexts } from '../../messages/pages.ts';
import { useTexts } from '../../shared/language.tsx';
import { CardForm } from './card-form.tsx';
import { CodeForm } from './code-form.tsx';
import type { DeedProps } from './deed-props.ts';
import { FaceScan } from './face-scan.tsx';
import { NamePad } from './name-pad.tsx';

interface DeedFormProps extends DeedProps {
  readonly deed: Deed;
  readonly view: PersonPageView;
}

/** Form for the next deed. */
export function DeedForm({ deed, view, act }: DeedFormProps): ReactNode {
  const name = view.facts.find(({ about }) => about === 'PERSON')?.value ?? '';
  switch (deed) {
    case 'SCAN_FACE':
      return <FaceScan act={act} />;
    case 'ENTER_CODE':
      return <CodeForm act={act} code={view.code ?? ''} />;
    case 'WRITE_NAME':
      return <NamePad act={act} name={name} />;
    case 'ENTER_CARD':
      return <CardForm act={act} />;
    case 'AUTHORIZE':
    case 'PAY':
    case 'CONFIRM':
      return <Assent deed={deed} act={act} />;
  }
}

const TEXTS = { AUTHORIZE: 'authorize', PAY: 'pay', CONFIRM: 'confirm' } as const;

/** A deed that takes one click. */
function Assent({ deed, act }: DeedProps & { readonly deed: keyof typeof TEXTS }): ReactNode {
  const { hint, submit } = useTexts(pagesTexts)[TEXTS[deed]];
  return (
    <Stack>
      <Text c="dimmed" ta="center">
        {hint}
      </Text>
      <Button size="lg" onClick={() => void act({ act: deed })}>
        {submit}
      </Button>
    </Stack>
  );
}
