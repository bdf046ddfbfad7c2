import { Center, Loader } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { playgroundTexts } from '../messages/playground.ts';
import { show } from '../shared/frame.tsx';
import { keyHeaders } from '../shared/key.ts';
import { KeyGate } from '../shared/key-gate.tsx';
import { useTexts } from '../shared/language.tsx';

/** Loaded behind the key: the editor has megabytes. */
const Playground = lazy(() =>
  import('./playground.tsx').then((loaded) => ({ default: loaded.Playground })),
);

/** Asks whether the platform behind the service is simulated; its controls are shown then. */
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
