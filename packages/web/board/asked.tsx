import { Alert, Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconPlugConnectedX } from '../shared/icons.tsx';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { boardTexts } from '../messages/board.ts';
import { useTexts } from '../shared/language.tsx';

/** The place of something that was asked for and has not come yet. */
export function Loading(): ReactNode {
  const texts = useTexts(boardTexts);
  return (
    <Stack gap="xs" aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton h={18} w="60%" />
      <Skeleton h={18} />
      <Skeleton h={18} w="80%" />
    </Stack>
  );
}

/** The place of something that could not be had, with why, and a way to ask again. */
export function Failed({
  error,
  again,
}: {
  readonly error: CombinedError;
  readonly again: () => void;
}): ReactNode {
  const texts = useTexts(boardTexts);
  // The service's own message explains the error better than a text of the page.
  const said = error.graphQLErrors[0]?.message;
  return (
    <Alert color="red" variant="outline" icon={<IconPlugConnectedX />} role="alert">
      <Group justify="space-between">
        {said ?? texts.failed(error.networkError?.message ?? error.message)}
        <Button variant="default" size="xs" onClick={again}>
          {texts.tryAgain}
        </Button>
      </Group>
    </Alert>
  );
}
