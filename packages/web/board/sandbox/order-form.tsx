import { Alert, Anchor, Button, Card, Code, List, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';
import { OutwardLink } from '../values/outward-link.tsx';
import { thingPath } from '../paths.ts';
import type { Outcome } from './outcome.ts';

interface OrderFormProps {
  readonly title: string;
  readonly intro: string;
  readonly send: string;
  readonly children: ReactNode;
  /** Sends what was filled in, by the names of the fields. */
  readonly onSend: (filled: ReadonlyMap<string, string>) => Promise<Outcome>;
}

/** A form that orders something on the simulated platform, and leads to what came of it. */
export function OrderForm({ title, intro, send, children, onSend }: OrderFormProps): ReactNode {
  const [, go] = useLocation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const filled = new Map<string, string>();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') filled.set(name, value.trim());
    setSending(true);
    setOutcome(null);
    const came = await onSend(filled);
    setSending(false);
    if (came.type === 'ordered' && came.link === null) go(thingPath(came.id));
    else setOutcome(came);
  };
  return (
    <Stack maw={640}>
      <div>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">{intro}</Text>
      </div>
      <Card withBorder padding="lg">
        <form onSubmit={(event) => void submit(event)}>
          <Stack>
            {children}
            <div aria-live="polite">{outcome && <Came outcome={outcome} />}</div>
            <div>
              <Button type="submit" loading={isSending}>
                {send}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}

function Came({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const texts = useTexts(sandboxTexts);
  if (outcome.type === 'ordered') {
    return (
      <Alert variant="outline" color="teal">
        <Stack gap="xs">
          {outcome.link !== null && (
            <OutwardLink to={outcome.link}>{texts.faceScanPage}</OutwardLink>
          )}
          <Anchor component={Link} href={thingPath(outcome.id)}>
            {texts.toThing}
          </Anchor>
        </Stack>
      </Alert>
    );
  }
  const { message, hint, code, fields } = outcome;
  return (
    <Alert variant="outline" color="red" title={fields.length > 0 ? texts.wrong : texts.failed}>
      <Stack gap="xs">
        {fields.length === 0 && <Text size="sm">{message ?? texts.noAnswer}</Text>}
        {hint !== null && <Text size="sm">{hint}</Text>}
        {fields.length > 0 && (
          <List size="sm">
            {fields.map((field) => (
              <List.Item key={field.path}>
                <Code>{field.path}</Code> {field.message}
              </List.Item>
            ))}
          </List>
        )}
        {code !== null && (
          <div>
            <Code>{code}</Code>
          </div>
        )}
      </Stack>
    </Alert>
  );
}
