import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Act, PersonPageView } from '../shared/from-service.ts';
import { pagesTexts } from '../messages/pages.ts';
import { useTexts } from '../shared/language.tsx';

interface WaysOutProps {
  readonly view: PersonPageView;
  readonly act: (act: Act) => Promise<void>;
}

/** Alternatives to the deeds of a page: refusing them, or making them fail. */
export function WaysOut({ view: { mayRefuse, mayFail }, act }: WaysOutProps): ReactNode {
  const texts = useTexts(pagesTexts);
  const [isAsking, setAsking] = useState(false);
  if (!mayRefuse && !mayFail) return null;
  const refuse = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    setAsking(false);
    if (typeof reason === 'string') void act({ act: 'REFUSE', reason: reason.trim() });
  };
  return (
    <Group justify="center">
      {mayRefuse && (
        <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
          {texts.refuse.open}
        </Button>
      )}
      {mayFail && (
        <Button variant="subtle" color="gray" onClick={() => void act({ act: 'FAIL' })}>
          {texts.fail}
        </Button>
      )}
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={texts.refuse.title}
        closeButtonProps={{ 'aria-label': texts.refuse.cancel }}
        centered
      >
        <form onSubmit={refuse}>
          <Stack>
            <TextInput
              name="reason"
              label={texts.refuse.reason}
              defaultValue={texts.refuse.ordinary}
              maxLength={100}
              required
              data-autofocus
            />
            <Button type="submit" color="red.8">
              {texts.refuse.submit}
            </Button>
          </Stack>
        </form>
      </Modal>
    </Group>
  );
}
