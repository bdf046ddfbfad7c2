import type { Party } from './faces.ts';

/** Issues forward invoices: provisioned by the operator. `drawers` are its registered drawers. */
export const provisionedSeller = {
  name: '深圳市青禾科技有限公司',
  taxNumber: '91440300MA5F0A0A1X',
  drawers: ['王小明', '李晓华'],
} as const satisfies Party & { drawers: readonly string[] };

/** Exists, and is not bound for this key: issuing for it is refused. */
export const unprovisionedSeller: Party = {
  name: '广州云帆贸易有限公司',
  taxNumber: '91440101MA5CXY7K28',
};

/** A company that buys, and lets its invoices be verified. */
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
