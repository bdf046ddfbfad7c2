import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { boardTexts } from '../../messages/board.ts';
import { useTexts } from '../../shared/language.tsx';
import { Loading } from '../asked.tsx';
import { useFeed } from '../feed/use-feed.ts';

type Loaded = { readonly url: string } | 'loading' | 'failed';

/**
 * A PDF in the browser's own viewer. The service sends files as attachments only, as it does not know their content: the
 * page fetches the bytes and shows them in a frame. Its policy allows no other frames.
 */
export function PdfFrame({
  address,
  name,
}: {
  readonly address: string;
  readonly name: string;
}): ReactNode {
  const texts = useTexts(boardTexts).thing;
  const { line } = useFeed();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let url: string | null = null;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const response = await line.fetch(address, { signal: abort.signal });
      if (!response.ok) throw new Error(String(response.status));
      url = URL.createObjectURL(new Blob([await response.blob()], { type: 'application/pdf' }));
      setLoaded({ url });
    };
    load().catch(() => {
      if (!abort.signal.aborted) setLoaded('failed');
    });
    return () => {
      abort.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address, line]);
  if (loaded === 'loading') return <Loading />;
  if (loaded === 'failed') {
    return (
      <Alert color="red" variant="outline" role="alert">
        {texts.documentFailed}
      </Alert>
    );
  }
  return (
    <Stack gap="xs">
      {navigator.pdfViewerEnabled ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the frame holds nothing else
        <iframe className="pdf" src={`${loaded.url}#navpanes=0&view=FitH`} title={name} />
      ) : (
        <Text size="sm">{texts.cannotShow}</Text>
      )}
      <Anchor href={loaded.url} target="_blank" rel="noreferrer" size="sm">
        {texts.openInTab}
      </Anchor>
    </Stack>
  );
}
