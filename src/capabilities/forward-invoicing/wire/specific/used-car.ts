import * as r from '../../../../platform/record/index.ts';

/** Business 15, `used_car_service`. */
export const usedCar = r.record('UsedCarInput', 'A used car (二手车), on a digital invoice.', {
  invoiceNumber: r.digitalInvoiceNumber('ticket_sn', {
    doc: 'Number of the digital invoice, 20 digits.',
  }),
  paperInvoiceCode: r.invoiceCode('paper_ticket_code', {
    doc: 'Code of the paper invoice, 10 or 12 digits.',
  }),
  paperInvoiceNumber: r.codedInvoiceNumber('paper_ticket_sn', {
    doc: 'Number of the paper invoice, 8 digits.',
  }),
});

const usedCarUnifiedKind = r.codes(
  'UsedCarUnifiedKind',
  'Direction in which a used-car unified invoice (二手车销售统一发票) is issued: normally or in reverse.',
  {
    NORMAL: ['51', 'Issued normally', '二手车销售统一发票（正常开具）'],
    REVERSE: ['52', 'Issued in reverse', '二手车销售统一发票（反向开具）'],
  },
  { inputOnly: true },
);

/** Businesses 51 and 52: the documents name no block for them. */
export const usedCarUnified = r.record(
  'UsedCarUnifiedInput',
  'A used-car unified invoice (二手车销售统一发票).',
  {
    kind: r.code('specific_business_code', usedCarUnifiedKind, {
      doc: 'Issued normally or in reverse.',
    }),
    members: r.rest({
      doc: 'Members of the platform’s request for this business, which its documents don’t show; passed on as they are, beside the lines. Fields that the order itself has are rejected here.',
    }),
  },
);
