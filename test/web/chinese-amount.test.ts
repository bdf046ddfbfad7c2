import { expect, test } from 'vitest';
import { inCapitals } from '../../packages/web/board/thing/chinese-amount.ts';

test.each([
  ['0.00', '零圆整'],
  ['0.05', '伍分'],
  ['0.30', '叁角整'],
  ['12.3', '壹拾贰圆叁角整'],
  ['325.04', '叁佰贰拾伍圆零肆分'],
  ['1409.50', '壹仟肆佰零玖圆伍角整'],
  ['6007.14', '陆仟零柒圆壹角肆分'],
  ['10000.05', '壹万圆零伍分'],
  ['16409.02', '壹万陆仟肆佰零玖圆零贰分'],
  ['100100.10', '壹拾万零壹佰圆壹角整'],
  ['10001000.00', '壹仟万零壹仟圆整'],
  ['100000000.01', '壹亿圆零壹分'],
  ['200000000010.00', '贰仟亿零壹拾圆整'],
  ['-5.00', '（负数）伍圆整'],
])('%s yuan are written %s on an invoice', (amount, capitals) => {
  expect(inCapitals(amount)).toBe(capitals);
});
