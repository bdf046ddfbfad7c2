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

/** Something that needs somebody: what it is, why, what to do, and the buttons that do it. */
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
        <Text size="sm">{advice}</Text>
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

/** Result of a mutation: null where it did what was wanted, otherwise the message of its error. */
type Deed = (client: Client, item: AttentionFactsFragment) => Promise<string | null>;

/** Deeds of actions that happen here; the others lead to a page. */
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

/** Message of a member of a union that is an error; null for any other. */
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
        if (deed === undefined)
          return <Way key={action} label={texts.actions[action]} item={item} />;
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

/** Link to the thing, where it is opened, or sent again by its own form. */
function Way({
  label,
  item: { subject },
}: {
  readonly label: string;
  readonly item: AttentionFactsFragment;
}): ReactNode {
  if (subject === null) return null;
  return (
    <Anchor component={Link} href={thingPath(subject.id)} size="sm">
      {label}
    </Anchor>
  );
}
