import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { pagesTexts } from '../../messages/pages.ts';
import { useTexts } from '../../shared/language.tsx';
import type { DeedProps } from './deed-props.ts';

/** Duration of the scan animation. */
const SCAN_MS = 1_200;

/** A face in a circle, which is scanned when the person starts the scan. */
export function FaceScan({ act }: DeedProps): ReactNode {
  const texts = useTexts(pagesTexts).face;
  const [isScanning, setScanning] = useState(false);
  const scan = (isGood: boolean): void => {
    setScanning(true);
    setTimeout(() => {
      void act({ act: 'SCAN_FACE', isGood }).finally(() => setScanning(false));
    }, SCAN_MS);
  };
  return (
    <Stack>
      <svg
        className="face"
        data-scanning={isScanning ? true : undefined}
        viewBox="0 0 220 220"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        aria-hidden
      >
        <circle className="ring" cx="110" cy="110" r="100" />
        <circle className="sweep" cx="110" cy="110" r="100" />
        <g stroke="currentColor">
          <path d="M70 95c0-34 18-50 40-50s40 16 40 50c0 40-20 70-40 70s-40-30-40-70Z" />
          <path d="M92 98h6M122 98h6M110 100v18l-5 4M98 138c7 6 17 6 24 0" />
        </g>
      </svg>
      <Text component="output" c="dimmed" ta="center">
        {isScanning ? texts.scanning : texts.hint}
      </Text>
      <Button size="lg" loading={isScanning} onClick={() => scan(true)}>
        {texts.scan}
      </Button>
      <Button variant="subtle" color="gray" disabled={isScanning} onClick={() => scan(false)}>
        {texts.fail}
      </Button>
    </Stack>
  );
}
