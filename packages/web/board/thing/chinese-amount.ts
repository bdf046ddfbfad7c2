const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/**
 * An amount in yuan in the capital numerals of invoices (大写), which cannot be altered with a pen: 壹仟陆佰陆拾圆整. It is
 * converted digit by digit, as a JavaScript number would lose digits.
 */
export function inCapitals(amount: string): string {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  const [tenths, hundredths] = [Number(fraction[0] ?? 0), Number(fraction[1] ?? 0)];
  const yuan = wholeInCapitals(whole.replace(/^0+/, ''));
  const small = [
    // 零 replaces missing tenths between yuan and hundredths.
    tenths > 0 ? `${DIGITS[tenths]}角` : yuan !== '' && hundredths > 0 ? '零' : '',
    hundredths > 0 ? `${DIGITS[hundredths]}分` : '',
  ].join('');
  const sign = amount.startsWith('-') ? '（负数）' : '';
  if (yuan === '' && small === '') return '零圆整';
  return `${sign}${yuan === '' ? '' : `${yuan}圆`}${small}${hundredths > 0 ? '' : '整'}`;
}

/** Converts groups of four digits. Zeros inside a group become one 零, zeros at its end are dropped. */
function wholeInCapitals(digits: string): string {
  let text = '';
  let isZeroDue = false;
  for (let at = 0; at < digits.length; at += 1) {
    const place = digits.length - 1 - at;
    const digit = Number(digits[at]);
    if (digit > 0) {
      text += `${isZeroDue ? '零' : ''}${DIGITS[digit]}${PLACES[place % 4]}`;
      isZeroDue = false;
    } else if (text !== '') isZeroDue = true;
    const group = digits.slice(Math.max(0, at - 3), at + 1);
    if (place % 4 === 0 && place > 0 && /[1-9]/.test(group)) {
      text += GROUPS[place / 4];
    }
  }
  return text;
}
