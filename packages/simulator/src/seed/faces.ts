import { Big } from 'big.js';
import type { JsonObject } from '../from-service.ts';
import { capitalAmount } from '../capital-amount.ts';

/** A company on an invoice. */
export interface Party {
  readonly name: string;
  readonly taxNumber: string;
}

/** One line of a VAT or digital invoice; amounts in yuan as texts. */
export interface FaceLine {
  readonly name: string;
  readonly taxCode: string;
  readonly rate: string;
  readonly amount: string;
  readonly tax: string;
}

interface VatFace {
  readonly seller: Party;
  /** No tax number for a natural person. */
  readonly buyer: { readonly name: string; readonly taxNumber?: string };
  readonly lines: readonly FaceLine[];
  readonly remark: string;
}

/** Face of a VAT or digital invoice (document 1, section 2.3); totals are the sums of its lines. */
export function vatFace({ seller, buyer, lines, remark }: VatFace): JsonObject {
  const sum = (pick: (line: FaceLine) => string) =>
    lines.reduce((total, line) => total.plus(pick(line)), new Big(0));
  const withoutTax = sum((line) => line.amount);
  const tax = sum((line) => line.tax);
  return {
    xfmc: seller.name,
    xfsbh: seller.taxNumber,
    gfmc: buyer.name,
    gfsbh: buyer.taxNumber ?? '',
    je: withoutTax.toNumber(),
    se: tax.toNumber(),
    jshj: withoutTax.plus(tax).toNumber(),
    jshjcn: capitalAmount(withoutTax.plus(tax).toFixed(2)),
    fpztDm: NORMAL,
    bz: remark,
    hwxx: lines.map((line) => ({
      mc: line.name,
      slv: Number(line.rate),
      se: Number(line.tax),
      spbm: line.taxCode,
    })),
  };
}

/** Status code of an invoice that is neither void nor red-offset. The values are not documented: a guess. */
export const NORMAL = '0';
