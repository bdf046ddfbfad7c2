import { Button, Card, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import { verifyTexts } from '../../../messages/tools/verify.ts';
import { useTexts } from '../../../shared/language.tsx';
import { useAddress } from '../../values/address.ts';
import { CameraButton } from './camera.tsx';
import type { Verifying } from './verifying.ts';

const ACCEPTED = '.pdf,.ofd,.xml,.zip,.png,.jpg,.jpeg,.xlsx,.csv';
const SHEET = /\.(?:xlsx|csv)$/i;

/** Sources of invoices: dropped or chosen files, the camera, pasted lines. */
export function Sources({
  verifying,
  addLists,
}: {
  readonly verifying: Verifying;
  readonly addLists: (files: readonly File[]) => void;
}): ReactNode {
  const texts = useTexts(verifyTexts);
  const [params] = useAddress();
  const [lines, setLines] = useState(params.get('line') ?? '');
  const { addFiles, addLines, isBusy } = verifying;
  const add = (files: readonly File[]): void => {
    addLists(files.filter(({ name }) => SHEET.test(name)));
    void addFiles(files.filter(({ name }) => !SHEET.test(name)));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <Card
      withBorder
      padding="md"
      component="section"
      aria-label={texts.sources}
      aria-busy={isBusy}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={drop}
    >
      <Stack gap="sm">
        <Text size="sm">{texts.drop}</Text>
        <Group>
          <FileButton onChange={add} accept={ACCEPTED} multiple>
            {(props) => (
              <Button variant="default" disabled={isBusy} {...props}>
                {texts.choose}
              </Button>
            )}
          </FileButton>
          <CameraButton onText={(text) => void addLines(text)} />
          <FileButton
            onChange={(file) => void addFiles(file === null ? [] : [file])}
            accept="image/png,image/jpeg"
            capture="environment"
          >
            {(props) => (
              <Button variant="default" disabled={isBusy} {...props}>
                {texts.picture}
              </Button>
            )}
          </FileButton>
        </Group>
        <Textarea
          label={texts.lines}
          description={texts.linesHint}
          autosize
          minRows={2}
          maxRows={8}
          value={lines}
          onChange={({ currentTarget }) => setLines(currentTarget.value)}
        />
        <Group>
          <Button
            variant="default"
            disabled={isBusy || lines.trim() === ''}
            onClick={() => {
              void addLines(lines);
              setLines('');
            }}
          >
            {texts.read}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
