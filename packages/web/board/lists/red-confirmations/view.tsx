import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import {
  type RedConfirmationFilter,
  RedConfirmationsDocument,
  ViewerDocument,
} from '../../../generated/operations.ts';
import { redConfirmationTexts } from '../../../messages/desk/red-confirmations.ts';
import { kindTexts } from '../../../messages/kinds.ts';
import { listTexts } from '../../../messages/lists.ts';
import { useTexts } from '../../../shared/language.tsx';
import { Allowed } from '../../allowed.tsx';
import { Failed } from '../../asked.tsx';
import { RECYCLERS } from '../../sandbox/people.ts';
import { useAddress } from '../../values/address.ts';
import { useFormat } from '../../values/format.ts';
import { Empty, Heading } from '../../values/heading.tsx';
import type { ColumnName } from '../lists.ts';
import { ThingTable } from '../table.tsx';
import { filterOf, type Parties } from './filter.ts';
import { FilterForm } from './filter-form.tsx';

const PAGE = 25;

const COLUMNS = [
  'key',
  'originalInvoiceNumber',
  'redAmountWithoutTax',
  'redTaxAmount',
  'stateName',
  'enteredAt',
  'buyerName',
  'redInvoiceNumber',
] as const satisfies readonly ColumnName[];

/** Placeholder filter of the query, which is paused until a party is known. */
const NOBODYS: RedConfirmationFilter = { as: { buyer: { buyerName: '', buyerTaxNumber: '' } } };

const TABLE = {
  path: 'red-confirmations',
  columns: COLUMNS,
  // The last two columns would make the table wider than a window of 1280 pixels.
  shown: new Set<ColumnName>(COLUMNS.slice(0, -2)),
};

/** Page of the red confirmations that the tax bureau lists. */
export default function RedConfirmations(): ReactNode {
  const texts = useTexts(redConfirmationTexts);
  const title = useTexts(kindTexts).RED_CONFIRMATION;
  const [{ data }] = useQuery({ query: ViewerDocument, requestPolicy: 'cache-first' });
  return (
    <Allowed scope="READ" title={title}>
      <Stack>
        <Heading title={title} intro={texts.intro} />
        {data && <Asked isSandbox={data.viewer.features.includes('SANDBOX')} />}
      </Stack>
    </Allowed>
  );
}

function Asked({ isSandbox }: { readonly isSandbox: boolean }): ReactNode {
  const texts = useTexts(redConfirmationTexts);
  const lists = useTexts(listTexts);
  const { count } = useFormat();
  const [params, change] = useAddress();
  const [parties, setParties] = useState<Parties>(() => partiesIn(params, isSandbox));
  const filter = filterOf(params, parties);
  const after = params.get('after');
  const isAsked = params.has('as') && filter !== null;
  const [{ data, error, fetching }, ask] = useQuery({
    query: RedConfirmationsDocument,
    variables: { filter: filter ?? NOBODYS, first: PAGE, after },
    pause: !isAsked,
    requestPolicy: 'network-only',
  });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  const list = isAsked && !error ? (data?.list ?? null) : null;
  return (
    <>
      <FilterForm
        // The browser's back and forward buttons change the address, and with it the filled-in values.
        key={params.toString()}
        params={params}
        parties={parties}
        onAsk={(typed, changes) => {
          setParties(typed);
          const { buyerName, buyerTaxNumber } = typed;
          change({ ...changes, buyerName, buyerTaxNumber });
          again();
        }}
      />
      {!isAsked && <Text c="dimmed">{texts.askHint}</Text>}
      {isAsked && error && <Failed error={error} again={again} />}
      {list?.edges.length === 0 && !fetching ? (
        <Empty text={texts.none} hint={texts.noneHint} />
      ) : (
        isAsked &&
        !error && (
          <Card withBorder padding={0}>
            <ThingTable
              list={TABLE}
              rows={{
                things: list?.edges.map(({ node }) => node) ?? null,
                expected: PAGE,
                isOld: fetching,
              }}
              page={JSON.stringify([filter, after])}
              isOldestFirst={false}
              onOrder={again}
              onActed={again}
            />
          </Card>
        )
      )}
      {list && (after !== null || list.pageInfo.hasNextPage) && (
        <Group>
          {list.totalCount !== null && <Text size="sm">{texts.total(count(list.totalCount))}</Text>}
          <Button variant="default" disabled={after === null} onClick={() => change({ after: '' })}>
            {lists.first}
          </Button>
          <Button
            variant="default"
            disabled={!list.pageInfo.hasNextPage}
            onClick={() => change({ after: list.pageInfo.endCursor ?? '' })}
          >
            {lists.next}
          </Button>
        </Group>
      )}
    </>
  );
}

/** The initial parties: the buyer named in the address, or the simulated one. */
function partiesIn(params: URLSearchParams, isSandbox: boolean): Parties {
  const { name, taxNumber } = isSandbox ? RECYCLERS.yecheng : { name: '', taxNumber: '' };
  return {
    buyerName: params.get('buyerName') ?? name,
    buyerTaxNumber: params.get('buyerTaxNumber') ?? taxNumber,
    sellerName: '',
    sellerTaxNumber: '',
  };
}
