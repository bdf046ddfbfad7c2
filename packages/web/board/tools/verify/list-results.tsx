import { Button, Group, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useQuery } from 'urql';
import {
  BatchResultsDocument,
  type BatchResultsQuery,
  type InvoiceVerdict,
} from '../../../generated/operations.ts';
import { verifyTexts } from '../../../messages/tools/verify.ts';
import { useTexts } from '../../../shared/language.tsx';
import { useFormat } from '../../values/format.ts';

type Batch = NonNullable<BatchResultsQuery['verificationBatch']>;
type Result = NonNullable<Batch['results']>['edges'][number]['node'];

/** The results of a list, paginated; queried again whenever more items are done. */
export function Results({
  batchId,
  done,
}: {
  readonly batchId: string;
  readonly done: number;
}): ReactNode {
  const texts = useTexts(verifyTexts);
  const [verdict, setVerdict] = useState<InvoiceVerdict | ''>('');
  const [after, setAfter] = useState<string | null>(null);
  const verdicts = verdict === '' ? null : [verdict];
  const [{ data }, ask] = useQuery({
    query: BatchResultsDocument,
    variables: { batchId, after, verdicts },
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => ask({ requestPolicy: 'network-only' }), [done, ask]);
  const page = data?.verificationBatch?.results;
  const { verdicts: names, list } = texts;
  return (
    <Stack gap="xs" component="section" aria-label={list.results}>
      <Group justify="space-between">
        <NativeSelect
          label={list.only}
          value={verdict}
          onChange={({ currentTarget }) => {
            setAfter(null);
            setVerdict(currentTarget.value as InvoiceVerdict | ''); // one of the options
          }}
          data={[
            { value: '', label: list.all },
            ...Object.entries(names).map(([value, label]) => ({ value, label })),
          ]}
        />
        <Group>
          <Button variant="default" disabled={after === null} onClick={() => setAfter(null)}>
            {list.first}
          </Button>
          <Button
            variant="default"
            disabled={page?.pageInfo.hasNextPage !== true}
            onClick={() => setAfter(page?.pageInfo.endCursor ?? null)}
          >
            {list.next}
          </Button>
        </Group>
      </Group>
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0}>
        <Table withTableBorder verticalSpacing="xs" className="numbers">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{list.row}</Table.Th>
              <Table.Th>{texts.number}</Table.Th>
              <Table.Th>{texts.day}</Table.Th>
              <Table.Th ta="right">{texts.amount}</Table.Th>
              <Table.Th>{texts.verdict}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {page?.edges.map(({ node }) => (
              <ResultRow key={node.position} result={node} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function ResultRow({ result }: { readonly result: Result }): ReactNode {
  const { yuan } = useFormat();
  const { position, row, elements } = result;
  const amount = elements?.amountWithTax ?? elements?.amountWithoutTax ?? null;
  return (
    <Table.Tr>
      <Table.Td>{row ?? position}</Table.Td>
      <Table.Td>{elements?.invoiceNumber ?? '–'}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{elements?.issuedOn}</Table.Td>
      <Table.Td ta="right">{amount === null ? '' : yuan(amount)}</Table.Td>
      <Table.Td>
        <Outcome result={result} />
      </Table.Td>
    </Table.Tr>
  );
}

function Outcome({ result }: { readonly result: Result }): ReactNode {
  const { verdicts, list } = useTexts(verifyTexts);
  const { verification, problem, failure, duplicateOf } = result;
  const why = problem ?? failure?.message ?? null;
  if (why !== null) return <Text size="sm">{why}</Text>;
  if (duplicateOf !== null) return <Text size="sm">{list.sameAs(duplicateOf)}</Text>;
  if (verification === null)
    return (
      <Text size="sm" c="dimmed">
        {list.open}
      </Text>
    );
  const isGenuine = verification.verdict === 'GENUINE';
  return (
    <>
      <Text size="sm" fw={500} {...(!isGenuine && { c: 'red.8' })}>
        {verdicts[verification.verdict]}
      </Text>
      {/* The platform gives one reason for all invoices of a call. */}
      {verification.reason !== null && (
        <Text size="xs" lineClamp={2}>
          {verification.reason}
        </Text>
      )}
    </>
  );
}
