import type { GraphiQLPlugin } from '@graphiql/react';
import { Text, TextInput } from '@mantine/core';
import { IconBook2, IconSearch } from '../shared/icons.tsx';
import { OperationTypeNode } from 'graphql';
import { type ReactNode, useState } from 'react';
import { playgroundTexts } from '../messages/playground.ts';
import { useLanguage, useTexts } from '../shared/language.tsx';
import { hintIn, search, titleIn } from './examples.ts';
import { useOpening } from './opening.ts';

const LETTERS: Readonly<Record<OperationTypeNode, string>> = {
  [OperationTypeNode.QUERY]: 'Q',
  [OperationTypeNode.MUTATION]: 'M',
  [OperationTypeNode.SUBSCRIPTION]: 'S',
};

/** All examples by capability; a click opens one in the editor. */
function ExamplesPanel(): ReactNode {
  const texts = useTexts(playgroundTexts);
  const { language } = useLanguage();
  const [words, setWords] = useState('');
  const open = useOpening();
  const found = search(words);
  const count = found.reduce((sum, { examples }) => sum + examples.length, 0);
  return (
    <section className="examples" aria-label={texts.examples}>
      <h2>{texts.examples}</h2>
      <TextInput
        type="search"
        size="sm"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Text component="output" size="xs" className="count">
        {count === 0 ? texts.nothingFound : texts.found(count)}
      </Text>
      {found.map(({ capability, titles, examples }) => (
        <section key={capability}>
          <h3>{titles[language]}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <button
                  type="button"
                  title={hintIn(language, example)}
                  onClick={() => open(example)}
                >
                  <span className={`letter ${example.operation}`} aria-hidden>
                    {LETTERS[example.operation]}
                  </span>
                  <span>{titleIn(language, example)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The examples, as a plugin of GraphiQL. */
export const examplesPlugin: GraphiQLPlugin = {
  title: 'Examples',
  icon: () => <IconBook2 aria-hidden />,
  content: ExamplesPanel,
};
