import { Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

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
