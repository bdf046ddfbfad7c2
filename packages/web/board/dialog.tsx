import { Group, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Gives the focus back to the element that had it before, when the dialog that calls this is gone. Mantine and browsers do so
 * for dialogs that are closed, and not for those that are taken out of the page.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The dialog leaves the page after this. A focus that was moved elsewhere meanwhile stays there.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}

/** A dialog with a title. Mantine's own header is a `header`, of which a page may have one. */
export function Dialog({
  title,
  close,
  onClose,
  size,
  children,
}: {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly size?: string;
  readonly children: ReactNode;
}): ReactNode {
  useFocusReturn();
  return (
    <Modal.Root opened onClose={onClose} {...(size !== undefined && { size })}>
      <Modal.Overlay />
      <Modal.Content>
        <Group justify="space-between" p="md" wrap="nowrap">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={close} />
        </Group>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
