import { catalogue } from './catalogue.ts';

/** Values of the platform's tables that pages show; others are shown by their code. */
export const valueTexts = catalogue<Readonly<Record<string, string>>>(
  { GENERAL: 'General', SPECIAL: 'Special' },
  { GENERAL: '普通发票', SPECIAL: '专用发票' },
);
