import { Alert, Button, Card, Code, Group, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useClient } from 'urql';
import { RegisterWebhookDocument } from '../../generated/operations.ts';
import { webhookTexts } from '../../messages/desk/webhooks.ts';
import { useTexts } from '../../shared/language.tsx';

const EXAMPLE = 'subscription {\n  updates {\n    eventId\n    kind\n    key\n    state\n  }\n}';

const EMPTY = { name: '', url: '', document: EXAMPLE };

type Draft = typeof EMPTY;

/** The form that registers a webhook; errors are shown at their fields. */
export function Register({ onRegistered }: { readonly onRegistered: () => void }): ReactNode {
  const texts = useTexts(webhookTexts);
  const client = useClient();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [secret, setSecret] = useState<string | null>(null);

  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setErrors({});
    const { data, error } = await client
      .mutation(RegisterWebhookDocument, { input: draft })
      .toPromise();
    const result = data?.createWebhook;
    if (result?.__typename === 'RegisteredWebhook') {
      setSecret(result.secret);
      setDraft(EMPTY);
      return onRegistered();
    }
    const fields = result?.__typename === 'InvalidInputError' ? result.fieldErrors : [];
    const named = fields.map(({ path, message }) => [path[1] ?? '', message] as const);
    const whole = named.length > 0 ? '' : (result?.message ?? error?.message ?? '');
    setErrors({ ...Object.fromEntries(named), whole });
  };
  const field = (name: keyof Draft) => ({
    value: draft[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setDraft((before) => ({ ...before, [name]: currentTarget.value })),
  });

  return (
    <Card withBorder padding="md" component="form" onSubmit={(event) => void save(event)}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {texts.register}
        </Title>
        {secret !== null && (
          <Alert role="status">
            {texts.secret}
            <Code block style={{ whiteSpace: 'pre-wrap', wordBreak: 'break-all' }}>
              {secret}
            </Code>
          </Alert>
        )}
        {errors['whole'] && (
          <Alert color="red" role="alert">
            {errors['whole']}
          </Alert>
        )}
        <TextInput label={texts.name} description={texts.nameHint} {...field('name')} />
        <TextInput label={texts.url} type="url" {...field('url')} />
        <Textarea label={texts.document} autosize minRows={4} {...field('document')} />
        <Group>
          <Button type="submit">{texts.save}</Button>
        </Group>
      </Stack>
    </Card>
  );
}
