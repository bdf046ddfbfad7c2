import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useCallback } from 'react';
import { exampleOf, type ShownExample } from './examples.ts';
import { latestRun, noteVariables } from './runs.ts';
import { fillVariables } from './variables.ts';

/** The variables of an example as they are filled in now, as they stand in the editor; empty for none. */
export function filledText(example: ShownExample): string {
  const sources = { latest: latestRun, newWord, now: () => new Date() };
  const variables = fillVariables(example, example.document, sources);
  noteVariables(example.name, variables);
  return Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2);
}

/**
 * Opens an example with fresh numbers: in its own tab where it has one, else in place of another example that nobody has
 * changed, else in a new tab. So there are few.
 */
export function useOpening(): (example: ShownExample) => void {
  const actions = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const active = useGraphiQL((state) => state.activeTabIndex);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  return useCallback(
    (example) => {
      const own = tabs.findIndex(({ query }) => query === example.text);
      const current = queryEditor?.getValue() ?? '';
      if (own !== -1) {
        if (own !== active) actions.changeTab(own);
      } else if (!isUntouched(current)) actions.addTab();
      const variables = filledText(example);
      queryEditor?.setValue(example.text);
      variableEditor?.setValue(variables);
      responseEditor?.setValue('');
      actions.updateActiveTabValues({
        query: example.text,
        variables,
        response: null,
        operationName: example.operationName,
      });
    },
    [actions, tabs, active, queryEditor, variableEditor, responseEditor],
  );
}

/** True for an empty editor, and for an example as its file has it. */
function isUntouched(text: string): boolean {
  const operationName = /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1];
  return text.trim() === '' || exampleOf(operationName)?.text === text;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
