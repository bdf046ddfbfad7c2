import { holdsTo, onePlatform } from '../differential.ts';
import { forwardOrder } from './order.ts';
import { casesOf, changed, codes, type Changes, type Field, type Table, within } from '../table.ts';

/** One business of document 1, section 2.6, with the fields of its block by themselves. */
interface Business {
  readonly code: string;
  readonly block?: string;
  readonly isList?: true;
  readonly sample: Changes;
  readonly fields: Table;
  /** The other fields of the request, and rules over several. */
  readonly head?: Changes;
  readonly refuses?: readonly Changes[];
}

const yesOrNo: Field = { codes: ['Y', 'N'] };
const must: Field = { required: 'yes' };
const may: Field = { required: 'no' };

const businesses: readonly Business[] = [
  {
    code: '03',
    block: 'building_service',
    sample: {
      site: '海南省海口市',
      detail_site: '龙华区工业路1号',
      building_project: '仓库一期',
      cross_sign: 'N',
      vat_land_number: '4601000001',
      cross_confirm_flag: 'N',
      cross_num: '460100202611',
    },
    fields: {
      site: must,
      detail_site: may,
      building_project: must,
      cross_sign: { ...must, ...yesOrNo },
      vat_land_number: may,
      cross_confirm_flag: { ...may, ...yesOrNo },
      cross_num: may,
    },
    refuses: [{ cross_sign: 'Y', cross_num: undefined }],
  },
  {
    code: '04',
    block: 'goods_transport',
    isList: true,
    sample: {
      transport_number: '粤B12345',
      transport_kind: '公路运输',
      goods_name: '废钢',
      departure_place: '广东省深圳市南山区',
      destination_place: '广东省广州市黄埔区',
    },
    fields: {
      transport_number: { ...may, takes: ['无'] },
      transport_kind: may,
      goods_name: may,
      departure_place: { ...may, takes: ['广东省深圳市南山区港湾大道1号'] },
      destination_place: may,
    },
  },
  {
    code: '05',
    block: 'real_static_sales',
    sample: {
      property_num: '粤(2026)深圳市不动产权第0000001号',
      loaction: '广东省深圳市南山区',
      address_detail: '科技路1号',
      cross_sign: 'N',
      unit_of_area: 2,
      online_contract_code: 'W-1',
      vat_land_number: '4403000001',
      assessed_taxable_amount: '1000.00',
      actual_taxable_amount: '1000.00',
    },
    fields: {
      property_num: may,
      loaction: must,
      address_detail: may,
      cross_sign: { ...must, ...yesOrNo },
      unit_of_area: { ...must, type: 'number' },
      online_contract_code: may,
      vat_land_number: may,
      assessed_taxable_amount: may,
      actual_taxable_amount: may,
    },
  },
  {
    code: '06',
    block: 'real_static_rent',
    sample: {
      property_num: '粤(2026)深圳市不动产权第0000001号',
      location: '广东省深圳市南山区',
      address_detail: '科技路1号',
      rent_begin_date: '202611010000',
      rent_end_date: '202611302359',
      intercity_flag: 'N',
      unit_of_area: '20',
      car_num: '粤B12345',
    },
    fields: {
      property_num: { ...must, takes: ['无'] },
      location: must,
      address_detail: {
        ...must,
        takes: ['和平街', '科技路', '石桥村', '龙华镇', '红旗乡', '金鱼巷', '18号'],
        refuses: ['甲'],
      },
      rent_begin_date: {
        ...must,
        refuses: ['2026-11-01 00:00', '2026-11-01', '202613010000', '202611010', 'a'],
      },
      rent_end_date: {
        ...must,
        refuses: ['2026-11-30 00:00', '202611320000', '202611302400', 'a'],
      },
      intercity_flag: { ...must, ...yesOrNo },
      unit_of_area: { ...must, codes: ['10', '20', '30', '40'], refuses: ['1', '50'] },
      car_num: may,
    },
  },
  {
    code: '09',
    block: 'passenger_transport',
    isList: true,
    sample: {
      traveler: '张建国',
      id_type: '201',
      id_number: '110101198503154217',
      travel_date: '2026-11-20',
      departure_place: '海口',
      destination_palce: '三亚',
      vehicle_type: '火车',
      level: '二等座',
    },
    fields: {
      traveler: may,
      id_type: {
        ...may,
        codes: codes('102 201 202 203 204 206 207 208 210 212 213 214 215'),
        refuses: ['101', '205', '209', '211', '216'],
      },
      id_number: may,
      travel_date: { ...may, refuses: ['20261120', '2026-11-20 08:00', '2026-13-01', 'a'] },
      departure_place: may,
      destination_palce: may,
      vehicle_type: may,
    },
    refuses: [{ level: undefined }, { vehicle_type: '飞机', level: undefined }],
  },
  {
    code: '13',
    block: 'tractor_combine',
    sample: {
      chassis_number: 'C-1',
      engine_number: 'E-1',
      is_register: 'N',
      machine_type: '轮式拖拉机',
      brand_model: 'B-1',
      factory_number: 'F-1',
    },
    fields: {
      chassis_number: may,
      engine_number: must,
      is_register: may,
      machine_type: may,
      brand_model: may,
      factory_number: may,
    },
  },
  {
    code: '15',
    block: 'used_car_service',
    sample: {
      ticket_sn: '26442088000000000001',
      paper_ticket_code: '144002600111',
      paper_ticket_sn: '00000001',
    },
    fields: { ticket_sn: must, paper_ticket_code: must, paper_ticket_sn: must },
  },
  {
    code: '01',
    sample: {},
    fields: {
      special_invoice_kind: { required: 'yes', refuses: ['00', '01', '8'] },
      e_extra_info: {
        takes: [
          oil({ trade_time: '2026-11-20T08:00:00+08:00' }),
          oil({ trade_time: '2026-11-20T00:00:00Z' }),
        ],
        refuses: [oil({ trade_time: '2026-11-20 08:00:00' }), oil({ trade_time: 'a' })],
      },
    },
    head: {
      special_invoice_kind: '08',
      e_extra_info: oil({ trade_time: '2026-11-20T08:00:00+08:00' }),
      'items[0].tax_code': '1070101010100000000',
      'items[0].unit': 'LITER',
      'items[0].total': '125.00000000',
      'items[0].price': '8',
    },
  },
  ...['10', '11', '51', '52'].map((code) => ({ code, sample: {}, fields: {} })),
];

/** `e_extra_info` of refined oil. */
function oil(extra: Changes): string {
  return JSON.stringify({ station: '一号站', gun_number: '3', ...extra });
}

const platform = onePlatform();

for (const business of businesses) {
  const { code, block, isList, sample, head } = business;
  holdsTo(platform, {
    path: '/api/v1/invoice/forward/create',
    about: `, business ${code}`,
    cases: casesOf(tableOf(business), rulesOf(business)),
    request: (serial) =>
      changed(forwardOrder(serial), {
        specific_business_code: code,
        ...(block === undefined ? {} : { [block]: isList ? [sample] : sample }),
        ...head,
      }),
  });
}

/** The fields where they stand in the request, and their block itself. */
function tableOf({ block, isList, fields }: Business): Table {
  if (block === undefined) return fields;
  const itself: Field = isList ? { required: 'yes' } : { required: 'yes', type: 'object' };
  return { [block]: itself, ...within(placeOf(block, isList), fields) };
}

function rulesOf({ code, block, isList, fields, refuses = [] }: Business) {
  const whole = { name: `business ${code} with all of its fields`, changes: {} };
  if (block === undefined) return { takes: [whole] };
  const place = placeOf(block, isList);
  const optional = Object.keys(fields).filter((name) => fields[name]?.required === 'no');
  const bare = Object.fromEntries(optional.map((name) => [name, undefined]));
  return {
    takes: [whole, { name: 'its required fields alone', changes: within(place, bare) }],
    refuses: refuses.map((changes) => ({
      name: Object.entries(changes).join(' and '),
      changes: within(place, changes),
    })),
  };
}

function placeOf(block: string, isList: true | undefined): string {
  return isList ? `${block}[0]` : block;
}
