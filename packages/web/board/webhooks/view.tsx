import { Alert, Anchor, Badge, Button, Card, Code, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useClient, useQuery } from 'urql';
import {
  RemoveWebhookDocument,
  SwitchWebhookDocument,
  TestWebhookDocument,
  type WebhookFactsFragment,
  WebhooksDocument,
} from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { webhookTexts } from '../../messages/desk/webhooks.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import { Deliveries } from './deliveries.tsx';
import { Register } from './register.tsx';
import { Heading } from '../values/heading.tsx';

/** The webhooks of the tenant. */
export default function WebhooksView(): ReactNode {
  const texts = useTexts(webhookTexts);
  const title = useTexts(boardTexts).webhooks;
  const [{ data, error }, ask] = useQuery({ query: WebhooksDocument });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  return (
    <Stack>
      <Heading title={title} intro={texts.intro} />
      {error ? (
        <Failed error={error} again={again} />
      ) : (
        <>
          {data === undefined && <Loading />}
          {data?.webhooks.length === 0 && <Text>{texts.none}</Text>}
          {data?.webhooks.map((webhook) => (
            <Webhook key={webhook.id} webhook={webhook} refresh={again} />
          ))}
          {data !== undefined && <Register onRegistered={again} />}
        </>
      )}
    </Stack>
  );
}

function Webhook({
  webhook,
  refresh,
}: {
  readonly webhook: WebhookFactsFragment;
  readonly refresh: () => void;
}): ReactNode {
  const texts = useTexts(webhookTexts);
  const client = useClient();
  const [notice, setNotice] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, name, url, state, disabledReason, document } = webhook;
  const isActive = state === 'ACTIVE';

  const change = async (): Promise<void> => {
    const { data, error } = await client
      .mutation(SwitchWebhookDocument, { id, enabled: !isActive })
      .toPromise();
    const changed = data?.updateWebhook;
    setNotice(changed && 'message' in changed ? changed.message : (error?.message ?? null));
  };
  const remove = async (): Promise<void> => {
    const { data, error } = await client.mutation(RemoveWebhookDocument, { id }).toPromise();
    const removed = data?.deleteWebhook;
    if (removed && 'message' in removed) return setNotice(removed.message);
    if (error) return setNotice(error.message);
    refresh();
  };
  const test = async (): Promise<void> => {
    const { data, error } = await client.mutation(TestWebhookDocument, { id }).toPromise();
    const tested = data?.sendWebhookTestEvent;
    if (tested?.__typename !== 'WebhookDelivery')
      return setNotice(tested?.message ?? error?.message ?? null);
    const outcome = tested.outcome === null ? '' : texts.outcomes[tested.outcome];
    setNotice(texts.tested([outcome, tested.statusCode ?? ''].join(' ').trim()));
  };

  return (
    <Card withBorder padding="md" component="section" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {name}
          </Title>
          <Badge variant="outline" color={isActive ? 'teal' : 'red'} tt="none" autoContrast>
            {texts.states[state]}
          </Badge>
        </Group>
        <Text size="sm" style={{ wordBreak: 'break-all' }}>
          {url}
        </Text>
        {disabledReason !== null && <Text size="sm">{texts.reasons[disabledReason]}</Text>}
        <Code block style={{ whiteSpace: 'pre-wrap' }}>
          {document}
        </Code>
        {notice !== null && <Alert role="status">{notice}</Alert>}
        <Group>
          <Button variant="default" size="xs" onClick={() => void test()}>
            {texts.test}
          </Button>
          <Button variant="default" size="xs" onClick={() => void change()}>
            {isActive ? texts.disable : texts.enable}
          </Button>
          <Button variant="default" size="xs" onClick={() => void remove()}>
            {texts.remove}
          </Button>
          <Anchor
            component="button"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen((open) => !open)}
          >
            {texts.deliveries}
          </Anchor>
        </Group>
        {isOpen && <Deliveries webhookId={id} />}
      </Stack>
    </Card>
  );
}
