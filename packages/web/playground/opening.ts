import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useCallback, useEffect } from 'react';
import { useLanguage } from '../shared/language.tsx';
import { newWord } from '../shared/own-numbers.ts';
import { exampleOf, isTextOf, type ShownExample, textIn } from './examples.ts';
import { latestRun, noteVariables } from './runs.ts';
import { fillVariables } from './variables.ts';

/** Fills in the variables of an example and returns them as text for the editor; empty for none. */
export function filledText(example: ShownExample): string {
  const sources = { latest: latestRun, newWord, now: () => new Date() };
  const variables = fillVariables(example, example.document, sources);
  noteVariables(example.name, variables);
  return Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2);
}

/**
 * Opens an example with fresh numbers: in its own tab if it has one, else in place of an unchanged example, else in a new
 * tab. So the number of tabs stays small.
 */
export function useOpening(): (example: ShownExample) => void {
  const actions = useGraphiQLActions();
  const { language } = useLanguage();
  const tabs = useGraphiQL((state) => state.tabs);
  const active = useGraphiQL((state) => state.activeTabIndex);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  return useCallback(
    (example) => {
      const own = tabs.findIndex(({ query }) => query !== null && isTextOf(example, query));
      const current = queryEditor?.getValue() ?? '';
      if (own !== -1) {
        if (own !== active) actions.changeTab(own);
      } else if (!isUntouched(current)) actions.addTab();
      const variables = filledText(example);
      const query = textIn(language, example);
      queryEditor?.setValue(query);
      variableEditor?.setValue(variables);
      responseEditor?.setValue('');
      actions.updateActiveTabValues({
        query,
        variables,
        response: null,
        operationName: example.operationName,
      });
    },
    [actions, language, tabs, active, queryEditor, variableEditor, responseEditor],
  );
}

/** Translates the comment of an unchanged example into the language of the page. */
export function useTranslation(example: ShownExample | null): void {
  const { language } = useLanguage();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  useEffect(() => {
    const current = queryEditor?.getValue();
    if (example === null || current === undefined || !isTextOf(example, current)) return;
    const text = textIn(language, example);
    if (text !== current) queryEditor?.setValue(text);
  }, [language, example, queryEditor]);
}

/** Wraps long lines in the editor: comments of examples are wider than half a window. */
export function useLineBreaks(): void {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  useEffect(() => queryEditor?.updateOptions({ wordWrap: 'on' }), [queryEditor]);
}

/** True for an empty editor, and for an unchanged example. */
function isUntouched(text: string): boolean {
  const operationName = /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1];
  const example = exampleOf(operationName);
  return text.trim() === '' || (example !== null && isTextOf(example, text));
}
