import { Center, Loader } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { playgroundTexts } from '../messages/playground.ts';
import { show } from '../shared/frame.tsx';
import { keyHeaders } from '../shared/key.ts';
import { KeyGate } from '../shared/key-gate.tsx';
import { useTexts } from '../shared/language.tsx';

/** Loaded only after the key is accepted, as the editor has a size of megabytes. */
const Playground = lazy(() =>
  import('./playground.tsx').then((loaded) => ({ default: loaded.Playground })),
);

/** Queries if the service uses the simulated platform, whose controls are then shown. */
async function askSimulated(): Promise<boolean> {
  const response = await fetch('graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeaders() },
    body: JSON.stringify({ query: '{ viewer { features } }' }),
  });
  return (await response.text()).includes('"SANDBOX"');
}

function Loading(): ReactNode {
  const texts = useTexts(playgroundTexts);
  return (
    <Center component="main" mih="100dvh">
      <Loader aria-label={texts.loading} />
    </Center>
  );
}

function Page(): ReactNode {
  const [isSimulated, setSimulated] = useState<boolean | null>(null);
  useEffect(() => {
    askSimulated().then(setSimulated, () => setSimulated(false));
  }, []);
  if (isSimulated === null) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Playground isSimulated={isSimulated} />
    </Suspense>
  );
}

show(
  <KeyGate>
    <Page />
  </KeyGate>,
);
