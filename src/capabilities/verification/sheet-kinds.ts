import type { SheetRow } from '../../readings/spreadsheet/spreadsheet.ts';
import { BlockchainRegion, GeneralElectronicRegion, type invoiceToVerify } from './wire/index.ts';

/** Members of `InvoiceToVerify` with elements of their own. */
export type InvoiceKind = Extract<keyof typeof invoiceToVerify.variants, string>;

type Cells = SheetRow['cells'];

/** A region by its name in Chinese or English, its code's name, or its code; null for an unknown region. */
export function regionNamed(text: string, kind: 'blockchain' | 'generalElectronic'): string | null {
  const { entries } = kind === 'blockchain' ? BlockchainRegion : GeneralElectronicRegion;
  // Ningbo belongs to Zhejiang, but has its own tax bureau.
  const named = text.replace('宁波', '浙江').toLowerCase();
  const found = entries.find(
    ({ name, code, labelZh }) =>
      named.includes(labelZh.slice(0, -1)) || named.includes(name.toLowerCase()) || named === code,
  );
  return found?.name ?? null;
}

/**
 * Kind of an invoice by the name in a sheet and its number. A number of 20 digits is a digital invoice under any name,
 * such as a railway e-ticket. Null for an unknown name, or a kind that is not verified.
 */
export function kindNamed(name: string, isDigital: boolean): InvoiceKind | null {
  const word = name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  const isSpecial = /专|special/.test(word);
  const isNamedDigital = /数电|全电|数字化|digital|^电子发票(?:普通|增值税专用|铁路|航空)/.test(
    word,
  );
  if (isNamedDigital && /纸|paper/.test(word))
    return isSpecial ? 'digitalPaperSpecial' : 'digitalPaperGeneral';
  if (isDigital || isNamedDigital || /铁路|航空|行程单/.test(word))
    return isSpecial ? 'digitalSpecial' : 'digitalGeneral';
  return kindsBefore.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** Names of kinds older than digital invoices; the first match wins. */
const kindsBefore: readonly (readonly [pattern: RegExp, kind: InvoiceKind | null])[] = [
  [/区块链|blockchain/, 'blockchain'],
  [/通用.*电子|^generalelectronic/, 'generalElectronic'],
  [/机动车|二手车|通用|motor|usedcar/, null],
  [/江苏.*通行费|通行费.*江苏|^vehicletoll/, 'vehicleToll'],
  [/专|special/, 'vatSpecial'],
  [/普|卷|通行费|general|roll|toll/, 'vatGeneral'],
];

/** Kind of an invoice by the elements in its row; null if they match no kind. */
export function kindByElements(cells: Cells, isDigital: boolean): InvoiceKind | null {
  if (isDigital) return 'digitalGeneral';
  const region = cells.region?.text ?? '';
  if (cells.shortCode && regionNamed(region, 'blockchain') !== null) return 'blockchain';
  if (cells.checkCode) return 'vatGeneral';
  if (cells.sellerTaxNumber && regionNamed(region, 'generalElectronic') !== null)
    return 'generalElectronic';
  return cells.amountWithoutTax || cells.amount ? 'vatSpecial' : null;
}
