import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './playground.css';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import type { TabsState } from '@graphiql/react';
import { ActionIcon, Anchor, Group, Text, Tooltip, useComputedColorScheme } from '@mantine/core';
import { IconKeyOff } from '../shared/icons.tsx';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../messages/catalogue.ts';
import { playgroundTexts } from '../messages/playground.ts';
import { keepKey, keptKey } from '../shared/key.ts';
import { useLanguage, useTexts } from '../shared/language.tsx';
import { ColorSchemeSwitch, LanguageSwitch } from '../shared/switches.tsx';
import { ExampleBar } from './example-bar.tsx';
import { exampleNamed, textIn } from './examples.ts';
import { examplesPlugin } from './examples-panel.tsx';
import { fetcher } from './fetcher.ts';
import { filledText } from './opening.ts';
import { builtSchema } from './schema.ts';

const PLUGINS = [examplesPlugin, explorerPlugin({ showAttribution: false })];

/** Examples to try first: the second follows the invoice of the first, by its number. */
const FIRST = ['issue-invoice', 'follow-invoice'];

/** Storage of the tabs. Like the key, they are stored only for the session, as they may hold personal data. */
const storage = sessionStorage;

/** GraphiQL's keys in the storage: for the tabs, and for the width of the editor relative to the response. */
const STORED_TABS = 'graphiql:tabState';
const STORED_WIDTH = 'graphiql:editorFlex';

/** Initial width of the editor, as a query is wider than most responses. */
const EDITOR_WIDTH = '1.4';
if (storage.getItem(STORED_WIDTH) === null) storage.setItem(STORED_WIDTH, EDITOR_WIDTH);

/** GraphiQL, with the panel of examples. */
export function Playground({ isSimulated }: { readonly isSimulated: boolean }): ReactNode {
  const texts = useTexts(playgroundTexts);
  const scheme = useComputedColorScheme('light');
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const schema = useMemo(() => builtSchema({ isSimulated }), [isSimulated]);
  const { language } = useLanguage();
  const [tabs] = useState(() => firstTabs(language));
  return (
    <div className="playground">
      <Header title={texts.title} />
      <main>
        <div ref={setBar} />
        <GraphiQL
          fetcher={fetcher}
          schema={schema}
          dangerouslyAssumeSchemaIsValid
          plugins={PLUGINS}
          visiblePlugin={examplesPlugin}
          {...tabs}
          defaultEditorToolsVisibility="variables"
          forcedTheme={scheme}
          storage={storage}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>{bar && createPortal(<ExampleBar />, bar)}</GraphiQL.Logo>
        </GraphiQL>
      </main>
    </div>
  );
}

type Tabs = Pick<GraphiQLProps, 'defaultTabs' | 'initialQuery' | 'initialVariables'>;

/** The initial tabs; tabs from before a reload stay. */
function firstTabs(language: Language): Tabs {
  // Written by GraphiQL.
  const stored = JSON.parse(storage.getItem(STORED_TABS) ?? 'null') as TabsState | null;
  const active = stored?.tabs[stored.activeTabIndex];
  if (active) return shownFirst({ query: active.query ?? '', variables: active.variables ?? '' });
  const [first, ...others] = FIRST.map(exampleNamed).map((example) => ({
    query: textIn(language, example),
    variables: filledText(example),
  }));
  return first ? { defaultTabs: [first, ...others], ...shownFirst(first) } : {};
}

/** Props for the document shown first. GraphiQL reads it from them, and selects the tab with the same document. */
function shownFirst({ query, variables }: { readonly query: string; readonly variables: string }) {
  return { initialQuery: query, initialVariables: variables };
}

function forgetKey(): void {
  keepKey(null);
  location.reload();
}

function Header({ title }: { readonly title: string }): ReactNode {
  const texts = useTexts(playgroundTexts);
  return (
    <Group component="header" justify="space-between" wrap="nowrap" px="md" py={6}>
      <Group gap="md" wrap="nowrap" className="name">
        <Text fw={700}>fapiao-graph</Text>
        <Text component="h1" size="md">
          {title}
        </Text>
        <Anchor href="/" size="sm">
          {texts.board}
        </Anchor>
      </Group>
      <Group gap={0} wrap="nowrap">
        {keptKey() !== null && (
          <Tooltip label={texts.forgetKey}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={texts.forgetKey}
              onClick={forgetKey}
            >
              <IconKeyOff size={20} />
            </ActionIcon>
          </Tooltip>
        )}
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </Group>
    </Group>
  );
}
