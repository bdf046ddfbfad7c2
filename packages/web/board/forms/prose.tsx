import { Code } from '@mantine/core';
import type { ReactNode } from 'react';

/** A description of the schema: what stands between backticks is code. */
export function Prose({ of }: { readonly of: string }): ReactNode {
  return (
    <span lang="en">
      {of.split('`').map((part, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- a description does not change
        at % 2 === 0 ? part : <Code key={at}>{part}</Code>,
      )}
    </span>
  );
}
