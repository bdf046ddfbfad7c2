import { Anchor, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Client, useClient } from 'urql';
import { Link } from 'wouter';
import {
  type AttentionAction,
  type AttentionFactsFragment,
  type AttentionReason,
  DismissAttentionDocument,
  LookAgainDocument,
  RedeliverWaitingDocument,
  SwitchWebhookDocument,
} from '../../generated/operations.ts';
import { attentionTexts } from '../../messages/desk/attention.ts';
import { kindTexts } from '../../messages/kinds.ts';
import { useTexts } from '../../shared/language.tsx';
import { formPath } from '../forms/actions.ts';
import { SENDERS } from '../forms/model/senders.ts';
import { Prose } from '../values/prose.tsx';
import { BudgetLine } from '../operations/budgets.tsx';
import { thingPath } from '../paths.ts';
import { useFormat } from '../values/format.ts';
import { StateBadge } from '../values/state.tsx';

const COLORS: Readonly<Record<AttentionReason, string>> = {
  BUDGET_NEARLY_SPENT: 'yellow',
  CREDENTIALS_FAILING: 'red',
  FILES_LOST: 'gray',
  NOT_SENT: 'yellow',
  OUTCOME_UNKNOWN: 'grape',
  REJECTED: 'red',
  STALE: 'gray',
  WAITING_FOR_PERSON: 'yellow',
  WEBHOOK_FAILING: 'red',
};

/** An item that needs attention: its subject, the reason, the advice, and the buttons that act on it. */
export function AttentionItem({
  item,
  done,
}: {
  readonly item: AttentionFactsFragment;
  readonly done: () => void;
}): ReactNode {
  const texts = useTexts(attentionTexts);
  const kinds = useTexts(kindTexts);
  const { exactly } = useFormat();
  const { reason, since, advice, subject, operation, webhook, budget } = item;
  const name = subject?.key ?? operation?.key ?? webhook?.name ?? texts.reasons[reason];
  return (
    <Card withBorder padding="md" component="article" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Group gap="sm">
            <Badge variant="outline" color={COLORS[reason]} tt="none" autoContrast>
              {texts.reasons[reason]}
            </Badge>
            <Text fw={600}>{name}</Text>
            {operation && (
              <Text size="sm" c="dimmed">
                {kinds[operation.kind]}
              </Text>
            )}
          </Group>
          {subject && <StateBadge state={subject.stateName} progress={subject.progress} />}
        </Group>
        <Text size="sm">
          <Prose of={advice} />
        </Text>
        {subject?.rejection && <Text size="sm">{subject.rejection.message}</Text>}
        {budget && <BudgetLine budget={budget} />}
        <Group justify="space-between">
          <Actions item={item} done={done} />
          {since !== null && (
            <Text size="xs" c="dimmed" className="numbers">
              {texts.since(exactly(since))}
            </Text>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

/** Runs a mutation. Resolves with null if it succeeded, otherwise with the message of its error. */
type Deed = (client: Client, item: AttentionFactsFragment) => Promise<string | null>;

/** Actions that run on this page; the others lead to another page. */
const DEEDS: Readonly<Partial<Record<AttentionAction, Deed>>> = {
  async DISMISS(client, { id }) {
    const { data, error } = await client
      .mutation(DismissAttentionDocument, { ids: [id] })
      .toPromise();
    return messageIn(data?.dismissAttention) ?? error?.message ?? null;
  },
  async POLL_NOW(client, { operation }) {
    const { data, error } = await client
      .mutation(LookAgainDocument, { id: operation?.id ?? '' })
      .toPromise();
    return messageIn(data?.result) ?? error?.message ?? null;
  },
  async ENABLE_WEBHOOK(client, { webhook }) {
    const { data, error } = await client
      .mutation(SwitchWebhookDocument, { id: webhook?.id ?? '', enabled: true })
      .toPromise();
    return messageIn(data?.updateWebhook) ?? error?.message ?? null;
  },
  async REDELIVER(client, { webhook }) {
    const { data, error } = await client
      .mutation(RedeliverWaitingDocument, {
        id: webhook?.id ?? '',
        after: webhook?.position ?? '',
      })
      .toPromise();
    return messageIn(data?.redeliverWebhook) ?? error?.message ?? null;
  },
};

/** Message of a union member that is an error; null for other members. */
function messageIn(result: object | null | undefined): string | null {
  return result && 'message' in result ? String(result.message) : null;
}

function Actions({
  item,
  done,
}: {
  readonly item: AttentionFactsFragment;
  readonly done: () => void;
}): ReactNode {
  const texts = useTexts(attentionTexts);
  const client = useClient();
  const [busy, setBusy] = useState<AttentionAction | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const run = async (action: AttentionAction, deed: Deed): Promise<void> => {
    setBusy(action);
    const message = await deed(client, item);
    setBusy(null);
    setSaid(message ?? texts.done);
    done();
  };
  return (
    <Group gap="xs">
      {item.actions.map((action) => {
        const deed = DEEDS[action];
        if (deed === undefined) return <Way key={action} step={action} item={item} />;
        return (
          <Button
            key={action}
            variant="default"
            size="xs"
            loading={busy === action}
            onClick={() => void run(action, deed)}
          >
            {texts.actions[action]}
          </Button>
        );
      })}
      {said !== null && (
        <Text size="xs" role="status">
          {said}
        </Text>
      )}
    </Group>
  );
}

/** Link to the thing, or to the form that sends it again. The form asks for confirmation if that costs money. */
function Way({
  step,
  item: { subject, operation },
}: {
  readonly step: AttentionAction;
  readonly item: AttentionFactsFragment;
}): ReactNode {
  const texts = useTexts(attentionTexts);
  if (subject === null) return null;
  if (step !== 'SEND_AGAIN') {
    return (
      <Anchor component={Link} href={thingPath(subject.id)} size="sm">
        {texts.actions[step]}
      </Anchor>
    );
  }
  const sender = operation === null ? undefined : SENDERS[operation.kind];
  return (
    <Button
      component={Link}
      href={sender === undefined ? thingPath(subject.id) : formPath(sender.name, subject.id)}
      variant="default"
      size="xs"
    >
      {texts.actions[step]}
    </Button>
  );
}
