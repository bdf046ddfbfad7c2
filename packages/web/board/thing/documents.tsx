import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import {
  IconDownload,
  IconEye,
  IconFile,
  IconFileTypePdf,
  IconFileTypeXml,
  type Icon as IconType,
} from '../../shared/icons.tsx';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import {
  type DocumentFragment,
  ThingDocumentsDocument,
  type ThingDocumentsQuery,
} from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { useTexts } from '../../shared/language.tsx';
import type { Thing } from '../values/facts.ts';
import { useRefresh } from '../feed/use-feed.ts';
import { PdfFrame } from './pdf-frame.tsx';
import { ownAddress } from './own-address.ts';

const ICONS: Readonly<Record<string, IconType>> = { PDF: IconFileTypePdf, XML: IconFileTypeXml };

type Node = NonNullable<ThingDocumentsQuery['node']>;

interface Kept {
  readonly state: 'FETCHING' | 'LOST' | 'STALE' | 'STORED' | null;
  readonly failure: string | null;
  readonly documents: readonly DocumentFragment[];
}

/** The files of a thing, and the state of their storage. */
export function keptOf(node: Node | null): Kept {
  if (node === null) return { state: null, failure: null, documents: [] };
  if ('file' in node) {
    return { state: node.documentState, failure: null, documents: node.file ? [node.file] : [] };
  }
  if ('exportFile' in node && node.exportFile !== null) {
    return { state: 'STORED', failure: null, documents: [node.exportFile] };
  }
  if (!('documentsState' in node)) return { state: null, failure: null, documents: [] };
  const documents = 'signed' in node ? node.signed : (node.documents ?? []);
  return { state: node.documentsState, failure: node.documentsFailure, documents };
}

/** The files of a thing, with PDFs shown inline. Nothing if the thing has no files. */
export function Documents({ thing }: { readonly thing: Thing }): ReactNode {
  const texts = useTexts(boardTexts).thing;
  const [shown, setShown] = useState<string | null>(null);
  const [{ data }, ask] = useQuery({ query: ThingDocumentsDocument, variables: { id: thing.id } });
  // The files are followed as separate things, and arrive shortly after the thing itself is final.
  useRefresh(null, () => ask({ requestPolicy: 'network-only' }));
  const { state, failure, documents } = keptOf(data?.node ?? null);
  if (state === null) return null;
  return (
    <section aria-labelledby="documents">
      <Title order={2} size="h4" mb="sm" id="documents">
        {texts.documents}
      </Title>
      <Card withBorder padding="md">
        <Stack gap="sm">
          {state === 'FETCHING' && (
            <Text size="sm" c="dimmed" role="status">
              {texts.documentsFetching}
            </Text>
          )}
          {(state === 'LOST' || state === 'STALE') && (
            <Alert color="yellow" variant="outline">
              {failure === null ? texts.documentsLost : `${texts.documentsFailed} ${failure}`}
            </Alert>
          )}
          {documents.map((document) => (
            <Document
              key={document.id}
              document={document}
              isShown={shown === document.id}
              onShow={(wanted) => setShown(wanted ? document.id : null)}
            />
          ))}
        </Stack>
      </Card>
    </section>
  );
}

function Document({
  document: { name, format, byteSize, url },
  isShown,
  onShow,
}: {
  readonly document: DocumentFragment;
  readonly isShown: boolean;
  readonly onShow: (wanted: boolean) => void;
}): ReactNode {
  const texts = useTexts(boardTexts).thing;
  const isPdf = format === 'PDF';
  const Icon = ICONS[format] ?? IconFile;
  // Null if the key may not read files.
  const address = url === null ? null : ownAddress(url);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Group gap="xs" wrap="nowrap" miw={0}>
          <Icon size={22} stroke={1.5} style={{ flexShrink: 0 }} />
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {Math.ceil(byteSize / 1024)} KiB
          </Text>
        </Group>
        {address !== null && (
          <Group gap="xs">
            {isPdf && (
              <Button
                size="xs"
                variant={isShown ? 'default' : 'filled'}
                leftSection={<IconEye size={16} />}
                aria-expanded={isShown}
                onClick={() => onShow(!isShown)}
              >
                {isShown ? texts.hide : texts.show(format)}
              </Button>
            )}
            <Button
              size="xs"
              variant="default"
              component="a"
              href={address}
              download={name}
              leftSection={<IconDownload size={16} />}
            >
              {texts.download(format)}
            </Button>
          </Group>
        )}
      </Group>
      {isShown && address !== null && <PdfFrame address={address} name={name} />}
    </Stack>
  );
}
