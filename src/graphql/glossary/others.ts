import { concept } from './concept.ts';

/** Trucks, and words of the platform with a different meaning in each response. */
export const others = [
  concept('Number plate', 'plateNumber', '车牌号', ['plateNo']),
  concept('Color of a plate', 'plateColor', '车牌颜色', ['color'], {
    reason: 'For a seal, `color` is the color of the seal.',
  }),
  concept('Begin of a window', 'from', '开始时间', ['startTime']),
  concept('End of a window', 'to', '结束时间', ['endTime']),
  concept('Address of the start', 'startAddress', '起点地址', ['startAddr']),
  concept('Address of the end', 'endAddress', '终点地址', ['endAddr']),
  concept('Distance driven', 'mileage', '里程', ['mileage']),
  concept('Points of a trace', 'points', '轨迹点', ['points']),
  concept('Map of a trace', 'mapUrl', '轨迹地图', ['mapUrl']),
  concept('Verdict of a verification', 'verified', '查验结果', ['verified']),
  concept('Channel of a verification', 'channel', '查验渠道', ['channel']),
  concept('Reason of a response', ['reason', 'explanation'], null, ['reason'], {
    reason:
      'For an order that was not placed, the name is `explanation`, as `ConflictError` in the same union has a `reason`.',
  }),
  concept('Checks of today', 'checksToday', '当日查验次数', ['times']),
  concept('Face of an invoice', 'face', '票面信息', ['data']),
  concept('List of a response', ['persons', 'enterprises', 'transactions'], null, ['list'], {
    reason: 'The platform calls every list `list`; the name here states its content.',
  }),
  concept('Status at the platform', ['platformStatus', 'status'], null, ['status', 'state'], {
    reason:
      '`state` is from this service, `platformStatus` from the platform. An invoice of an upload has no `state`, so its member is `status`.',
  }),
  concept('Count of a response', 'totalCount', null, ['total'], {
    reason: '`totalCount` is Relay’s word; on a line, the platform’s `total` is a quantity.',
  }),
  concept('Square meter', 'SQUARE_METER', '平方米', [], { avoid: ['SQUARE_METRE'] }),
  concept('Square kilometer', 'SQUARE_KILOMETER', '平方千米', [], { avoid: ['SQUARE_KILOMETRE'] }),
  concept('Business license', 'BUSINESS_LICENSE', '营业执照', [], { avoid: ['BUSINESS_LICENCE'] }),
  concept('Canceled', 'CANCELED', null, [], { avoid: ['CANCELLED'] }),
  concept('Outcome unknown', 'OUTCOME_UNKNOWN', null, [], { avoid: ['UNKNOWN'] }),
  concept('State of a followed thing, and the one before', ['state', 'previousState'], null, [], {
    avoid: ['previousStatus'],
  }),
  concept(
    'Normal and reverse issuing of a used-car unified invoice',
    ['NORMAL', 'REVERSE'],
    null,
    [],
    { avoid: ['CODE_51', 'CODE_52'] },
  ),
];
