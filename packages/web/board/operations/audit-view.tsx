import { Anchor, Badge, Button, Group, Stack, Table, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import {
  AuditDocument,
  type AuditFactsFragment,
  ViewerDocument,
} from '../../generated/operations.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { operationsTexts } from '../../messages/desk/operations.ts';
import { useTexts } from '../../shared/language.tsx';
import { Allowed } from '../allowed.tsx';
import { Failed, Loading } from '../asked.tsx';
import { thingPath } from '../paths.ts';
import { ExportMenu, useExport } from '../lists/export.tsx';
import { useAddress } from '../values/address.ts';
import { addDays, isDay, startOf } from '../values/days.ts';
import { useFormat } from '../values/format.ts';
import { DayRangeFields } from './day-range.tsx';
import { Heading } from '../values/heading.tsx';
import { useTitleOfUpdate } from '../values/title.ts';

const PAGE = 50;

/** Page of the audit log: callers and their actions, newest first, paginated. */
export default function AuditView(): ReactNode {
  const texts = useTexts(operationsTexts).audit;
  return (
    <Allowed scope="AUDIT" title={texts.title}>
      <Stack>
        <Heading title={texts.title} intro={texts.intro} />
        <Entries />
      </Stack>
    </Allowed>
  );
}

function Entries(): ReactNode {
  const all = useTexts(operationsTexts);
  const [params, change] = useAddress();
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const after = params.get('after');
  const [viewer] = useQuery({ query: ViewerDocument, requestPolicy: 'cache-first' });
  const range = {
    ...(isDay(from) && { from: startOf(from) }),
    ...(isDay(to) && { to: startOf(addDays(to, 1)) }),
  };
  const [{ data, error }, ask] = useQuery({
    query: AuditDocument,
    variables: {
      from: range.from ?? null,
      to: range.to ?? null,
      first: PAGE,
      after,
      mayRead: viewer.data?.viewer.scopes.includes('READ') ?? false,
    },
    requestPolicy: 'network-only',
  });
  const page = data?.audit;
  const { start, exporting } = useExport('audit', { audit: range });
  return (
    <Stack>
      <DayRangeFields from={from} to={to} onChange={(range) => change({ ...range, after: '' })}>
        <ExportMenu start={start} />
      </DayRangeFields>
      {exporting}
      {error && <Failed error={error} again={() => ask({ requestPolicy: 'network-only' })} />}
      {!page && !error && <Loading />}
      {page?.edges.length === 0 && (
        <div>
          <Text>{all.audit.none}</Text>
          <Text c="dimmed" size="sm">
            {all.audit.noneHint}
          </Text>
        </div>
      )}
      {page && page.edges.length > 0 && <EntryTable entries={page.edges.map(({ node }) => node)} />}
      {page && (after !== null || page.pageInfo.hasNextPage) && (
        <Group>
          <Button variant="default" disabled={after === null} onClick={() => change({ after: '' })}>
            {all.newest}
          </Button>
          <Button
            variant="default"
            disabled={!page.pageInfo.hasNextPage}
            onClick={() => change({ after: page.pageInfo.endCursor ?? '' })}
          >
            {all.older}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function EntryTable({ entries }: { readonly entries: readonly AuditFactsFragment[] }): ReactNode {
  const texts = useTexts(operationsTexts).audit;
  return (
    <Table.ScrollContainer minWidth="min-content" type="native" tabIndex={0}>
      <Table withTableBorder verticalSpacing="xs" className="numbers stacking">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.at}</Table.Th>
            <Table.Th style={{ whiteSpace: 'nowrap' }}>{texts.who}</Table.Th>
            <Table.Th style={{ whiteSpace: 'nowrap' }}>{texts.what}</Table.Th>
            <Table.Th style={{ whiteSpace: 'nowrap' }}>{texts.thing}</Table.Th>
            <Table.Th style={{ whiteSpace: 'nowrap' }}>{texts.why}</Table.Th>
            <Table.Th style={{ whiteSpace: 'nowrap' }}>{texts.result}</Table.Th>
            <Table.Th>{texts.request}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Entry key={`${entry.requestId} ${entry.field} ${entry.occurredAt}`} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const SHOWN_OF_DIGEST = 10;

function Entry({ entry }: { readonly entry: AuditFactsFragment }): ReactNode {
  const texts = useTexts(operationsTexts).audit;
  const kinds = useTexts(kindTexts);
  const titleOf = useTitleOfUpdate();
  const { toSeconds, exactly } = useFormat();
  const { occurredAt, key, tokenSubject, field, operationName, operation, errorCode } = entry;
  const who =
    tokenSubject === null
      ? (key ?? texts.everyone)
      : texts.token(tokenSubject.slice(0, SHOWN_OF_DIGEST));
  return (
    <Table.Tr>
      <Table.Td miw={112} title={exactly(occurredAt)} data-label={texts.at}>
        {toSeconds(occurredAt)}
      </Table.Td>
      <Table.Td
        title={tokenSubject ?? undefined}
        style={{ whiteSpace: 'nowrap' }}
        data-label={texts.who}
      >
        {who}
      </Table.Td>
      <Table.Td data-label={texts.what}>
        <div>
          <Text size="sm" fw={500}>
            {field}
          </Text>
          <Text size="xs" c="dimmed">
            {texts.types[entry.operationType]} {operationName}
          </Text>
        </div>
      </Table.Td>
      <Table.Td data-label={texts.thing}>
        {operation !== null && (
          <div>
            {operation.subject ? (
              <Anchor component={Link} href={thingPath(operation.subject.id)} size="sm">
                {titleOf(operation)}
              </Anchor>
            ) : (
              <Text size="sm">{titleOf(operation)}</Text>
            )}
            <Text size="xs" c="dimmed">
              {kinds[operation.kind]}
            </Text>
          </div>
        )}
      </Table.Td>
      <Table.Td data-label={texts.why}>
        <Group gap={4}>
          {entry.reasons.map((reason) => (
            <Badge
              key={reason}
              variant="default"
              tt="none"
              fw={500}
              style={{ overflow: 'visible', flexShrink: 0 }}
            >
              {texts.reasons[reason]}
            </Badge>
          ))}
        </Group>
      </Table.Td>
      <Table.Td data-label={texts.result}>
        <Text size="sm" {...(errorCode !== null && { c: 'red.8' })}>
          {errorCode === null ? texts.succeeded : breakable(errorCode)}
        </Text>
      </Table.Td>
      <Table.Td data-label={texts.request}>
        <Text size="xs" c="dimmed" style={{ wordBreak: 'break-all' }} miw={90}>
          {entry.requestId}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}

/** A long code, which may break into lines after its underscores. */
function breakable(code: string): ReactNode {
  return code.split(/(?<=_)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
