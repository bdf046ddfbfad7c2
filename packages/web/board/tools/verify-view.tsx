import {
  Badge,
  Button,
  Card,
  FileButton,
  Group,
  Progress,
  Stack,
  Table,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import { boardTexts } from '../../messages/board.ts';
import { toolTexts } from '../../messages/tools.ts';
import { useTexts } from '../../shared/language.tsx';
import { useFormat } from '../values/format.ts';
import { toCsv } from './verify-report.ts';
import { useVerifying, type Verifying, type VerifyRow } from './verify-rows.ts';

const ACCEPTED = '.pdf,.ofd,.xml,.zip,.png,.jpg,.jpeg';

/** Verifies invoices from files, pictures of a QR code, and pasted lines. */
export default function VerifyView(): ReactNode {
  const texts = useTexts(toolTexts).verify;
  const title = useTexts(boardTexts).verify;
  const verifying = useVerifying();
  const { rows, open, isBusy } = verifying;
  const verifiable = rows.filter(({ obstacle }) => obstacle === null).length;
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">{texts.intro}</Text>
      </div>
      <Sources verifying={verifying} />
      {rows.length > 0 && (
        <>
          <Group>
            <Button disabled={open === 0 || isBusy} onClick={() => void verifying.verify()}>
              {texts.verify(open)}
            </Button>
            <SaveButton rows={rows} />
            <Button variant="default" disabled={isBusy} onClick={verifying.clear}>
              {texts.clear}
            </Button>
          </Group>
          <Progress
            value={verifiable === 0 ? 0 : ((verifiable - open) / verifiable) * 100}
            aria-label={texts.progress}
            animated={isBusy}
          />
          <Rows rows={rows} />
        </>
      )}
    </Stack>
  );
}

/** Where invoices come from: dropped or chosen files, the camera of a phone, pasted lines. */
function Sources({ verifying }: { readonly verifying: Verifying }): ReactNode {
  const texts = useTexts(toolTexts).verify;
  const [lines, setLines] = useState('');
  const { addFiles, addLines, isBusy } = verifying;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void addFiles([...event.dataTransfer.files]);
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
          <FileButton onChange={(files) => void addFiles(files)} accept={ACCEPTED} multiple>
            {(props) => (
              <Button variant="default" disabled={isBusy} {...props}>
                {texts.choose}
              </Button>
            )}
          </FileButton>
          <FileButton
            onChange={(file) => void addFiles(file === null ? [] : [file])}
            accept="image/png,image/jpeg"
            capture="environment"
          >
            {(props) => (
              <Button variant="default" disabled={isBusy} {...props}>
                {texts.camera}
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

function Rows({ rows }: { readonly rows: readonly VerifyRow[] }): ReactNode {
  const texts = useTexts(toolTexts).verify;
  const { yuan } = useFormat();
  return (
    <Table.ScrollContainer minWidth={720} type="native" tabIndex={0}>
      <Table withTableBorder verticalSpacing="xs" className="numbers">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.number}</Table.Th>
            <Table.Th>{texts.day}</Table.Th>
            <Table.Th ta="right">{texts.amount}</Table.Th>
            <Table.Th>{texts.seller}</Table.Th>
            <Table.Th>{texts.verdict}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- A row never moves.
            <Table.Tr key={index}>
              <Table.Td>
                <Text size="sm" fw={500}>
                  {row.invoiceNumber ?? '–'}
                </Text>
                <Text size="xs" c="dimmed" lineClamp={1}>
                  {row.name}
                </Text>
              </Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{row.issuedOn}</Table.Td>
              <Table.Td ta="right">{row.amount === null ? '' : yuan(row.amount)}</Table.Td>
              <Table.Td>{row.sellerName}</Table.Td>
              <Table.Td>
                <Verdict row={row} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Readable in both color schemes. */
const DIFFERENCE = { color: 'light-dark(var(--mantine-color-red-9), var(--mantine-color-red-4))' };

function Verdict({ row }: { readonly row: VerifyRow }): ReactNode {
  const texts = useTexts(toolTexts).verify;
  const { verdict, reason, obstacle, warnings, differences } = row;
  const members = new Map(Object.entries(texts.members));
  const differs = verdict === 'GENUINE' && differences.length > 0;
  const color = verdict === 'GENUINE' && !differs ? 'teal' : 'red';
  return (
    <Stack gap={4}>
      {verdict !== null && (
        <Badge variant="outline" color={color} tt="none" autoContrast>
          {differs ? texts.differs : texts.verdicts[verdict]}
        </Badge>
      )}
      {obstacle !== null && (
        <Text size="xs" c="dimmed">
          {texts.obstacle(obstacle)}
        </Text>
      )}
      {reason !== null && <Text size="xs">{reason}</Text>}
      {warnings.map((warning) => (
        <Text size="xs" key={warning}>
          {warning}
        </Text>
      ))}
      {differences.map(({ field, printed, platform }) => (
        <Text size="xs" key={field} style={DIFFERENCE}>
          {texts.difference(members.get(field) ?? field, printed, platform)}
        </Text>
      ))}
    </Stack>
  );
}

function SaveButton({ rows }: { readonly rows: readonly VerifyRow[] }): ReactNode {
  const texts = useTexts(toolTexts).verify;
  const save = (): void => {
    const { file, number, day, amount, seller, verdict, notes } = texts;
    const csv = toCsv([file, number, day, amount, seller, verdict, notes], rows, (row) =>
      row.verdict === null ? (row.obstacle ?? '') : texts.verdicts[row.verdict],
    );
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    link.download = `${texts.fileName}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button variant="default" onClick={save}>
      {texts.save}
    </Button>
  );
}
