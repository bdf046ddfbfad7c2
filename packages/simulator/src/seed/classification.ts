import type { JsonObject } from '../from-service.ts';

/** Tax classification codes, a few of each sort, with the time of their last change (`yyyyMMddHHmmss`). */
export interface SeedClassification {
  readonly changedAt: string;
  readonly row: JsonObject;
}

const first = '20240101000000';
const revised = '20260901000000';
const scrapMetal = { tdyslxdm: '17', zsl: '3%、1%' };

export const seedClassification: readonly SeedClassification[] = [
  code('1010101010000000000', '稻谷', '谷物', '9%', { tdyslxdm: '11', hydm: '0111' }),
  code('1070101010100000000', '汽油', '成品油', '13%', { tdyslxdm: '01', hydm: '2511' }),
  code('1070101030100000000', '柴油', '成品油', '13%', { tdyslxdm: '01', hydm: '2511' }),
  code('1030402010000000000', '卷烟', '烟草制品', '13%', { tdyslxdm: '15', hydm: '1620' }),
  code('1080101010000000000', '铁矿石', '黑色金属矿', '13%', { hydm: '0810' }),
  code('1080421000000000000', '废钢铁', '金属废料', '13%', scrapMetal, revised),
  code('1080422000000000000', '废铜', '金属废料', '13%', scrapMetal, revised),
  code('1060208000000000000', '废纸', '造纸原料', '13%', { tdyslxdm: '17', jzjtdm: '02' }),
  code('1090305010000000000', '电子计算机', '计算机外部设备', '13%', { hydm: '3911' }),
  code('3010101000000000000', '货物运输服务', '运输服务', '9%', { tdyslxdm: '04', hydm: '5430' }),
  code('3040201010000000000', '软件开发服务', '信息技术服务', '6%', { jzjtdm: '01', hydm: '6510' }),
  code('6010000000000000000', '预付卡销售', '不征税项目', '', { bzs: 'Y', sfhzx: 'Y' }),
];

function code(
  fjbm: string,
  sphfwmc: string,
  sphfwfljc: string,
  zzssl: string,
  more: JsonObject,
  changedAt = first,
): SeedClassification {
  const row = { fjbm, sphfwmc, sphfwfljc, zzssl, cezs: 'N', bzs: 'N', sfhzx: 'N', ...more };
  return { changedAt, row: { ...row, qyrq: '2018-01-01', tyrq: '' } };
}
