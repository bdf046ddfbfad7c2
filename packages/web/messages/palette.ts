import { catalogue } from './catalogue.ts';

/** Texts of the palette. */
export const paletteTexts = catalogue(
  {
    open: 'Commands',
    placeholder: 'A page, a command, or a number plate',
    commands: 'Commands',
    results: 'Results',
    none: 'Nothing is called so.',
    count: (commands: number) => `${commands} ${commands === 1 ? 'command' : 'commands'}`,
    traceTruck: (plate: string) => `Trace truck ${plate}`,
  },
  {
    open: '命令',
    placeholder: '页面、命令或车牌',
    commands: '命令',
    results: '结果',
    none: '没有这样的页面或命令。',
    count: (commands: number) => `${commands} 个命令`,
    traceTruck: (plate: string) => `查询货车轨迹 ${plate}`,
  },
);
