import { catalogue } from './catalogue.ts';

/** Texts of the playground around GraphiQL, whose own texts are English. */
export const playgroundTexts = catalogue(
  {
    title: 'Playground',
    board: 'Board',
    loading: 'Loading the editor',
    examples: 'Examples',
    search: 'Search the examples',
    found: (count: number) => (count === 1 ? '1 example' : `${count} examples`),
    nothingFound: 'No example has these words.',
    needs: 'First',
    until: (word: string) => `until ${word}`,
    hasRun: 'has run',
    freshNumbers: 'Fresh numbers',
    freshNumbersHint:
      'Fills in numbers that were not used before, and values from the responses of earlier examples.',
    forgetKey: 'Forget the key',
  },
  {
    title: '接口试验台',
    board: '看板',
    loading: '正在加载编辑器',
    examples: '示例',
    search: '搜索示例',
    found: (count: number) => `${count} 个示例`,
    nothingFound: '没有包含这些词的示例。',
    needs: '先运行',
    until: (word: string) => `直到 ${word}`,
    hasRun: '已运行',
    freshNumbers: '换新编号',
    freshNumbersHint: '填入未用过的编号，以及之前示例返回的值。',
    forgetKey: '清除密钥',
  },
);
