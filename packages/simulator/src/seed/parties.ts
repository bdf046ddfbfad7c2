import type { Party } from './faces.ts';

/** Seller of forward invoices, bound to the key by the operator. */
export interface BoundSeller extends Party {
  /** Registered drawers. */
  readonly drawers: readonly string[];
  /** True if the seller is licensed to trade or produce refined oil. */
  readonly sellsRefinedOil: boolean;
}

export const provisionedSeller = {
  name: '深圳市青禾科技有限公司',
  taxNumber: '91440300MA5F0A0A1X',
  drawers: ['王小明', '李晓华'],
  sellsRefinedOil: false,
} as const satisfies BoundSeller;

/** A filling station. */
export const oilSeller = {
  name: '深圳市南方石油销售有限公司',
  taxNumber: '91440300MA5FY0L17P',
  drawers: ['陈立新'],
  sellsRefinedOil: true,
} as const satisfies BoundSeller;

/** Sellers that can issue; for any other seller issuing is rejected. */
export const boundSellers: readonly BoundSeller[] = [provisionedSeller, oilSeller];

/** Existing seller that is not bound to this key: issuing for it is rejected. */
export const unprovisionedSeller: Party = {
  name: '广州云帆贸易有限公司',
  taxNumber: '91440101MA5CXY7K28',
};

/** Company that buys, and whose invoices can be verified. */
export const buyer: Party = { name: '北京启明星网络有限公司', taxNumber: '91110108MA01C8JT6R' };

/** Orders for this buyer are accepted and then rejected by the tax bureau. */
export const rejectedBuyer = {
  name: '税局拒开测试有限公司',
  taxNumber: '91440300MA5REJECT1',
  reason: '购买方名称与税务登记信息不一致',
} as const satisfies Party & { reason: string };

/** A line with this name makes the tax bureau reject its order. */
export const rejectedLine = {
  name: '拒开测试商品',
  reason: '销售方不具备该商品的经营资质',
} as const;
