import { Button, Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type AnyVariables, type TypedDocumentNode, useClient } from 'urql';
import {
  type SandboxFault,
  SetFaultDocument,
  SetProgressDelayDocument,
  SetPushRepeatsDocument,
} from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';
import { Heading } from '../values/heading.tsx';

/** Endpoints that the forms of the board call. */
const ENDPOINTS = [
  '/api/v1/invoice/forward/create',
  '/api/v1/invoice/forward/query',
  '/api/v1/rinv/seller/onboard',
  '/api/v1/rinv/seller/status',
  '/api/v1/invoice/reverse/lqbiz/tax/calc-order',
  '/api/v1/partnercontract/contract/create',
  '/api/v1/partnercontract/contract/status',
  '/api/v1/trace/track',
] as const;

/** Page on which a developer makes the simulated platform misbehave. */
export default function Controls(): ReactNode {
  const texts = useTexts(sandboxTexts).controls;
  const title = useTexts(boardTexts).controls;
  return (
    <Stack maw={760}>
      <Heading title={title} intro={texts.intro} />
      <Setting title={texts.pushes} hint={texts.pushesHint}>
        <Value
          document={SetPushRepeatsDocument}
          variables={{ times: 1 }}
          label={texts.pushesOnce}
        />
        <Value
          document={SetPushRepeatsDocument}
          variables={{ times: 3 }}
          label={texts.pushesThrice}
        />
        <Value
          document={SetPushRepeatsDocument}
          variables={{ times: 0 }}
          label={texts.pushesNone}
        />
      </Setting>
      <Setting title={texts.progress}>
        <Value
          document={SetProgressDelayDocument}
          variables={{ delayMs: 3_000 }}
          label={texts.progressSoon}
        />
        <Value
          document={SetProgressDelayDocument}
          variables={{ delayMs: 30_000 }}
          label={texts.progressLate}
        />
        <Value
          document={SetProgressDelayDocument}
          variables={{ delayMs: null }}
          label={texts.progressNever}
        />
      </Setting>
      <Faults />
    </Stack>
  );
}

function Setting({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {hint !== undefined && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <Group mt="sm" gap="xs">
        {children}
      </Group>
    </Card>
  );
}

interface Answer {
  readonly sandbox: { readonly done: boolean } | null;
}

/** A button that changes a setting and reports success. */
function Value<Variables extends AnyVariables>({
  document,
  variables,
  label,
}: {
  readonly document: TypedDocumentNode<Answer, Variables>;
  readonly variables: Variables;
  readonly label: string;
}): ReactNode {
  const client = useClient();
  const texts = useTexts(sandboxTexts).controls;
  const [isSet, setIsSet] = useState(false);
  const set = async (): Promise<void> => {
    setIsSet(false);
    const { data } = await client.mutation(document, variables).toPromise();
    setIsSet(data?.sandbox?.done === true);
  };
  return (
    <Group gap={6}>
      <Button variant="default" size="sm" onClick={() => void set()}>
        {label}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {isSet && texts.isSet}
      </Text>
    </Group>
  );
}

function Faults(): ReactNode {
  const { controls: texts, faults } = useTexts(sandboxTexts);
  const [path, setPath] = useState<string>(ENDPOINTS[0]);
  const [fault, setFault] = useState<SandboxFault>('SLOW');
  const [times, setTimes] = useState('1');
  // The keys of the texts are exactly the faults.
  const names = Object.keys(faults) as SandboxFault[];
  return (
    <Setting title={texts.fault}>
      <Stack w="100%">
        <NativeSelect
          label={texts.endpoint}
          data={[...ENDPOINTS]}
          value={path}
          onChange={({ currentTarget }) => setPath(currentTarget.value)}
        />
        <Group grow>
          <NativeSelect
            label={texts.faultName}
            data={names
              .filter((name) => name !== 'NONE')
              .map((value) => ({ value, label: faults[value] }))}
            value={fault}
            onChange={({ currentTarget }) =>
              setFault(names.find((name) => name === currentTarget.value) ?? 'SLOW')
            }
          />
          <NativeSelect
            label={texts.times}
            data={['1', '3', { value: '', label: texts.always }]}
            value={times}
            onChange={({ currentTarget }) => setTimes(currentTarget.value)}
          />
        </Group>
        <Group>
          <Value
            document={SetFaultDocument}
            variables={{ path, fault, times: times === '' ? null : Number(times) }}
            label={texts.set}
          />
          <Value
            document={SetFaultDocument}
            variables={{ path, fault: 'NONE', times: null }}
            label={texts.normal}
          />
        </Group>
      </Stack>
    </Setting>
  );
}
