import { catalogue } from './catalogue.ts';

/** Texts of the palette. */
export const paletteTexts = catalogue(
  {
    open: 'Search everything',
    placeholder: 'Number, buyer, seller, plate, or a command',
    commands: 'Commands',
    moreCommands: 'Commands that contain it',
    allCommands: (count: number) => `All ${count} commands`,
    groups: { pages: 'Pages', actions: 'Actions', display: 'Display' },
    found: 'Found',
    results: 'Results',
    searching: 'Searching',
    none: 'Nothing found. Names are found by their first characters, numbers also by a part from the beginning.',
    count: (commands: number, found: number) => `${found} found, ${commands} commands`,
    traceTruck: (plate: string) => `Trace truck ${plate}`,
  },
  {
    open: '搜索全部',
    placeholder: '编号、购买方、销售方、车牌或命令',
    commands: '命令',
    moreCommands: '包含此文字的命令',
    allCommands: (count: number) => `全部${count}个命令`,
    groups: { pages: '页面', actions: '操作', display: '显示' },
    found: '搜索结果',
    results: '结果',
    searching: '搜索中',
    none: '没有找到。名称按开头几个字查找，编号可只输入开头部分。',
    count: (commands: number, found: number) => `找到 ${found} 项，${commands} 个命令`,
    traceTruck: (plate: string) => `查询货车轨迹 ${plate}`,
  },
);
