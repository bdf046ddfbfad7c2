import * as r from '../../../platform/record/index.ts';

/** `scene` (document 2, section 4.4). */
export const h5Scene = r.codes('H5Scene', 'Purpose of a link (H5 场景).', {
  ENTERPRISE: ['enterprise', 'The legal representative authorizes the enterprise', '企业授权'],
  SELLER: ['seller', 'A seller scans their face and is registered as payee', '出售者准入'],
});

/** `status` of the handling (document 2, section 3). */
export const h5Status = r.codes(
  'H5Status',
  'The platform’s own word on how far the person is (H5 办理状态).',
  {
    PENDING: ['pending', 'In progress', '办理中'],
    DONE: ['done', 'The person has finished; the bank’s audit has not', '已完成'],
    FAILED: ['failed', 'It failed', '失败'],
  },
);

/** `step` of the handling, in this order (document 2, section 3). */
export const h5Step = r.codes('H5Step', 'The last step that the person took (H5 办理步骤).', {
  INIT: ['init', 'Not started', '未开始'],
  REDIRECTED: ['redirected', 'Went on to the bank’s page', '已跳转银行'],
  VERIFIED: ['verified', 'The result of the face scan was checked', '已实名核验'],
  SUBMITTED: ['submitted', 'Registered with the bank as payee', '已提交收款人报备'],
});

/** `businessType` (document 2, section 4.4). */
export const h5Business = r.codes('H5Business', 'Business of the seller (业务类型).', {
  RECYCLED_RESOURCES: ['0004', 'Recycled resources', '再生资源'],
  AGRICULTURAL_PRODUCTS: ['0005', 'Agricultural products', '农产品'],
  INVOICING: ['0006', 'Invoicing business', '开票业务'],
});
