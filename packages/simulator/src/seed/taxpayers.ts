import { seedEnterprises } from './enterprises.ts';
import type { Party } from './faces.ts';
import { owingRecycler } from './scrap-purchase.ts';

/** Company in the tax bureau's register, in its codes (document 3, section 4.1, interfaces 5 and 6). */
export interface SeedTaxpayer extends Party {
  /** `nsrlx` */
  readonly kind: string;
  /** `nsrztdm` */
  readonly state: string;
  /** `fxnsrlx`, empty for none. */
  readonly riskClass: string;
  /** `nsrxydj` */
  readonly credit: string;
  /** `nsryjjb`, empty for none. */
  readonly warning: string;
  /** `ckqyfldm`, empty for no exporter. */
  readonly exporter: string;
  /** `zfjglxdm` */
  readonly branch: string;
  /** `qyhyxzdm`, empty for none. */
  readonly nature: string;
  /** `xfsnsrlxdm`, empty for none. */
  readonly consumptionTax: string;
  /** `bysxed`: quota granted for a month, in yuan. */
  readonly monthQuota: number;
  /** `ztsxbz`: true if the grant is paused. */
  readonly isQuotaPaused: boolean;
}

const ordinary = {
  kind: '1',
  state: '03',
  riskClass: '',
  credit: 'A',
  warning: '',
  exporter: '',
  branch: '0',
  nature: '',
  consumptionTax: '',
  monthQuota: 1_000_000,
  isQuotaPaused: false,
} as const;

/** Special traits of some taxpayers, by tax number. */
const remarkable: Readonly<Record<string, Partial<SeedTaxpayer>>> = {
  // Buyers of scrap from natural persons; the second has overdue declarations.
  '91460100MA5RYC037E': { nature: '36' },
  [owingRecycler.taxNumber]: { nature: '36' },
  // Company under a red warning.
  '91130230MA07CF038D': {
    riskClass: '01',
    credit: 'D',
    warning: '01',
    nature: '50',
    monthQuota: 50_000,
    isQuotaPaused: true,
  },
  '91140100MA0GJY039C': { state: '04', credit: 'C', riskClass: '02', warning: '02' },
  '91330300MA2BJ0015G': {
    kind: '2',
    credit: 'M',
    riskClass: '03',
    warning: '03',
    exporter: '03',
    nature: '20',
  },
  '91120116MA05BH029N': {
    branch: '2',
    nature: '01',
    consumptionTax: '09',
    riskClass: '04',
    credit: 'B',
  },
  '91210106MA0TTX030M': { state: '07', credit: 'D' },
};

/** Taxpayer with a number; every company that the lookup finds is one. Null if the register has none. */
export function taxpayerOf(taxNumber: string): SeedTaxpayer | null {
  const company = [...seedEnterprises, owingRecycler].find(
    (known) => known.taxNumber === taxNumber,
  );
  return company ? { ...ordinary, ...company, ...remarkable[taxNumber] } : null;
}

/** Natures of enterprises that may issue in reverse for scrap (document 3, section 4.1, interface 6). */
const BUYERS_OF_SCRAP = new Set(['36', '50', '51']);

/** True for an enterprise whose nature allows it to buy scrap. */
export function buysScrap({ nature }: SeedTaxpayer): boolean {
  return BUYERS_OF_SCRAP.has(nature);
}
