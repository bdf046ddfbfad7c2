import { Button, Code, Group, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useClient, useQuery } from 'urql';
import {
  type DeliveryFragment,
  RepeatDeliveryDocument,
  WebhookDeliveriesDocument,
} from '../../generated/operations.ts';
import { webhookTexts } from '../../messages/desk/webhooks.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import { useFormat } from '../values/format.ts';

/** Deliveries of a webhook, newest first. */
export function Deliveries({ webhookId }: { readonly webhookId: string }): ReactNode {
  const texts = useTexts(webhookTexts);
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error }, ask] = useQuery({
    query: WebhookDeliveriesDocument,
    variables: { webhookId, after },
    requestPolicy: 'network-only',
  });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  if (error) return <Failed error={error} again={again} />;
  if (data === undefined) return <Loading />;
  const { edges, pageInfo } = data.webhookDeliveries;
  return (
    <Stack gap="xs">
      {edges.length === 0 ? (
        <Text size="sm">{texts.noDeliveries}</Text>
      ) : (
        <Table.ScrollContainer minWidth={640} type="native" tabIndex={0}>
          <Table withTableBorder verticalSpacing="xs" className="numbers">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.event}</Table.Th>
                <Table.Th>{texts.response}</Table.Th>
                <Table.Th>{texts.attempt}</Table.Th>
                <Table.Th>{texts.request}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {edges.map(({ node }) => (
                <Delivery key={node.eventId} delivery={node} webhookId={webhookId} done={again} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Group>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            setAfter(null);
            again();
          }}
        >
          {texts.refresh}
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={!pageInfo.hasNextPage}
          onClick={() => setAfter(pageInfo.endCursor)}
        >
          {texts.more}
        </Button>
      </Group>
    </Stack>
  );
}

function Delivery({
  delivery,
  webhookId,
  done,
}: {
  readonly delivery: DeliveryFragment;
  readonly webhookId: string;
  readonly done: () => void;
}): ReactNode {
  const texts = useTexts(webhookTexts);
  const { exactly } = useFormat();
  const client = useClient();
  const { eventId, state, outcome, statusCode, attempts, body } = delivery;
  const { attemptedAt, nextAttemptAt, durationMilliseconds } = delivery;
  const repeat = async (): Promise<void> => {
    await client.mutation(RepeatDeliveryDocument, { id: webhookId, eventId }).toPromise();
    done();
  };
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={500}>
          {texts.deliveryStates[state]}
        </Text>
        <Text size="xs" c="dimmed" style={{ wordBreak: 'break-all' }}>
          {eventId}
        </Text>
        <Button variant="default" size="compact-xs" mt={4} onClick={() => void repeat()}>
          {texts.repeat}
        </Button>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{statusCode ?? '–'}</Text>
        {outcome !== null && <Text size="xs">{texts.outcomes[outcome]}</Text>}
        {durationMilliseconds !== null && <Text size="xs">{texts.took(durationMilliseconds)}</Text>}
      </Table.Td>
      <Table.Td>
        {attemptedAt !== null && <Text size="sm">{exactly(attemptedAt)}</Text>}
        <Text size="xs">{texts.attempts(attempts)}</Text>
        {nextAttemptAt !== null && <Text size="xs">{texts.next(exactly(nextAttemptAt))}</Text>}
      </Table.Td>
      <Table.Td maw={360}>
        {body !== null && (
          <Code block style={{ whiteSpace: 'pre-wrap', wordBreak: 'break-all' }}>
            {body}
          </Code>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
