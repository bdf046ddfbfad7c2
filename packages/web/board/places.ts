import type { OperationKind } from '../generated/operations.ts';
import { boardTexts } from '../messages/board.ts';
import type { Catalogue } from '../messages/catalogue.ts';
import { kindTexts } from '../messages/kinds.ts';
import {
  type Icon,
  IconAdjustments,
  IconAlertTriangle,
  IconCalculator,
  IconChartBar,
  IconCoinYuan,
  IconContract,
  IconFileCheck,
  IconFileInvoice,
  IconHistory,
  IconKey,
  IconListDetails,
  IconLayoutDashboard,
  IconReceiptRefund,
  IconRecycle,
  IconScale,
  IconTruck,
  IconUserPlus,
  IconWebhook,
} from '../shared/icons.tsx';
import { isOther, KIND_LISTS, OTHER_LIST } from './lists/lists.ts';

/** Sections of the navigation; the board's texts have a title under the same name. */
export const SECTIONS = ['tryIt', 'desk', 'lists', 'operations', 'tools'] as const;

export type SectionName = (typeof SECTIONS)[number];

/** A page of the board that the navigation and the palette lead to. */
export interface Place {
  readonly path: string;
  readonly names: Catalogue<string>;
  readonly icon: Icon;
  /** Null for pages at the top, outside all sections. */
  readonly section: SectionName | null;
  /** True for each kind that counts toward the number next to the name; null if no number is shown. */
  readonly isCounted: ((kind: OperationKind) => boolean) | null;
}

type Texts = (typeof boardTexts)['en'];
type TextName = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];

function place(section: SectionName | null, path: string, name: TextName, icon: Icon): Place {
  const names = { en: boardTexts.en[name], zh: boardTexts.zh[name] };
  return { path, names, icon, section, isCounted: null };
}

/** Page whose number counts all items that need attention. */
export const ATTENTION_PATH = '/attention';

const PLACES: readonly Place[] = [
  place(null, '/', 'overview', IconLayoutDashboard),
  place(null, ATTENTION_PATH, 'attention', IconAlertTriangle),
  place('tryIt', '/do/issueInvoice', 'issueInvoice', IconFileInvoice),
  place('tryIt', '/do/onboardSeller', 'onboardSeller', IconUserPlus),
  place('tryIt', '/do/calculateTaxAndOrder', 'buyScrap', IconRecycle),
  place('tryIt', '/do/createContract', 'signContract', IconContract),
  place('tryIt', '/controls', 'controls', IconAdjustments),
  place('desk', '/totals', 'totals', IconChartBar),
  place('desk', '/month', 'month', IconScale),
  ...KIND_LISTS.map(({ kind, path, icon }): Place => ({
    path: `/list/${path}`,
    names: { en: kindTexts.en[kind], zh: kindTexts.zh[kind] },
    icon,
    section: 'lists',
    isCounted: (each) => each === kind,
  })),
  {
    // The tax bureau's own list. Confirmations that this service follows are counted with everything else.
    path: '/red-confirmations',
    names: { en: kindTexts.en.RED_CONFIRMATION, zh: kindTexts.zh.RED_CONFIRMATION },
    icon: IconReceiptRefund,
    section: 'lists',
    isCounted: null,
  },
  { ...place('lists', '/everything-else', 'everythingElse', OTHER_LIST.icon), isCounted: isOther },
  place('operations', '/billing', 'billing', IconCoinYuan),
  place('operations', '/audit', 'audit', IconHistory),
  place('operations', '/keys', 'keys', IconKey),
  place('operations', '/webhooks', 'webhooks', IconWebhook),
  place('tools', '/verify', 'verify', IconFileCheck),
  place('tools', '/truck', 'truck', IconTruck),
  place('tools', '/tax', 'tax', IconCalculator),
  place('tools', '/do', 'allActions', IconListDetails),
];

/** The pages in the order of the navigation; pages of the simulated platform only if it is in use. */
export function placesOf(isSandbox: boolean): readonly Place[] {
  return PLACES.filter(({ section }) => isSandbox || section !== 'tryIt');
}
