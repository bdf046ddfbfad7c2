import { Anchor, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { Link } from 'wouter';
import {
  AskInvoiceDocument,
  type InvoiceBy,
  type OrderFragment,
} from '../../generated/operations.ts';
import { monthTexts } from '../../messages/desk/month.ts';
import { useTexts } from '../../shared/language.tsx';
import { thingPath } from '../paths.ts';
import { useStateName } from '../values/state.tsx';

interface ReconciledInvoice {
  readonly orderId: string | null;
  readonly invoiceNumber: string | null;
  readonly amountWithTax?: string | null;
  readonly operation: OrderFragment | null;
}

/** Ways to settle an invoice on which the two sides do not agree. */
export function InvoiceActions({
  invoice: { orderId, invoiceNumber, amountWithTax = null, operation },
  seller,
  again,
}: {
  readonly invoice: ReconciledInvoice;
  /** Seller's tax number, which a query about another system's order needs; empty if it is unknown. */
  readonly seller: string;
  readonly again: () => void;
}): ReactNode {
  const texts = useTexts(monthTexts);
  const stateName = useStateName();
  const client = useClient();
  const [said, setSaid] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const by = nameOf(orderId, operation !== null, seller);

  const ask = async (named: InvoiceBy): Promise<void> => {
    setAsking(true);
    const { data, error } = await client
      .query(AskInvoiceDocument, { by: named }, { requestPolicy: 'network-only' })
      .toPromise();
    setAsking(false);
    const state = data?.invoice?.stateName;
    const failure = error?.graphQLErrors[0]?.message ?? error?.message;
    setSaid(failure ?? (state ? texts.asked(stateName(state)) : texts.unknown));
    // The service stored the platform's response, so the comparison may have changed.
    if (state !== undefined) again();
  };

  return (
    <Group gap="xs">
      {operation?.subject && (
        <Anchor component={Link} href={thingPath(operation.subject.id)} size="sm">
          {texts.open}
        </Anchor>
      )}
      {by !== null && (
        <Button variant="default" size="compact-sm" loading={isAsking} onClick={() => void ask(by)}>
          {operation === null ? texts.lookUp : texts.ask}
        </Button>
      )}
      {operation === null && (
        <Anchor component={Link} href={verifyPath(invoiceNumber, amountWithTax)} size="sm">
          {texts.verify}
        </Anchor>
      )}
      {operation === null && orderId !== null && seller === '' && (
        <Text size="xs" c="dimmed">
          {texts.chooseSeller}
        </Text>
      )}
      {said !== null && (
        <Text size="xs" role="status">
          {said}
        </Text>
      )}
    </Group>
  );
}

/** Input that identifies an order in a query to the platform; null if too little is known about the order. */
function nameOf(orderId: string | null, isHere: boolean, seller: string): InvoiceBy | null {
  if (orderId === null) return null;
  if (isHere) return { orderId };
  return seller === '' ? null : { order: { orderId, sellerTaxNumber: seller } };
}

/** Path of the page that verifies invoices, with the known facts of one as in its QR code; its date is unknown. */
function verifyPath(invoiceNumber: string | null, amountWithTax: string | null): string {
  if (invoiceNumber === null) return '/verify';
  const line = ['01', '32', '', invoiceNumber, amountWithTax ?? '', '', '', ''].join(',');
  return `/verify?${new URLSearchParams({ line }).toString()}`;
}
