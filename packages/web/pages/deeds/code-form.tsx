import { Button, Paper, PinInput, Stack, Text } from '@mantine/core';
import { IconMessage } from '../../shared/icons.tsx';
import { type ReactNode, useId, useState } from 'react';
import { pagesTexts } from '../../messages/pages.ts';
import { useTexts } from '../../shared/language.tsx';
import type { DeedProps } from './deed-props.ts';

const DIGITS = 6;

/** Form for the code of a text message. The page shows the code itself, as there is no phone. */
export function CodeForm({ act, code }: DeedProps & { readonly code: string }): ReactNode {
  const texts = useTexts(pagesTexts).code;
  const [typed, setTyped] = useState('');
  const label = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act({ act: 'ENTER_CODE', code: typed }).then(() => setTyped(''));
      }}
    >
      <Stack align="stretch">
        <Paper p="sm" radius="lg" className="message" component="output">
          <Text size="xs" c="dimmed">
            <IconMessage size={12} aria-hidden /> {texts.from}
          </Text>
          <Text>{texts.message(code)}</Text>
        </Paper>
        <Text id={label} fw={500} ta="center">
          {texts.label}
        </Text>
        <Stack align="center">
          <PinInput
            length={DIGITS}
            type="number"
            oneTimeCode
            placeholder=""
            value={typed}
            onChange={setTyped}
            aria-labelledby={label}
            getInputProps={(index) => ({ 'aria-label': texts.digit(index + 1) })}
          />
        </Stack>
        <Button type="submit" size="lg" disabled={typed.length < DIGITS}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
