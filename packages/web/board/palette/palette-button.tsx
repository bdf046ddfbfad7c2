import { ActionIcon, Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, type ReactNode } from 'react';
import { paletteTexts } from '../../messages/palette.ts';
import { IconSearch } from '../../shared/icons.tsx';
import { useTexts } from '../../shared/language.tsx';
import { Part } from '../asked.tsx';

const Palette = lazy(() => import('./palette.tsx'));

/** Opens the palette: by a click, `/` outside of fields, or Ctrl-K anywhere. */
export function PaletteButton({
  isSandbox,
  sought,
  seek,
}: {
  readonly isSandbox: boolean;
  /** Initial search text; null while the palette is closed. */
  readonly sought: string | null;
  readonly seek: (text: string | null) => void;
}): ReactNode {
  const texts = useTexts(paletteTexts);
  const open = (): void => seek('');
  useHotkeys([['/', open]]);
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        c="dimmed"
        fw={400}
        visibleFrom="sm"
        leftSection={<IconSearch size={16} />}
        rightSection={<Kbd size="xs">/</Kbd>}
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        {texts.open}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        hiddenFrom="sm"
        aria-label={texts.open}
        onClick={open}
      >
        <IconSearch size={20} />
      </ActionIcon>
      {sought !== null && (
        <Part>
          <Palette isSandbox={isSandbox} sought={sought} onClose={() => seek(null)} />
        </Part>
      )}
    </>
  );
}
