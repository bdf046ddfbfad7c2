import { catalogue } from './from-service.ts';

/** Texts of the controls of the simulated platform. */
export const sandboxTexts = catalogue('sandbox', {
  oneOf: ['must be one of: {names}', '须为以下之一：{names}'],
  oneOrMore: ['must be 1 or more', '须为1或以上'],
  notNegative: ['must not be negative', '不得为负数'],
  repeats: ['must be from 0 to 20', '须为0至20'],
  statusCode: ['must be a code from 01 to 13', '须为01至13的代码'],
});
