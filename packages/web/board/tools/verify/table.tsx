import { Badge, Button, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { verifyTexts } from '../../../messages/tools/verify.ts';
import { useTexts } from '../../../shared/language.tsx';
import { useFormat } from '../../values/format.ts';
import { DIFFERENCE, FacePanel } from './face.tsx';
import type { LinkedRow } from './rows.ts';

/** Table of the invoices that were read, one per row, with their verdicts. */
export function Rows({ rows }: { readonly rows: readonly LinkedRow[] }): ReactNode {
  const texts = useTexts(verifyTexts);
  const [shown, setShown] = useState<number | null>(null);
  const row = shown === null ? undefined : rows[shown];
  return (
    <>
      <Table.ScrollContainer minWidth={720} type="native" tabIndex={0}>
        <Table withTableBorder verticalSpacing="xs" className="numbers">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.row}</Table.Th>
              <Table.Th>{texts.number}</Table.Th>
              <Table.Th>{texts.day}</Table.Th>
              <Table.Th ta="right">{texts.amount}</Table.Th>
              <Table.Th>{texts.seller}</Table.Th>
              <Table.Th>{texts.verdict}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((each, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- A row never moves.
              <Row key={index} row={each} place={index + 1} show={() => setShown(index)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {row && <FacePanel row={row} close={() => setShown(null)} />}
    </>
  );
}

function Row({
  row,
  place,
  show,
}: {
  readonly row: LinkedRow;
  readonly place: number;
  readonly show: () => void;
}): ReactNode {
  const texts = useTexts(verifyTexts);
  const { yuan } = useFormat();
  const { elements, face, name } = row;
  const amount = elements.amountWithTax ?? elements.amountWithoutTax;
  return (
    <Table.Tr>
      <Table.Td>{place}</Table.Td>
      <Table.Td>
        <Text size="sm" fw={500}>
          {elements.invoiceNumber ?? '–'}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={1} style={{ wordBreak: 'break-all' }}>
          {name}
        </Text>
        {face !== null && (
          <Button variant="default" size="compact-xs" mt={4} onClick={show}>
            {texts.show}
          </Button>
        )}
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{elements.issuedOn}</Table.Td>
      <Table.Td ta="right">{amount === null ? '' : yuan(amount)}</Table.Td>
      <Table.Td miw="9em">{face?.sellerName}</Table.Td>
      <Table.Td miw="16em">
        <Verdict row={row} />
      </Table.Td>
    </Table.Tr>
  );
}

function Verdict({ row }: { readonly row: LinkedRow }): ReactNode {
  const texts = useTexts(verifyTexts);
  const { verification, obstacle, sameAs, warnings, differences } = row;
  const isGenuine = verification?.verdict === 'GENUINE';
  const differs = isGenuine && differences.length > 0;
  return (
    <Stack gap={4}>
      {verification !== null && (
        <Badge
          variant="outline"
          color={isGenuine && !differs ? 'teal' : 'red'}
          tt="none"
          autoContrast
        >
          {differs ? texts.differs : texts.verdicts[verification.verdict]}
        </Badge>
      )}
      {sameAs !== null && <Text size="xs">{texts.sameAs(sameAs + 1)}</Text>}
      {obstacle !== null && (
        <Text size="xs" c="dimmed">
          {texts.obstacle(obstacle)}
        </Text>
      )}
      {verification !== null && verification.reason !== null && (
        <Text size="xs">{verification.reason}</Text>
      )}
      {warnings.map((warning) => (
        <Text size="xs" key={warning}>
          {warning}
        </Text>
      ))}
      {differences.map(({ field, printed, platform }) => (
        <Text size="xs" key={field} style={DIFFERENCE}>
          {texts.difference(texts.members[field], printed, platform)}
        </Text>
      ))}
    </Stack>
  );
}
