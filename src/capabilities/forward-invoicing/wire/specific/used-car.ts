import { code, codes, record, rest, text } from '../../../../platform/record/index.ts';

/** Business 15, `used_car_service`. */
export const usedCar = record('UsedCarInput', 'A used car, on a digital invoice.', {
  invoiceNumber: text('ticket_sn', { doc: 'Number of the digital invoice.' }),
  paperInvoiceCode: text('paper_ticket_code', { doc: 'Code of the paper invoice.' }),
  paperInvoiceNumber: text('paper_ticket_sn', { doc: 'Number of the paper invoice.' }),
});

const usedCarUnifiedKind = codes(
  'UsedCarUnifiedKind',
  'The platform’s two codes of used-car unified invoices. What tells them apart is not documented: ask its operator.',
  {
    CODE_51: ['51', 'Used-car unified invoice, code 51', '二手车销售统一发票（正常开具）'],
    CODE_52: ['52', 'Used-car unified invoice, code 52', '二手车销售统一发票（反向开具）'],
  },
  { inputOnly: true },
);

/** Businesses 51 and 52: the documents name no block for them. */
export const usedCarUnified = record('UsedCarUnifiedInput', 'A used-car unified invoice.', {
  kind: code('specific_business_code', usedCarUnifiedKind, { doc: 'Which of the two codes.' }),
  members: rest({
    doc: 'Members of the platform’s request for this business, which its documents don’t show; passed on as they are, beside the lines. Fields that the order has itself are refused here.',
  }),
});
