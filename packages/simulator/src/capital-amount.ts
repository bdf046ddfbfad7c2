const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Amount of yuan in the capital characters of invoices: 1130.50 → 壹仟壹佰叁拾圆伍角整. */
export function capitalAmount(yuan: string | number): string {
  const [whole = '0', cents = '00'] = Math.abs(Number(yuan)).toFixed(2).split('.');
  const sign = Number(yuan) < 0 ? '负' : '';
  const amount = Number(whole) === 0 ? '' : `${capitalInteger(whole)}圆`;
  return sign + (amount + capitalCents(cents, amount !== '') || '零圆整');
}

function capitalInteger(digits: string): string {
  const groups = digits.padStart(Math.ceil(digits.length / 4) * 4, '0').match(/\d{4}/g) ?? [];
  let text = '';
  for (const [index, group] of groups.entries()) {
    if (Number(group) === 0) continue;
    // One 零 stands for any gap between the written groups and the next one.
    const gap = text !== '' && (group.startsWith('0') || Number(groups[index - 1]) === 0);
    text += (gap ? '零' : '') + capitalGroup(group) + (GROUPS[groups.length - 1 - index] ?? '');
  }
  return text;
}

function capitalGroup(group: string): string {
  const spelled = Array.from(group, (digit, index) =>
    digit === '0' ? '零' : (DIGITS[Number(digit)] ?? '') + (PLACES[3 - index] ?? ''),
  );
  return spelled
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
}

function capitalCents(cents: string, afterYuan: boolean): string {
  const [jiao = '0', fen = '0'] = cents;
  if (cents === '00') return afterYuan ? '整' : '';
  const tenths = jiao === '0' ? (afterYuan ? '零' : '') : `${DIGITS[Number(jiao)] ?? ''}角`;
  return tenths + (fen === '0' ? '整' : `${DIGITS[Number(fen)] ?? ''}分`);
}
