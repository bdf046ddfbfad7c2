import { Alert, Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { verifyTexts } from '../../../messages/tools/verify.ts';
import { useTexts } from '../../../shared/language.tsx';
import { createDecoder } from './decoder.ts';
import { Dialog } from '../../dialog.tsx';

/** Pause between two decoded frames. It can be long, as people hold a code before the camera for seconds. */
const PAUSE_MS = 150;

/** Button that opens the camera. It is hidden in insecure contexts, as browsers allow the camera only over https or locally. */
export function CameraButton({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const texts = useTexts(verifyTexts).camera;
  const [isOpen, setOpen] = useState(false);
  if (!window.isSecureContext) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <Dialog title={texts.title} close={texts.close} onClose={() => setOpen(false)}>
          <Camera onText={onText} />
        </Dialog>
      )}
    </>
  );
}

function Camera({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const texts = useTexts(verifyTexts).camera;
  const video = useRef<HTMLVideoElement>(null);
  const [read, setRead] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const take = useEffectEvent((text: string) => {
    setRead((count) => count + 1);
    onText(text);
  });
  useEffect(() => {
    const closed = new AbortController();
    if (video.current)
      watch(video.current, take, closed.signal).catch(() => {
        if (!closed.signal.aborted) setFailed(true);
      });
    return () => closed.abort();
  }, []);
  return (
    <Stack gap="sm">
      {hasFailed ? (
        <Alert color="red" variant="outline" role="alert">
          {texts.failed}
        </Alert>
      ) : (
        <video ref={video} muted playsInline style={{ width: '100%' }} aria-label={texts.title} />
      )}
      <Text size="sm" role="status">
        {texts.read(read)}
      </Text>
    </Stack>
  );
}

/** Reports each QR code before the camera once, until `closed`. */
async function watch(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  closed: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
  });
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  closed.addEventListener('abort', stop);
  if (closed.aborted) return stop();
  video.srcObject = stream;
  const [decode] = await Promise.all([createDecoder(), video.play()]);
  const seen = new Set<string>();
  while (!closed.aborted) {
    for (const text of await decode(video)) {
      if (!seen.has(text)) onText(text);
      seen.add(text);
    }
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
}
