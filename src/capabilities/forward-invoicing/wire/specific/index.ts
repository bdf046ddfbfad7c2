import { forwardTexts } from '../../texts.ts';
import * as r from '../../../../platform/record/index.ts';
import { NONE, orNone, operatingLease, parkingLease } from './lease.ts';
import { passengerTransport } from './passenger-transport.ts';
import { refinedOil } from './refined-oil.ts';

/** Business 03, `building_service`. */
const construction = r.record(
  'ConstructionInput',
  'A construction service (建筑服务).',
  {
    site: r.text('site', { doc: 'Place of the construction service.' }),
    detailedSite: r.text('detail_site?', { doc: 'Detailed address of the place.' }),
    project: r.text('building_project', { doc: 'Name of the construction project.' }),
    crossCity: r.flag('cross_sign', {
      as: ['Y', 'N'],
      doc: 'True if the service is done in another city than the seller’s. If so, `crossRegionReportNumber` is needed.',
    }),
    crossRegionConfirmed: r.flag('cross_confirm_flag?', {
      as: ['Y', 'N'],
      doc: 'The platform’s confirmation flag for work across regions; its documents say no more of it.',
    }),
    crossRegionReportNumber: r.text('cross_num?', {
      doc: 'Number of the report on tax matters across regions. Needed when `crossCity` is true; only the number that the tax bureau gave.',
    }),
    landVatProjectNumber: r.text('vat_land_number?', {
      doc: 'Project number of the land value-added tax.',
    }),
  },
  {
    rules: [
      {
        at: 'crossRegionReportNumber',
        message: forwardTexts.reportNumberNeeded,
        holds: ({ crossCity, crossRegionReportNumber }) =>
          !crossCity || typeof crossRegionReportNumber === 'string',
      },
    ],
  },
);

const place =
  'the administrative division down to the county, such as 广东省深圳市南山区; detail may follow. Not checked here: read `Invoice.hints`.';

/** Business 04, `goods_transport`. */
const goodsTransport = r.record('GoodsTransportInput', 'Transport of goods (货物运输服务).', {
  plateNumber: orNone(
    r.plateNumberOr(NONE)(
      'transport_number',
      'Plate of the vehicle, by GA 36. Omit it if the kind of transport has none: this service then sends the platform’s word for none.',
    ),
  ),
  transportKind: r.text('transport_kind?', {
    doc: 'Kind of transport. The platform’s values are not documented: passed on as it is.',
  }),
  goodsName: r.text('goods_name?', { doc: 'Name of the transported goods.' }),
  departurePlace: r.text('departure_place?', { doc: `Place of departure: ${place}` }),
  destinationPlace: r.text('destination_place?', { doc: `Place of arrival: ${place}` }),
});

/** An object that is sent as a JSON text. */
function asJsonText<F extends r.Field>(field: F): F {
  return {
    ...field,
    write(value, into) {
      if (field.wire !== null) into[field.wire] = JSON.stringify(value);
    },
  };
}

/** Businesses 10 and 11. The documents say only that the patient's data go into `e_extra_info`. */
const medicalService = r.record(
  'MedicalServiceInput',
  'A medical service (医疗服务).',
  {
    patient: asJsonText(
      r.jsonObject('e_extra_info', {
        doc: 'The patient’s data under the platform’s names, which its documents don’t show: contact its operator. Sent as a JSON text.',
      }),
    ),
  },
  {
    rules: [
      {
        at: 'patient',
        message: forwardTexts.emptyPatient,
        holds: ({ patient }) => Object.keys(patient).length > 0,
      },
    ],
  },
);

const yuan = { as: 'text', scale: 2, range: 'notNegative' } as const;

/** Business 05, `real_static_sales`. */
const realEstateSale = r.record('RealEstateSaleInput', 'A sale of real estate (不动产销售).', {
  address: r.text('loaction', { doc: 'Address of the real estate.' }),
  detailedAddress: r.text('address_detail?', { doc: 'Detailed address.' }),
  certificateNumber: r.text('property_num?', {
    doc: 'Number of the property certificate. Omit it if there is none.',
  }),
  crossCity: r.flag('cross_sign', {
    as: ['Y', 'N'],
    doc: 'True if it lies in another city than the seller’s.',
  }),
  areaUnit: r.integer('unit_of_area', {
    min: 0,
    doc: 'The platform’s number for the unit of the area. Its values for sales are not documented (those for leases are `LeaseAreaUnit`): passed on as it is.',
  }),
  onlineContractCode: r.text('online_contract_code?', {
    doc: 'Code of the contract registered online.',
  }),
  landVatProjectNumber: r.text('vat_land_number?', {
    doc: 'Project number of the land value-added tax.',
  }),
  assessedTaxableAmount: r.amount('assessed_taxable_amount?', {
    ...yuan,
    doc: 'Taxable amount as the tax bureau assessed it, in yuan.',
  }),
  actualTaxableAmount: r.amount('actual_taxable_amount?', {
    ...yuan,
    doc: 'Taxable amount of the deal, in yuan.',
  }),
});

/** Business 13, `tractor_combine`. The last three members are missing from the documented table, but present in its sample. */
const tractorHarvester = r.record(
  'TractorHarvesterInput',
  'A tractor or combine harvester (拖拉机和联合收割机).',
  {
    engineNumber: r.text('engine_number', { doc: 'Number of the engine.' }),
    chassisNumber: r.text('chassis_number?', { doc: 'Number of the chassis.' }),
    registered: r.text('is_register?', {
      doc: 'Registration of the tractor. The platform’s values are not documented: passed on as it is.',
    }),
    machineType: r.text('machine_type?', { doc: 'Type of machine.' }),
    brandModel: r.text('brand_model?', { doc: 'Brand and model.' }),
    factoryNumber: r.text('factory_number?', { doc: 'Number given at the factory.' }),
  },
);

/** Business 15, `used_car_service`. */
const usedCar = r.record('UsedCarInput', 'A used car (二手车), on a digital invoice.', {
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
const usedCarUnified = r.record(
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

const business = (code: string) => ({ specific_business_code: code });

/** `special_invoice_kind` of refined oil: a second code system that the platform requires, too. */
export const REFINED_OIL_KIND = '08';

/**
 * Specific businesses that a seller invoices (document 1, section 2.6). The choice sets the platform's code, so code
 * and block always agree.
 */
export const specificBusiness = r.choice(
  'SpecificBusinessInput',
  'A business with rules and data of its own (特定业务): exactly one. Agricultural products and scrap that the buyer invoices are no part of it: they are reverse invoicing.',
  {
    refinedOil: r.variant(refinedOil, {
      fixed: { ...business('01'), special_invoice_kind: REFINED_OIL_KIND },
      labelZh: '成品油',
    }),
    construction: r.variant(construction, {
      under: 'building_service',
      fixed: business('03'),
      labelZh: '建筑服务',
    }),
    goodsTransport: r.variantList(goodsTransport, {
      doc: 'Transports of goods, at least one: several may stand on one invoice.',
      under: 'goods_transport',
      fixed: business('04'),
      labelZh: '货物运输服务',
    }),
    realEstateSale: r.variant(realEstateSale, {
      under: 'real_static_sales',
      fixed: business('05'),
      labelZh: '不动产销售',
    }),
    operatingLease: r.variant(operatingLease, {
      under: 'real_static_rent',
      fixed: business('06'),
      labelZh: '不动产经营租赁服务',
    }),
    parkingLease: r.variant(parkingLease, {
      under: 'real_static_rent',
      fixed: business('06'),
      labelZh: '不动产经营租赁服务（停车费）',
    }),
    passengerTransport: r.variantList(passengerTransport, {
      doc: 'Journeys of passengers, at least one: several travelers may stand on one invoice.',
      under: 'passenger_transport',
      fixed: business('09'),
      labelZh: '旅客运输服务',
    }),
    medicalInpatient: r.variant(medicalService, {
      doc: 'Medical service to an inpatient (住院医疗服务).',
      fixed: business('10'),
      labelZh: '医疗服务（住院）',
    }),
    medicalOutpatient: r.variant(medicalService, {
      doc: 'Medical service to an outpatient (门诊医疗服务).',
      fixed: business('11'),
      labelZh: '医疗服务（门诊）',
    }),
    tractorHarvester: r.variant(tractorHarvester, {
      under: 'tractor_combine',
      fixed: business('13'),
      labelZh: '拖拉机和联合收割机',
    }),
    usedCar: r.variant(usedCar, {
      under: 'used_car_service',
      fixed: business('15'),
      labelZh: '二手车',
    }),
    usedCarUnified: r.variant(usedCarUnified),
  },
);
