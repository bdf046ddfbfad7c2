import { useGraphiQL } from '@graphiql/react';
import { Button, Group, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconRefresh } from '../shared/icons.tsx';
import type { ReactNode } from 'react';
import { playgroundTexts } from '../messages/playground.ts';
import { useLanguage, useTexts } from '../shared/language.tsx';
import { exampleNamed, exampleOf, type ShownExample, titleIn } from './examples.ts';
import { filledText, useLineBreaks, useOpening, useTranslation } from './opening.ts';
import { latestRun, useRunsVersion } from './runs.ts';
import { neededExamples } from './variables.ts';

/** Bar for the example in the editor: the examples to run first, and a button for fresh numbers; empty for other documents. */
export function ExampleBar(): ReactNode {
  const operationName = useGraphiQL((state) => state.operationName);
  const example = exampleOf(operationName);
  useTranslation(example);
  useLineBreaks();
  return example === null ? null : <Known example={example} />;
}

function Known({ example }: { readonly example: ShownExample }): ReactNode {
  const texts = useTexts(playgroundTexts);
  const { language } = useLanguage();
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const needed = neededExamples(example);
  return (
    <div className="example-bar">
      <Text fw={600} className="title">
        {titleIn(language, example)}
      </Text>
      {needed.length > 0 && (
        <Group gap={6} component="nav" aria-label={texts.needs}>
          <Text size="sm" className="quiet">
            {texts.needs}
          </Text>
          {needed.map((name) => (
            <Needed key={name} name={name} by={example} />
          ))}
        </Group>
      )}
      {example.fills && (
        <Tooltip label={texts.freshNumbersHint} multiline maw={280}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => variableEditor?.setValue(filledText(example))}
          >
            {texts.freshNumbers}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

interface NeededProps {
  readonly name: string;
  readonly by: ShownExample;
}

function Needed({ name, by }: NeededProps): ReactNode {
  const texts = useTexts(playgroundTexts);
  const { language } = useLanguage();
  const open = useOpening();
  useRunsVersion();
  const example = exampleNamed(name);
  const shows = by.needs?.find((need) => need.example === name)?.shows;
  const hasRun = latestRun(name)?.data !== undefined;
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={hasRun && <IconCheck size={14} aria-label={texts.hasRun} />}
      onClick={() => open(example)}
    >
      {titleIn(language, example)}
      {shows !== undefined && <span className="until">{texts.until(shows)}</span>}
    </Button>
  );
}
