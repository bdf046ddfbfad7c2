import { Button, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { pagesTexts } from '../../messages/pages.ts';
import { useTexts } from '../../shared/language.tsx';
import type { DeedProps } from './deed-props.ts';

/** Card number that no bank has issued. */
const MADE_UP = '6222020200000000118';

/** Form for the bank card that receives the payment. */
export function CardForm({ act }: DeedProps): ReactNode {
  const texts = useTexts(pagesTexts).card;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const card = new FormData(event.currentTarget).get('card');
        if (typeof card === 'string')
          void act({ act: 'ENTER_CARD', card: card.replaceAll(/\s/g, '') });
      }}
    >
      <Stack>
        <TextInput
          name="card"
          size="md"
          label={texts.label}
          description={texts.hint}
          defaultValue={MADE_UP}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Button type="submit" size="lg">
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
