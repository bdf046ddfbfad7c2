import '@mantine/core/styles.css';
import './frame.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from './language.tsx';
import { theme, variables } from './theme.ts';

/** Renders a page with the theme and the language that all pages share. */
export function show(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root.');
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
        <LanguageProvider>{page}</LanguageProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
