import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core';

/** The system's own fonts, including its fonts for Chinese: no font is loaded. */
const FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "WenQuanYi Micro Hei", sans-serif';

/** The theme of all pages. */
export const theme: MantineThemeOverride = createTheme({
  fontFamily: FONTS,
  fontFamilyMonospace:
    'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
  headings: { fontFamily: FONTS, fontWeight: '600' },
  primaryColor: 'cyan',
  // Dark enough for white text on it (WCAG AA).
  primaryShade: 9,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Colors of dimmed text and of the focus ring, with enough contrast on every background of these pages (WCAG AA). */
export const variables: CSSVariablesResolver = () => ({
  // A color that gets lighter on hover would make white text hard to read.
  variables: {
    '--mantine-color-cyan-filled-hover':
      'color-mix(in srgb, var(--mantine-color-cyan-9), black 12%)',
    '--mantine-primary-color-filled-hover':
      'color-mix(in srgb, var(--mantine-color-cyan-9), black 12%)',
  },
  light: {
    '--mantine-color-dimmed': '#5c6670',
    '--mantine-color-placeholder': '#5c6670',
    '--focus-color': 'var(--mantine-color-cyan-9)',
  },
  // In the dark scheme, a ring in the color of buttons would be hardly visible (WCAG 1.4.11).
  dark: {
    '--mantine-color-dimmed': '#a3abb5',
    '--mantine-color-placeholder': '#a3abb5',
    '--focus-color': 'var(--mantine-color-cyan-5)',
  },
});
