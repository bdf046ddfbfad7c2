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
  /** Tax number that an order of another system is asked about with; empty where it is not known. */
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
    // The platform's response is stored: the comparison may be another one now.
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

/** The name by which the platform is asked about an order; null where too little is known of it. */
function nameOf(orderId: string | null, isHere: boolean, seller: string): InvoiceBy | null {
  if (orderId === null) return null;
  if (isHere) return { orderId };
  return seller === '' ? null : { order: { orderId, sellerTaxNumber: seller } };
}

/** The path of the page that verifies invoices, with what is known of one as its QR code would say it; its date is not. */
function verifyPath(invoiceNumber: string | null, amountWithTax: string | null): string {
  if (invoiceNumber === null) return '/verify';
  const line = ['01', '32', '', invoiceNumber, amountWithTax ?? '', '', '', ''].join(',');
  return `/verify?${new URLSearchParams({ line }).toString()}`;
}
