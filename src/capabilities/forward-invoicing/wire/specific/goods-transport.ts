import * as r from '../../../../platform/record/index.ts';
import { NONE, orNone } from './lease.ts';

const place =
  'the administrative division down to the county, such as 广东省深圳市南山区; detail may follow. Not checked here: read `Invoice.hints`.';

/** Business 04, `goods_transport`. */
export const goodsTransport = r.record(
  'GoodsTransportInput',
  'Transport of goods (货物运输服务).',
  {
    plateNumber: orNone(
      r.plateNumberOr(NONE)(
        'transport_number',
        'Plate of the vehicle, by GA 36. Omit it if the kind of transport has none: this service then sends the platform’s word for none.',
      ),
    ),
    transportKind: r.text('transport_kind', {
      optional: true,
      doc: 'Kind of transport. The platform’s values are not documented: passed on as it is.',
    }),
    goodsName: r.text('goods_name', { optional: true, doc: 'Name of the transported goods.' }),
    departurePlace: r.text('departure_place', {
      optional: true,
      doc: `Place of departure: ${place}`,
    }),
    destinationPlace: r.text('destination_place', {
      optional: true,
      doc: `Place of arrival: ${place}`,
    }),
  },
);
