import { Button, Center, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { sharedTexts } from '../messages/shared.ts';
import { askForEntry, keepKey, keptKey } from './key.ts';
import { useTexts } from './language.tsx';

type Entry = 'asking' | 'welcome' | 'key needed' | 'key refused';

async function enter(): Promise<Entry> {
  const entry = await askForEntry();
  return entry === 'key needed' && keptKey() !== null ? 'key refused' : entry;
}

/** Shows its children to callers whom the service admits, and asks other callers for a key. */
export function KeyGate({ children }: { readonly children: ReactNode }): ReactNode {
  const [entry, setEntry] = useState<Entry>('asking');
  useEffect(() => {
    // If the service cannot be reached, the page inside reports that and retries.
    enter().then(setEntry, () => setEntry('welcome'));
  }, []);
  if (entry === 'welcome') return children;
  if (entry === 'asking') return null;
  const tryKey = (key: string): void => {
    keepKey(key);
    enter().then(setEntry, () => setEntry('key refused'));
  };
  return <KeyPrompt wasRefused={entry === 'key refused'} onKey={tryKey} />;
}

function KeyPrompt({
  wasRefused,
  onKey,
}: {
  readonly wasRefused: boolean;
  readonly onKey: (key: string) => void;
}): ReactNode {
  const texts = useTexts(sharedTexts).key;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const key = new FormData(event.currentTarget).get('key');
    if (typeof key === 'string' && key.trim() !== '') onKey(key.trim());
  };
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="xl" maw={420} w="100%">
        <form onSubmit={submit}>
          <Stack>
            <Title order={1} size="h3">
              {texts.title}
            </Title>
            <Text size="sm" c="dimmed">
              {texts.explanation}
            </Text>
            <PasswordInput
              name="key"
              label={texts.label}
              error={wasRefused && texts.refused}
              autoComplete="off"
              data-autofocus
              required
            />
            <Button type="submit">{texts.use}</Button>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
