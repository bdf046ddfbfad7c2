import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { isWebAddress } from '../../shared/from-service.ts';

/**
 * Link to an address from a response; the only component whose links leave the page. Addresses with schemes other than http
 * and https are shown as text, as such a link could run a script.
 */
export function OutwardLink({
  to,
  children,
}: {
  readonly to: string;
  readonly children: string;
}): ReactNode {
  if (!isWebAddress(to)) return to;
  return (
    <Anchor href={to} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Anchor>
  );
}
