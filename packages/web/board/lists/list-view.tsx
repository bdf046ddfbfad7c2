import { Button, Card, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import type { MutationName } from '../../generated/mutations.ts';
import { boardTexts } from '../../messages/board.ts';
import { mutationTexts } from '../../messages/forms/mutations.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { listTexts } from '../../messages/lists.ts';
import { useTexts } from '../../shared/language.tsx';
import { Uncached } from '../../shared/uncached.tsx';
import { Failed } from '../asked.tsx';
import { useRefresh } from '../feed/use-feed.ts';
import type { Listed } from '../values/facts.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, useFilters, variablesOf, writeFilters } from './filters.ts';
import { type BoardList, type ListAnswer, type ListPath, OTHER_KINDS } from './lists.ts';
import { Pager } from './pager.tsx';
import { type Rows, ThingTable } from './table.tsx';
import { ViewTitle } from '../values/heading.tsx';

/** A list as a paginated table, filtered by the address and updated live. */
export default function ListView({ list }: { readonly list: BoardList }): ReactNode {
  const kinds = useTexts(kindTexts);
  const { everythingElse } = useTexts(boardTexts);
  const [filters, change] = useFilters(list);
  return (
    <Stack>
      <ViewTitle>{list.kind === null ? everythingElse : kinds[list.kind]}</ViewTitle>
      <FilterBar list={list} filters={filters} onChange={change} />
      <Uncached>
        <Page list={list} filters={filters} onChange={change} />
      </Uncached>
    </Stack>
  );
}

interface PageProps {
  readonly list: BoardList;
  readonly filters: Filters;
  readonly onChange: ReturnType<typeof useFilters>[1];
}

function Page({ list, filters, onChange }: PageProps): ReactNode {
  const [{ data, error, fetching }, ask] = useQuery({
    query: list.document,
    variables: variablesOf(list, filters),
  });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  useRefresh(list.kind === null ? OTHER_KINDS : [list.kind], again);
  const isFiltered = filters.chosen.length > 0 || Object.keys(filters.fields).length > 0;
  const isOnFirst = filters.after === null && filters.before === null;

  // Paging back may end inside the first page, which must continue to grow as new things arrive.
  const { hasPreviousPage = true, hasNextPage = true } = (!fetching && data?.list.pageInfo) || {};
  const isBackAtStart = filters.isOldestFirst
    ? filters.after !== null && !hasNextPage
    : filters.before !== null && !hasPreviousPage;
  useEffect(() => {
    if (isBackAtStart) onChange({}, { replace: true });
  });

  if (error && !fetching) return <Failed error={error} again={again} />;
  const things = data ? thingsOf(data, filters.isOldestFirst) : null;
  if (things?.length === 0 && isOnFirst && !fetching) {
    return <Empty list={list} isFiltered={isFiltered} onChange={onChange} />;
  }
  const rows: Rows = { things, expected: filters.size, isOld: fetching };
  return (
    <>
      <Card withBorder padding={0}>
        <ThingTable
          key={list.path}
          list={list}
          rows={rows}
          page={writeFilters(list, filters)}
          isOldestFirst={filters.isOldestFirst}
          onOrder={(isOldestFirst) => onChange({ isOldestFirst })}
          onActed={again}
        />
      </Card>
      {data && (
        <Pager
          filters={filters}
          onChange={onChange}
          pageInfo={data.list.pageInfo}
          count={things?.length ?? 0}
        />
      )}
    </>
  );
}

function thingsOf({ list }: ListAnswer, isOldestFirst: boolean): readonly Listed[] {
  const things = list.edges.flatMap(({ node }) =>
    'subject' in node ? (node.subject ?? []) : [node],
  );
  return isOldestFirst ? things.toReversed() : things;
}

/** Mutations that create a thing of a list. */
const BEGUN_BY: Readonly<Partial<Record<ListPath, MutationName>>> = {
  invoices: 'issueInvoice',
  sellers: 'onboardSeller',
  'reverse-invoices': 'onboardSeller',
  'scrap-orders': 'calculateTaxAndOrder',
  uploads: 'uploadScrapInvoices',
  contracts: 'createContract',
  'signing-tasks': 'createSigningTask',
};

/** Pages on which a thing of a list is created. */
const BEGUN_ON: Readonly<Partial<Record<ListPath, readonly [path: string, label: PageName]>>> = {
  'red-offsets': ['/list/invoices?state=ISSUED', 'issued'],
  'scrap-invoices': ['/list/scrap-orders?state=PRE_OPENED', 'preOpened'],
  'verification-batches': ['/verify', 'verify'],
};

type PageName = 'verify' | 'issued' | 'preOpened';

function Empty({
  list: { path },
  isFiltered,
  onChange,
}: {
  readonly list: BoardList;
  readonly isFiltered: boolean;
  readonly onChange: PageProps['onChange'];
}): ReactNode {
  const texts = useTexts(listTexts);
  return (
    <Card withBorder padding="lg">
      <Stack align="start">
        <Text>{isFiltered ? texts.noneMatch : texts.none[path]}</Text>
        {isFiltered && (
          <Button variant="default" onClick={() => onChange({ chosen: [], fields: {} })}>
            {texts.clear}
          </Button>
        )}
        {!isFiltered && <BeginButton path={path} />}
      </Stack>
    </Card>
  );
}

/** Link to the page that creates a thing of a list; nothing for a list whose things are created automatically. */
function BeginButton({ path }: { readonly path: ListPath }): ReactNode {
  const pages = { ...useTexts(boardTexts), ...useTexts(listTexts).begin };
  const mutations = useTexts(mutationTexts);
  const mutation = BEGUN_BY[path];
  const page = BEGUN_ON[path];
  if (mutation) {
    return (
      <Button component={Link} href={`/do/${mutation}`}>
        {mutations[mutation]}
      </Button>
    );
  }
  return (
    page && (
      <Button component={Link} href={page[0]}>
        {pages[page[1]]}
      </Button>
    )
  );
}
