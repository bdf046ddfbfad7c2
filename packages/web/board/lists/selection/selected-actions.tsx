import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { listTexts } from '../../../messages/lists.ts';
import { useTexts } from '../../../shared/language.tsx';
import { Dialog } from '../../dialog.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import { factOf, type Listed } from '../../values/facts.ts';
import { useFormat } from '../../values/format.ts';
import { lookAgain, mayHaveFiles, redOffset, type SelectedAction, sumOf } from './row-actions.ts';

interface SelectedActionsProps {
  readonly things: readonly Listed[];
  readonly onActed: () => void;
  readonly onUnselect: () => void;
}

/** State of an action over several things. */
interface Run {
  readonly done: number;
  readonly of: number;
  /** True while the action is running. */
  readonly isRunning: boolean;
  /** Things for which the action failed, each with its reason. */
  readonly failures: readonly string[];
}

/** Buttons for the actions on the selected things, which run one thing after the other, and the outcome. */
export function SelectedActions({ things, onActed, onUnselect }: SelectedActionsProps): ReactNode {
  const texts = useTexts(listTexts);
  const client = useClient();
  const { line } = useFeed();
  const [run, setRun] = useState<Run | null>(null);
  const [isAsking, { open, close }] = useDisclosure();

  async function act({ act: actOn, fits }: SelectedAction): Promise<void> {
    const targets = things.filter(fits);
    const failures: string[] = [];
    for (const [done, thing] of targets.entries()) {
      setRun({ done, of: targets.length, isRunning: true, failures });
      const reason = await actOn(client, thing);
      if (reason !== null) failures.push(texts.actions.failed(thing.key ?? thing.id, reason));
    }
    const done = targets.length - failures.length;
    setRun({ done, of: targets.length, isRunning: false, failures });
    onActed();
  }

  async function download(): Promise<void> {
    const targets = things.filter(mayHaveFiles);
    const show = (done: number, isRunning: boolean, ...failures: string[]): void =>
      setRun({ done, of: targets.length, isRunning, failures });
    show(0, true);
    const { saveFiles } = await import('./files.ts');
    try {
      const found = await saveFiles({ client, fetch: line.fetch }, targets, (done) =>
        show(done, true),
      );
      if (found) show(targets.length, false);
      else show(0, false, texts.actions.noFiles);
    } catch (error) {
      show(0, false, error instanceof Error ? error.message : String(error));
    }
  }

  const countOf = (fits: (thing: Listed) => boolean): number => things.filter(fits).length;
  const isRunning = run?.isRunning ?? false;
  const button = (label: string, count: number, onClick: () => void): ReactNode =>
    count > 0 && (
      <Button size="xs" variant="default" disabled={isRunning} onClick={onClick}>
        {label} ({count})
      </Button>
    );
  return (
    <>
      {things.length > 0 && (
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {texts.selected(things.length)}
          </Text>
          {button(texts.actions.lookAgain, countOf(lookAgain.fits), () => void act(lookAgain))}
          {button(texts.actions.redOffset, countOf(redOffset.fits), open)}
          {button(texts.actions.download, countOf(mayHaveFiles), () => void download())}
          <Button size="xs" variant="subtle" onClick={onUnselect}>
            {texts.unselect}
          </Button>
        </Group>
      )}
      <div role="status">
        {run !== null && (
          <Text size="sm" c="dimmed" span>
            {run.isRunning
              ? texts.actions.progress(run.done, run.of)
              : texts.actions.done(run.done)}
          </Text>
        )}
        {run?.failures.map((failure) => (
          <Text key={failure} size="sm" c="red">
            {failure}
          </Text>
        ))}
      </div>
      {isAsking && (
        <Dialog
          title={texts.confirm.title(countOf(redOffset.fits))}
          close={texts.confirm.cancel}
          onClose={close}
        >
          <Confirm
            things={things.filter(redOffset.fits)}
            onCancel={close}
            onConfirm={() => {
              close();
              void act(redOffset);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

/** Asks for confirmation: shows the number of invoices to reverse, their amount, and the cost. */
function Confirm({
  things,
  onCancel,
  onConfirm,
}: {
  readonly things: readonly Listed[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}): ReactNode {
  const texts = useTexts(listTexts).confirm;
  const { yuan } = useFormat();
  const amounts = things.map((thing) => factOf(thing, 'amountWithTax'));
  const sum = sumOf(amounts.filter((amount) => typeof amount === 'string'));
  return (
    <Stack>
      <Text size="sm">{texts.what(yuan(sum))}</Text>
      <Text size="sm">{texts.cost}</Text>
      <Text size="sm" c="dimmed" className="numbers" style={{ overflowWrap: 'anywhere' }}>
        {things.map(({ key, id }) => key ?? id).join(', ')}
      </Text>
      <Group justify="end">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {texts.cancel}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {texts.confirm(things.length)}
        </Button>
      </Group>
    </Stack>
  );
}
