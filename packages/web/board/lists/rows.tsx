import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { factTexts } from '../../messages/facts.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { useTexts } from '../../shared/language.tsx';
import { type FactName, factOf, type Listed } from '../values/facts.ts';
import { useFormat } from '../values/format.ts';
import { thingPath } from '../paths.ts';
import { StateBadge } from '../values/state.tsx';
import { useTitle } from '../values/title.ts';

/** Facts that distinguish a thing from others of its kind; a row shows the first known one. */
const TELLING: readonly FactName[] = [
  'buyerName',
  'statusText',
  'redInvoiceNumber',
  'taskNo',
  'buyerTaxNumber',
  'acceptanceSerial',
];

const AMOUNTS: readonly FactName[] = [
  'amountWithTax',
  'payAmount',
  'amountWithoutTax',
  'totalTaxPayable',
];

/** List of things, each with its state and the fact that distinguishes it from others. */
export function ThingRows({
  things,
  withKind = false,
}: {
  readonly things: readonly Listed[];
  readonly withKind?: boolean;
}): ReactNode {
  return (
    <Stack gap={0} component="ul" className="plain-list rows">
      {things.map((thing) => (
        <ThingRow key={thing.id} thing={thing} withKind={withKind} />
      ))}
    </Stack>
  );
}

function ThingRow({
  thing,
  withKind,
}: {
  readonly thing: Listed;
  readonly withKind: boolean;
}): ReactNode {
  const { id, stateName, progress, changedAt, operation } = thing;
  const title = useTitle()(thing);
  const kinds = useTexts(kindTexts);
  const { moment, exactly } = useFormat();
  return (
    <Group component="li" px="md" py="sm" justify="space-between" wrap="nowrap" gap="sm">
      <Stack gap={2} miw={0} flex={1}>
        <Anchor component={Link} href={thingPath(id)} fw={500} truncate>
          {title}
        </Anchor>
        <Text size="sm" c="dimmed" truncate>
          {withKind && operation && kinds[operation.kind]}
          <Telling thing={thing} isFirst={!withKind || operation === null} />
        </Text>
      </Stack>
      <Stack gap={2} align="end" style={{ flexShrink: 0 }}>
        <StateBadge state={stateName} progress={progress} />
        <Group gap="sm" wrap="nowrap">
          <Amount thing={thing} />
          {changedAt !== null && (
            <Text
              size="xs"
              c="dimmed"
              component="time"
              dateTime={changedAt}
              title={exactly(changedAt)}
            >
              {moment(changedAt)}
            </Text>
          )}
        </Group>
      </Stack>
    </Group>
  );
}

/** The fact that distinguishes a thing from others of its kind; `isFirst` omits the separator in front. */
export function Telling({
  thing,
  isFirst,
}: {
  readonly thing: Listed;
  readonly isFirst: boolean;
}): ReactNode {
  const labels = useTexts(factTexts);
  for (const name of TELLING) {
    const value = factOf(thing, name);
    if (typeof value !== 'string') continue;
    return `${isFirst ? '' : ' · '}${name === 'buyerName' ? '' : `${labels[name]} `}${value}`;
  }
  return null;
}

/** The amount of a thing that has one. */
export function Amount({ thing }: { readonly thing: Listed }): ReactNode {
  const { yuan } = useFormat();
  for (const name of AMOUNTS) {
    const value = factOf(thing, name);
    if (typeof value !== 'string') continue;
    return (
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {yuan(value)}
      </Text>
    );
  }
  return null;
}
