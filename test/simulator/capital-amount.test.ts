import { expect, test } from 'vitest';
import { capitalAmount } from '../../packages/simulator/src/capital-amount.ts';

/** Written out by hand after the rules for cheques. */
test.each([
  ['0', '零圆整'],
  ['0.05', '伍分'],
  ['0.50', '伍角整'],
  ['1.00', '壹圆整'],
  ['10.00', '壹拾圆整'],
  ['1130.50', '壹仟壹佰叁拾圆伍角整'],
  ['1660.05', '壹仟陆佰陆拾圆零伍分'],
  ['1005.00', '壹仟零伍圆整'],
  ['10000.00', '壹万圆整'],
  ['10005.67', '壹万零伍圆陆角柒分'],
  ['100200.00', '壹拾万零贰佰圆整'],
  ['30001000.00', '叁仟万壹仟圆整'],
  ['100000001.00', '壹亿零壹圆整'],
  ['-12.30', '负壹拾贰圆叁角整'],
])('%s yuan is %s', (yuan, capitals) => {
  expect(capitalAmount(yuan)).toBe(capitals);
});
