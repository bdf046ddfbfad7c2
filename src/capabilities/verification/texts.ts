import { catalogue } from '../../messages/catalogue.ts';

/** Verification of invoices (发票查验). */
export const verificationTexts = catalogue('verification', {
  notAttributed: [
    'The platform’s answer can’t be attributed to this invoice.',
    '平台的应答无法对应到该发票。',
  ],
  batchDoubt: [
    'In the answer to the batch {doubt}. The check was probably used up; verify the invoice alone.',
    '批量查验的应答中，{doubt}。该次查验很可能已计次；请单独查验该发票。',
  ],
  noItem: ['none of its readable items has the invoice’s number', '可读取的各项中没有该发票号码'],
  severalItems: ['several of its items have the invoice’s number', '有多项使用该发票号码'],
  contradiction: [
    'it is negative as a whole, and positive on each invoice',
    '整体结果为不通过，而各张发票均为通过',
  ],
  whichOne: [
    'The platform refused several invoices at once and does not say which one it means. Verify them one by one; each repeat uses up one of the tax bureau’s daily checks.',
    '平台一次拒绝了多张发票，且未说明是哪一张。请逐张查验；每次重复都会占用税务局的每日查验次数。',
  ],
});
