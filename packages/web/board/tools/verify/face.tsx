import { Image, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { verifyTexts } from '../../../messages/tools/verify.ts';
import { useTexts } from '../../../shared/language.tsx';
import { useFormat } from '../../values/format.ts';
import { Dialog } from '../../dialog.tsx';
import { comparedMembers, type LinkedRow } from './rows.ts';

/** Style of a difference, readable in both color schemes. */
export const DIFFERENCE = {
  color: 'light-dark(var(--mantine-color-red-9), var(--mantine-color-red-4))',
};

/** Dialog that shows the face read from a file next to the file itself. */
export function FacePanel({
  row,
  close,
}: {
  readonly row: LinkedRow;
  readonly close: () => void;
}): ReactNode {
  const texts = useTexts(verifyTexts);
  return (
    <Dialog
      title={row.elements.invoiceNumber ?? row.name}
      close={texts.close}
      onClose={close}
      size="70rem"
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Preview row={row} />
        <Face row={row} />
      </SimpleGrid>
    </Dialog>
  );
}

function Face({ row }: { readonly row: LinkedRow }): ReactNode {
  const texts = useTexts(verifyTexts);
  const { yuan } = useFormat();
  const { face, differences } = row;
  const shown = (field: string, value: string): string =>
    field.startsWith('amount') || field === 'taxAmount' ? yuan(value) : value;
  return (
    <dl className="facts" style={{ alignContent: 'start' }}>
      {comparedMembers.map((field) => {
        const printed = face?.[field] ?? null;
        const difference = differences.find((each) => each.field === field);
        return (
          <div key={field}>
            <dt>{texts.members[field]}</dt>
            <dd style={difference && DIFFERENCE}>
              {printed === null ? '–' : shown(field, printed)}
            </dd>
            {difference && (
              <dd style={DIFFERENCE}>{texts.atBureau(shown(field, difference.platform))}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Media types of files that browsers show, by extension, as the type that the browser reports depends on the system. */
const SHOWN = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

function Preview({ row: { file, name } }: { readonly row: LinkedRow }): ReactNode {
  const texts = useTexts(verifyTexts);
  const ending = name.split('.').at(-1)?.toLowerCase();
  const type = Object.entries(SHOWN).find(([end]) => end === ending)?.[1];
  if (file === null) return <Text size="sm">{texts.inArchive}</Text>;
  if (type === undefined) return <Text size="sm">{texts.noPreview}</Text>;
  return <ShownFile file={file} type={type} name={name} />;
}

/** A file shown in the page, always interpreted as the given type. */
function ShownFile({
  file,
  type,
  name,
}: {
  readonly file: File;
  readonly type: string;
  readonly name: string;
}): ReactNode {
  // One address for as long as the dialog is open.
  const [url] = useState(() => URL.createObjectURL(new Blob([file], { type })));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return type === 'application/pdf' ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the frame holds nothing else
    <iframe className="pdf" src={`${url}#navpanes=0&view=FitH`} title={name} />
  ) : (
    <Image src={url} alt={name} fit="contain" mah="80vh" />
  );
}
