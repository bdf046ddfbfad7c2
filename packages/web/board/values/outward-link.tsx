import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { isWebAddress } from '../../shared/from-service.ts';

/**
 * A link to an address that came in an answer; the only one that leaves the page. Anything but http and https is shown as
 * the text that it is: as a link it could run a script.
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
