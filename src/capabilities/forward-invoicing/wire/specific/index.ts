import * as r from '../../../../platform/record/index.ts';
import { construction } from './construction.ts';
import { goodsTransport } from './goods-transport.ts';
import { operatingLease, parkingLease } from './lease.ts';
import { medicalService } from './medical.ts';
import { passengerTransport } from './passenger-transport.ts';
import { realEstateSale } from './real-estate-sale.ts';
import { refinedOil } from './refined-oil.ts';
import { tractorHarvester } from './tractor.ts';
import { usedCar, usedCarUnified } from './used-car.ts';

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
