import { Alert, Anchor, Button, Menu, Progress, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useClient, useQuery } from 'urql';
import {
  type ExportOf,
  MadeExportDocument,
  StartExportDocument,
  type TableFormat,
} from '../../generated/operations.ts';
import { listTexts } from '../../messages/lists.ts';
import { IconDownload } from '../../shared/icons.tsx';
import { useLanguage, useTexts } from '../../shared/language.tsx';
import { newNumber } from '../../shared/own-numbers.ts';
import { useRefresh } from '../feed/use-feed.ts';
import { ownAddress } from '../thing/own-address.ts';
import { useFormat } from '../values/format.ts';

const FORMATS: readonly TableFormat[] = ['XLSX', 'CSV'];

interface Exporting {
  readonly start: (format: TableFormat) => void;
  /** Progress of the last export, then its file; nothing before the first export. */
  readonly exporting: ReactNode;
}

/** Exports of a list or report; `name` is the prefix of the export numbers. */
export function useExport(name: string, of: ExportOf): Exporting {
  const client = useClient();
  const { language } = useLanguage();
  const [started, setStarted] = useState<{ readonly id: string } | { readonly why: string } | null>(
    null,
  );
  const start = async (format: TableFormat): Promise<void> => {
    const input = {
      exportId: newNumber(name),
      format,
      language: language === 'zh' ? ('ZH' as const) : ('EN' as const),
      of,
    };
    const { data, error } = await client.mutation(StartExportDocument, { input });
    if (data?.result.__typename === 'Export') setStarted({ id: data.result.id });
    else setStarted({ why: data?.result.message ?? error?.message ?? '' });
  };
  const close = (): void => setStarted(null);
  return {
    start: (format) => void start(format),
    exporting:
      started === null ? null : 'id' in started ? (
        <MadeExport key={started.id} id={started.id} onClose={close} />
      ) : (
        <Outcome isFailed onClose={close}>
          {started.why}
        </Outcome>
      ),
  };
}

/** Button that offers the formats. */
export function ExportMenu({
  start,
  size = 'sm',
}: Pick<Exporting, 'start'> & { readonly size?: 'xs' | 'sm' }): ReactNode {
  const texts = useTexts(listTexts).exporting;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size={size} variant="default" leftSection={<IconDownload size={16} />}>
          {texts.start}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => start(format)}>
            {texts.as[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** An export that was started: its progress, then its file. */
function MadeExport({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(listTexts).exporting;
  const { count } = useFormat();
  const [{ data }, ask] = useQuery({ query: MadeExportDocument, variables: { id } });
  useRefresh(['EXPORT'], () => ask({ requestPolicy: 'network-only' }));
  const node = data?.node;
  if (!node || !('rows' in node)) return null;
  const { file, rows, total, progress, rejection } = node;
  const address = typeof file?.url === 'string' ? ownAddress(file.url) : null;
  if (file && address !== null) {
    return (
      <Outcome onClose={onClose}>
        <Anchor href={address} download={file.name} fz="sm">
          {texts.save(file.name)}
        </Anchor>
      </Outcome>
    );
  }
  if (progress === 'FAILED') {
    return (
      <Outcome isFailed onClose={onClose}>
        {rejection?.message ?? texts.failed}
      </Outcome>
    );
  }
  return (
    <Outcome onClose={onClose}>
      <Text size="sm" className="numbers">
        {texts.running(count(rows), total === null ? null : count(total))}
      </Text>
      {total !== null && total > 0 && (
        <Progress value={(rows / total) * 100} mt={4} aria-label={texts.start} />
      )}
    </Outcome>
  );
}

function Outcome({
  isFailed = false,
  onClose,
  children,
}: {
  readonly isFailed?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { close } = useTexts(listTexts).exporting;
  return (
    <Alert
      role={isFailed ? 'alert' : 'status'}
      variant="outline"
      color={isFailed ? 'red' : 'teal'}
      withCloseButton
      closeButtonLabel={close}
      onClose={onClose}
    >
      {children}
    </Alert>
  );
}
