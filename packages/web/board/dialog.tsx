import { Group, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it before the dialog opened. Mantine and browsers return it when a dialog is
 * closed, but not when it is removed from the page.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The dialog leaves the page after this cleanup. If the focus has moved elsewhere meanwhile, it stays there.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}

/** A dialog with a title. Mantine renders its title in a `header` element, and a page may have only one. */
export function Dialog({
  title,
  close,
  onClose,
  size,
  children,
}: {
  readonly title: string;
  /** Accessible name of the close button. */
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
