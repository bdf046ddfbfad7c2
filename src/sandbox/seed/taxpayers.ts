import { seedEnterprises } from './enterprises.ts';
import type { Party } from './faces.ts';
import { owingRecycler } from './scrap-purchase.ts';

/** A company as the tax bureau's register has it, in its codes (document 3, section 4.1, interfaces 5 and 6). */
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
  /** `bysxed`: granted for a month, in yuan. */
  readonly monthQuota: number;
  /** `ztsxbz`: the grant is paused. */
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

/** Buys scrap products from natural persons. */
const recycler = {
  ...ordinary,
  name: '海口椰城再生资源回收有限公司',
  taxNumber: '91460100MA5RYC037E',
  nature: '36',
} as const satisfies SeedTaxpayer;

/** Under a red warning. */
const riskyTaxpayer = {
  ...ordinary,
  name: '唐山曹妃甸废钢加工有限公司',
  taxNumber: '91130230MA07CF038D',
  riskClass: '01',
  credit: 'D',
  warning: '01',
  nature: '50',
  monthQuota: 50_000,
  isQuotaPaused: true,
} as const satisfies SeedTaxpayer;

const remarkable: readonly SeedTaxpayer[] = [
  recycler,
  { ...ordinary, ...owingRecycler, nature: '36' },
  riskyTaxpayer,
  {
    ...ordinary,
    name: '太原晋阳煤炭运销有限公司',
    taxNumber: '91140100MA0GJY039C',
    state: '04',
    credit: 'C',
    riskClass: '02',
    warning: '02',
  },
  {
    ...ordinary,
    name: '温州瓯江鞋业有限公司',
    taxNumber: '91330300MA2BJ0015G',
    kind: '2',
    credit: 'M',
    riskClass: '03',
    warning: '03',
    exporter: '03',
    nature: '20',
  },
  {
    ...ordinary,
    name: '天津滨海石油化工有限公司',
    taxNumber: '91120116MA05BH029N',
    branch: '2',
    nature: '01',
    consumptionTax: '09',
    riskClass: '04',
    credit: 'B',
  },
  {
    ...ordinary,
    name: '沈阳铁西重型机床有限公司',
    taxNumber: '91210106MA0TTX030M',
    state: '07',
    credit: 'D',
  },
];

/** The taxpayer with a number; every company that the lookup knows is one. Null when the register has none. */
export function taxpayerOf(taxNumber: string): SeedTaxpayer | null {
  const known = remarkable.find((taxpayer) => taxpayer.taxNumber === taxNumber);
  const company = seedEnterprises.find((enterprise) => enterprise.taxNumber === taxNumber);
  return known ?? (company ? { ...ordinary, ...company } : null);
}
