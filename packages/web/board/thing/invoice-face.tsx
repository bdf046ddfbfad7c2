import './invoice-face.css';
import { Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { InvoiceFaceDocument, type InvoiceFaceQuery } from '../../generated/operations.ts';
import { faceTexts } from '../../messages/face.ts';
import { IconPrinter } from '../../shared/icons.tsx';
import { useTexts } from '../../shared/language.tsx';
import { useRefresh } from '../feed/use-feed.ts';
import { useFormat } from '../values/format.ts';
import { inCapitals } from './chinese-amount.ts';

type Invoice = Extract<NonNullable<InvoiceFaceQuery['node']>, { readonly printedCode: unknown }>;

/** The face of an issued invoice (票面) as printed, with the facts that this service knows; nothing for other things. */
export default function InvoiceFace({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(faceTexts);
  const [{ data }, ask] = useQuery({ query: InvoiceFaceDocument, variables: { id } });
  useRefresh(null, () => ask({ requestPolicy: 'network-only' }));
  const invoice = data?.node;
  if (!invoice || !('printedCode' in invoice) || invoice.invoiceNumber === null) return null;
  return (
    <section aria-labelledby="face">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="face">
          {texts.heading}
        </Title>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={16} />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </Group>
      <Face invoice={invoice} />
    </section>
  );
}

/** The face, in Chinese as the invoice itself; an English page adds an explanation of each part. */
function Face({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const texts = useTexts(faceTexts);
  const { yuan } = useFormat();
  const { kind, invoiceNumber, printedCode, amountWithoutTax, taxAmount, amountWithTax } = invoice;
  const money = (amount: string | null): string => (amount === null ? texts.unknown : yuan(amount));
  return (
    <article className="invoice-face">
      <header>
        <p className="face-title">{kind === null ? texts.title : texts.titles[kind]}</p>
        <dl>
          <Row name={texts.number}>{invoiceNumber}</Row>
          <Row name={texts.day}>{dayIn(printedCode) ?? texts.unknown}</Row>
        </dl>
      </header>
      <div className="face-parties">
        <Party heading={texts.buyer} name={invoice.buyerName ?? texts.unknown} number={null} />
        <Party heading={texts.seller} name={null} number={invoice.sellerTaxNumber} />
      </div>
      <dl className="face-sums">
        <Row name={texts.without}>{money(amountWithoutTax)}</Row>
        <Row name={texts.tax}>{money(taxAmount)}</Row>
        <Row name={texts.capitals}>
          <span lang="zh-CN">
            {amountWithTax === null ? texts.unknown : inCapitals(amountWithTax)}
          </span>
        </Row>
        <Row name={texts.withTax}>
          <b>{money(amountWithTax)}</b>
        </Row>
      </dl>
      {invoice.redOffset?.state === 'OFFSET' && <p className="face-stamp">{texts.offset}</p>}
      <footer>{texts.note}</footer>
    </article>
  );
}

function Party({
  heading,
  name,
  number,
}: {
  readonly heading: string;
  readonly name: string | null;
  readonly number: string | null;
}): ReactNode {
  const texts = useTexts(faceTexts);
  return (
    <section>
      <h3>{heading}</h3>
      <dl>
        {name !== null && <Row name={texts.name}>{name}</Row>}
        {number !== null && <Row name={texts.taxNumber}>{number}</Row>}
      </dl>
    </section>
  );
}

function Row({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  );
}

/** The sixth member of the QR code's text is the day of issue: `20261102`. */
function dayIn(printedCode: string | null): string | null {
  const day = /^(?:[^,]*,){5}(\d{4})(\d{2})(\d{2}),/.exec(printedCode ?? '');
  return day && `${day[1]} 年 ${day[2]} 月 ${day[3]} 日`;
}
