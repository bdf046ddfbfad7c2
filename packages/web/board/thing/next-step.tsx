import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { boardTexts } from '../../messages/board.ts';
import { useTexts } from '../../shared/language.tsx';
import type { Thing } from '../values/facts.ts';
import { thingPath } from '../paths.ts';

/** The way to the form of what comes next, where something does: the invoice of an order of scrap. */
export function NextStep({
  thing: { id, stateName, operation },
}: {
  readonly thing: Thing;
}): ReactNode {
  const texts = useTexts(boardTexts);
  if (operation?.kind !== 'SCRAP_ORDER' || stateName !== 'PRE_OPENED') return null;
  return (
    <div>
      <Button component={Link} href={`${thingPath(id)}/invoice`}>
        {texts.issueScrapInvoice}
      </Button>
    </div>
  );
}
