import * as r from '../../../platform/record/index.ts';
import {
  buyerTaxNumber,
  keptTaxNumber,
  ownNumber,
  reportedSum,
  serial,
  unreported,
} from './members.ts';
import { atomicInterface } from './answer.ts';

const quotaQuestion = r.record('CreditQuotaQuestion', 'The taxpayer whose quota is queried.', {
  buyerTaxNumber,
});

const creditQuota = r.record('CreditQuota', 'Issuing quota (授信额度) for one month, in yuan.', {
  isPaused: r.flag('ztsxbz', {
    as: ['Y', 'N'],
    doc: 'True when the grant is paused: nothing can be downloaded.',
  }),
  monthTotal: reportedSum('bysxed', 'Total granted for the month, in yuan.'),
  available: reportedSum('kysyed', 'Quota that can still be downloaded, in yuan.'),
  downloaded: reportedSum('yxzed', 'Downloaded this month, in yuan.'),
  downloadedNotUploaded: reportedSum(
    'yxzwsyed',
    'Downloaded less the amounts of uploaded invoices that are dated this month, in yuan: what can still be issued, or returned.',
  ),
  month: r.yearMonth('sq?', {
    as: 'yyyyMM',
    doc: `Month of the quota.${unreported}`,
  }),
});

/** Document 3, section 4.1, interface 2. */
export const queryQuota = atomicInterface('CXSXED', {
  request: quotaQuestion,
  response: creditQuota,
  about: ['nsrsbh'],
  effect: 'none',
});

/** `sqlx` */
const quotaDirection = r.codes(
  'QuotaDirection',
  'Direction of an adjustment: quota is downloaded or returned (授信额度申请类型).',
  {
    DOWNLOAD: ['0', 'Download quota, to issue by it', '下载授信额度'],
    RETURN: ['1', 'Return quota', '退回授信额度'],
  },
  { inputOnly: true },
);

const quotaAdjustment = r.record(
  'CreditQuotaAdjustmentInput',
  'Quota to be downloaded or returned (授信额度).',
  {
    adjustmentId: ownNumber('adjustment'),
    buyerTaxNumber: keptTaxNumber('nsrsbh'),
    directConnectionUnitId: r.derivable(
      r.text('ptbh', {
        max: 20,
        doc: 'Number of the unit that is directly connected to the tax bureau; this service’s own if omitted.',
      }),
    ),
    direction: r.code('sqlx', quotaDirection, { doc: 'Download or return.' }),
    amount: r.amount('sqed', {
      as: 'number',
      scale: 2,
      range: 'positive',
      doc: 'Amount in yuan, with at most 2 decimals.',
    }),
    serial: r.hidden(serial),
  },
);

const useInterval = 'An invoice dated within the interval can use the quota.';

const quotaAdjusted = r.record(
  'CreditQuotaInterval',
  `Interval in which issuing quota (授信额度) can be used. ${useInterval}`,
  {
    usableFrom: r.date('syqjq?', {
      as: 'yyyyMMdd',
      doc: 'First day of the interval.',
    }),
    usableTo: r.date('syqjz?', { as: 'yyyyMMdd', doc: 'Last day of the interval.' }),
  },
);

/** Document 3, section 4.1, interface 3. The same serial with the same type and amount is the same adjustment. */
export const adjustQuota = atomicInterface('XZTHSXED', {
  request: quotaAdjustment,
  response: quotaAdjusted,
  about: ['nsrsbh', 'ywlsh'],
  effect: 'repeatable',
});

const validityToExtend = r.record(
  'QuotaValidityExtensionInput',
  'Quota whose validity ends with the declaration (授信额度有效期).',
  {
    extensionId: ownNumber('extension'),
    sellerTaxNumber: keptTaxNumber('xsfnsrsbh'),
    month: r.yearMonth('sxedsq', {
      as: 'yyyy-MM',
      doc: 'Month of the quota.',
    }),
  },
);

/** A response proves the extension even if its interval cannot be read; a lost response cannot be queried. */
const validityExtended = r.record(
  'QuotaValidity',
  'The new validity of a month’s issuing quota (授信额度有效期). Members that the tax bureau did not report readably are null.',
  {
    usableFrom: r.date('syqjq?', {
      as: 'yyyyMMdd',
      doc: `First day of the interval. ${useInterval}`,
    }),
    usableTo: r.date('syqjz?', { as: 'yyyyMMdd', doc: 'Last day of the interval.' }),
  },
);

/** Document 3, section 4.1, interface 4. Without a serial it is not known if a repeat is harmless. */
export const extendValidity = atomicInterface('TZSXEDYXQ', {
  request: validityToExtend,
  response: validityExtended,
  about: ['xsfnsrsbh', 'sxedsq'],
  effect: 'once',
});

/** Limit of numbers in one request (document 3, section 8). */
const MOST_NUMBERS = 5_000;

const numbersToReserve = r.record(
  'InvoiceNumberReservationInput',
  'Invoice numbers to be reserved (预赋码).',
  {
    reservationId: ownNumber('reservation'),
    buyerTaxNumber: keptTaxNumber('nsrsbh'),
    quantity: r.integer('lysl', {
      min: 1,
      max: MOST_NUMBERS,
      doc: `Count of numbers, 1 to ${MOST_NUMBERS}.`,
    }),
    serial: r.hidden(serial),
  },
);

const numberRange = r.record('InvoiceNumberRange', 'Consecutive invoice numbers (发票号码段).', {
  firstNumber: r.numberText('fpqshm', { doc: 'The first number.' }),
  lastNumber: r.numberText('fpzzhm', { doc: 'The last number.' }),
  quantity: r.integer('lysl?', {
    min: 0,
    doc: 'Quantity of numbers; null where the tax bureau did not report it readably.',
  }),
});

/** Document 3, section 4.1, interface 1. The same serial with the same quantity is the same range. */
export const reserveNumbers = atomicInterface('QDFPPLFM', {
  request: numbersToReserve,
  response: numberRange,
  about: ['nsrsbh', 'ywlsh'],
  effect: 'repeatable',
});
