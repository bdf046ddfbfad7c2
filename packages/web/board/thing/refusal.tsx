import { Alert, Code, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '../../shared/icons.tsx';
import type { ReactNode } from 'react';
import { boardTexts } from '../../messages/board.ts';
import { useTexts } from '../../shared/language.tsx';
import type { Thing } from '../values/facts.ts';

/** The reason for which a thing was rejected, in words. */
export function Refusal({
  of: { message, hint, code, platformCode, steps },
}: {
  readonly of: NonNullable<Thing['rejection']>;
}): ReactNode {
  const texts = useTexts(boardTexts).thing;
  return (
    <Alert color="red" variant="outline" icon={<IconAlertTriangle />} title={texts.rejected}>
      <Stack gap="xs">
        <Text size="sm">{message}</Text>
        {hint !== null && <Text size="sm">{hint}</Text>}
        {steps.length > 0 && (
          <div>
            <Text size="sm">{texts.steps}</Text>
            <List size="sm">
              {steps.map((step) => (
                <List.Item key={step}>{step}</List.Item>
              ))}
            </List>
          </div>
        )}
        <div>
          <Code>{code}</Code> {platformCode !== null && <Code>{platformCode}</Code>}
        </div>
      </Stack>
    </Alert>
  );
}
