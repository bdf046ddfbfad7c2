import { Alert, Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconPlugConnectedX } from '../shared/icons.tsx';
import { Component, type ReactNode, Suspense } from 'react';
import { CombinedError } from 'urql';
import { boardTexts } from '../messages/board.ts';
import { useTexts } from '../shared/language.tsx';

/** Placeholder for data that is still loading. */
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

/** Error shown in place of data that failed to load, with its reason and a button that retries. */
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

/** Reloads the page, as React requests a part only once, even if it failed to load. */
function reload(): void {
  location.reload();
}

interface PartProps {
  /** Shown until the part is loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the page that is loaded when it is first shown. If it fails to load (the page is offline, or a newer release has
 * other files) or throws, its error is shown in its place: React would remove the whole page.
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
