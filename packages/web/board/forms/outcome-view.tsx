import { Alert, Anchor, Button, Code, Group, List, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { catalogue } from '../../generated/mutation-forms.ts';
import { boardTexts } from '../../messages/board.ts';
import { formTexts } from '../../messages/forms/forms.ts';
import { useTexts } from '../../shared/language.tsx';
import { thingPath } from '../paths.ts';
import { OutwardLink } from '../values/outward-link.tsx';
import type { Member } from './model/description.ts';
import { memberAt } from './model/draft.ts';
import { wordsOf } from './model/names.ts';
import type { Outcome, Retry } from './model/outcome.ts';

/** The outcome of a mutation. Messages shown at their fields are not repeated. */
export function Came({
  outcome,
  args,
  again,
}: {
  readonly outcome: Outcome;
  readonly args: readonly Member[];
  /** Starts another form of the same mutation. */
  readonly again: () => void;
}): ReactNode {
  const texts = useTexts(formTexts);
  if (outcome.type === 'done') {
    return (
      <Stack>
        <Alert variant="outline" color="teal" title={texts.done} role="status">
          <Stack gap="xs">
            <Values of={outcome.values} />
            {outcome.thing !== null && (
              <Anchor component={Link} href={thingPath(outcome.thing)}>
                {texts.toThing}
              </Anchor>
            )}
          </Stack>
        </Alert>
        <Group>
          <Button variant="default" onClick={again}>
            {texts.another}
          </Button>
        </Group>
      </Stack>
    );
  }
  const { type, message, hint, codes, steps, known, retry, fields, values } = outcome;
  const elsewhere = [...fields].filter(([key]) => !isField(args, key.split('.')));
  const title = fields.size > 0 ? texts.wrong : type === 'unknown' ? texts.unknown : texts.failed;
  return (
    <Alert variant="outline" color={type === 'unknown' ? 'yellow' : 'red'} title={title}>
      <Stack gap="xs">
        {fields.size === 0 && <Text size="sm">{message ?? texts.noAnswer}</Text>}
        {hint !== null && <Text size="sm">{hint}</Text>}
        <Values of={values} />
        {elsewhere.length + steps.length > 0 && (
          <List size="sm">
            {elsewhere.map(([key, text]) => (
              <List.Item key={key}>
                <Code>{key}</Code> {text}
              </List.Item>
            ))}
            {steps.map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List>
        )}
        {retry !== null && fields.size === 0 && type !== 'unknown' && (
          <Text size="sm" c="dimmed">
            {advice(retry, texts)}
          </Text>
        )}
        {known?.subject && (
          <Anchor component={Link} href={thingPath(known.subject.id)}>
            {type === 'unknown' ? texts.toThing : texts.toExisting}
          </Anchor>
        )}
        {codes.length > 0 && (
          <Group gap={4}>
            {codes.map((code) => (
              <Code key={code}>{code}</Code>
            ))}
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

function advice({ isUseful, afterSeconds }: Retry, texts: (typeof formTexts)['en']): string {
  if (!isUseful) return texts.noRetry;
  return afterSeconds === null ? texts.retry : texts.retryIn(afterSeconds);
}

/** True for the path of a member with a field; an argument that is an input itself has none. */
function isField(args: readonly Member[], path: readonly string[]): boolean {
  return memberAt(catalogue, args, path) !== null && !(path.length === 1 && path[0] === 'input');
}

/** Values of a result, with nested objects indented. */
function Values({ of }: { readonly of: Readonly<Record<string, unknown>> }): ReactNode {
  const shown = Object.entries(of).filter(
    ([name, value]) => name !== '__typename' && value !== null && !isEmpty(value),
  );
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{wordsOf(name)}</dt>
          <dd>
            <Value name={wordsOf(name)} of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function Value({ name, of }: { readonly name: string; readonly of: unknown }): ReactNode {
  const board = useTexts(boardTexts);
  if (typeof of === 'boolean') return of ? board.yes : board.no;
  if (Array.isArray(of))
    return (
      <Stack gap="xs">
        {of.map((item: unknown, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a result does not change
          <Value key={at} name={name} of={item} />
        ))}
      </Stack>
    );
  if (typeof of === 'object' && of !== null)
    return <Values of={of as Readonly<Record<string, unknown>>} />; // an object of a result
  const text = String(of);
  if (/^https?:/.test(text))
    return <OutwardLink to={text}>{`${board.openLink}: ${name}`}</OutwardLink>;
  return <span style={{ overflowWrap: 'anywhere' }}>{text}</span>;
}
