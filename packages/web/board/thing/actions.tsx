import { Button, Card, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type AnyVariables, type Client, type TypedDocumentNode, useClient } from 'urql';
import {
  ExpireContractDocument,
  FailReverseInvoiceDocument,
  FinishFaceScanDocument,
  FinishSellerAuditDocument,
  IssueNowDocument,
  type OperationKind,
  PayReverseInvoiceDocument,
  PayScrapTaxDocument,
  RejectInvoiceDocument,
  StepContractDocument,
} from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';
import { type FactName, factOf, type Thing } from '../values/facts.ts';

type Texts = (typeof sandboxTexts)['en'];

/** The response of every control: true if the control applied to anything, or its result. */
interface Answer {
  readonly sandbox: { readonly done: boolean | string | null } | null;
}

interface Action {
  readonly kind: OperationKind;
  readonly name: keyof Texts['actions'];
  /** Resolves with true if the control applied to anything. Null if the thing's number is unknown. */
  readonly act: (client: Client, thing: Thing, texts: Texts) => Promise<boolean> | null;
}

function action<Variables extends AnyVariables>(
  kind: OperationKind,
  name: Action['name'],
  document: TypedDocumentNode<Answer, Variables>,
  variablesOf: (number: string, texts: Texts) => Variables,
  numberIn?: FactName,
): Action {
  return {
    kind,
    name,
    act(client, thing, texts) {
      const number = numberIn === undefined ? thing.key : factOf(thing, numberIn);
      if (typeof number !== 'string') return null;
      const answer = client.mutation(document, variablesOf(number, texts)).toPromise();
      return answer.then(({ data }) => {
        const done = data?.sandbox?.done;
        return done !== false && done !== null && done !== undefined;
      });
    },
  };
}

/** Controls of the simulated platform that apply to pending things. */
const ACTIONS: readonly Action[] = [
  action('FORWARD_INVOICE', 'issueNow', IssueNowDocument, (orderId) => ({ orderId })),
  action('FORWARD_INVOICE', 'reject', RejectInvoiceDocument, (orderId, { reasons }) => ({
    orderId,
    reason: reasons.invoice,
  })),
  action('REVERSE_SELLER', 'finishFaceScan', FinishFaceScanDocument, (sellerId) => ({ sellerId })),
  action('REVERSE_SELLER', 'finishAudit', FinishSellerAuditDocument, (sellerId) => ({ sellerId })),
  action('REVERSE_SELLER', 'refuseAudit', FinishSellerAuditDocument, (sellerId, { reasons }) => ({
    sellerId,
    refusal: reasons.audit,
  })),
  action('REVERSE_INVOICE', 'pay', PayReverseInvoiceDocument, (orderId) => ({ orderId })),
  action('REVERSE_INVOICE', 'fail', FailReverseInvoiceDocument, (orderId) => ({ orderId })),
  action('SCRAP_TAX_PAYMENT', 'payTax', PayScrapTaxDocument, (taxSlipNumber) => ({
    taxSlipNumber,
  })),
  action(
    'PARTNER_CONTRACT',
    'step',
    StepContractDocument,
    (contractNo) => ({ contractNo }),
    'contractNo',
  ),
  action(
    'PARTNER_CONTRACT',
    'expire',
    ExpireContractDocument,
    (contractNo) => ({ contractNo }),
    'contractNo',
  ),
];

/** Buttons that make a thing on the simulated platform proceed or fail. */
export function Actions({ thing }: { readonly thing: Thing }): ReactNode {
  const heading = useTexts(boardTexts).thing.actions;
  const texts = useTexts(sandboxTexts);
  const client = useClient();
  const [outcome, setOutcome] = useState<'done' | 'nothing' | null>(null);
  const { operation } = thing;
  const isUnderWay = operation?.final === false;
  const actions = ACTIONS.filter(({ kind }) => isUnderWay && kind === operation.kind);
  if (actions.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="actions">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h5" id="actions">
          {heading}
        </Title>
        <Group gap="xs">
          {actions.map(({ name, act }) => (
            <Button
              key={name}
              size="xs"
              variant="default"
              onClick={() => {
                setOutcome(null);
                void act(client, thing, texts)?.then((done) =>
                  setOutcome(done ? 'done' : 'nothing'),
                );
              }}
            >
              {texts.actions[name]}
            </Button>
          ))}
        </Group>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {outcome !== null && texts.actions[outcome]}
      </Text>
    </Card>
  );
}
