import { Code } from '@mantine/core';
import type { ReactNode } from 'react';

/** Text with code between backticks, such as a description of the schema; `lang` if its language is not the page's. */
export function Prose({ of, lang }: { readonly of: string; readonly lang?: 'en' }): ReactNode {
  return (
    <span lang={lang}>
      {of.split('`').map((part, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- a text does not change
        at % 2 === 0 ? part : <Code key={at}>{part}</Code>,
      )}
    </span>
  );
}
