import { Alert, Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconPlugConnectedX } from '../shared/icons.tsx';
import { Component, type ReactNode, Suspense } from 'react';
import { CombinedError } from 'urql';
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

/** React asks for a part that did not load once only. */
function reload(): void {
  location.reload();
}

interface PartProps {
  /** Shown until the part is loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the page that is loaded once it is shown. One that is not loaded, as the page is offline or a newer release has
 * other files, or that fails, is replaced by its error: React would remove the whole page.
 */
export class Part extends Component<PartProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { error } = this.state;
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    return <Failed error={new CombinedError({ networkError: error })} again={reload} />;
  }
}
