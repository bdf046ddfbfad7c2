import { Button, Group, Progress, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { boardTexts } from '../../../messages/board.ts';
import { verifyTexts } from '../../../messages/tools/verify.ts';
import { useTexts } from '../../../shared/language.tsx';
import { List } from './list.tsx';
import { toCsv } from './report.ts';
import type { LinkedRow } from './rows.ts';
import { Sources } from './sources.tsx';
import { Rows } from './table.tsx';
import { useVerifying } from './verifying.ts';
import { Heading } from '../../values/heading.tsx';

/** Verifies invoices from files, spreadsheets, the camera, and pasted lines. */
export default function VerifyView(): ReactNode {
  const texts = useTexts(verifyTexts);
  const title = useTexts(boardTexts).verify;
  const verifying = useVerifying();
  const [lists, setLists] = useState<readonly File[]>([]);
  const { rows, open, isBusy } = verifying;
  const verifiable = rows.filter(({ invoice, sameAs }) => invoice !== null && sameAs === null);
  const done = verifiable.length - open;
  return (
    <Stack>
      <Heading title={title} intro={texts.intro} />
      <Sources
        verifying={verifying}
        addLists={(files) => setLists((before) => [...before, ...files])}
      />
      {lists.map((file) => (
        <List
          key={`${file.name} ${file.lastModified} ${file.size}`}
          file={file}
          remove={() => setLists((before) => before.filter((each) => each !== file))}
        />
      ))}
      {rows.length > 0 && (
        <>
          <Group>
            <Button disabled={open === 0 || isBusy} onClick={() => void verifying.verify()}>
              {texts.verify(open)}
            </Button>
            <SaveButton rows={rows} />
            <Button variant="default" disabled={isBusy} onClick={verifying.clear}>
              {texts.clear}
            </Button>
          </Group>
          <Progress
            value={verifiable.length === 0 ? 0 : (done / verifiable.length) * 100}
            aria-label={texts.progress}
            animated={isBusy}
          />
          <Rows rows={rows} />
        </>
      )}
    </Stack>
  );
}

function SaveButton({ rows }: { readonly rows: readonly LinkedRow[] }): ReactNode {
  const texts = useTexts(verifyTexts);
  const save = (): void => {
    const link = document.createElement('a');
    const csv = toCsv(rows, texts);
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    link.download = `${texts.fileName}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button variant="default" onClick={save}>
      {texts.save}
    </Button>
  );
}
