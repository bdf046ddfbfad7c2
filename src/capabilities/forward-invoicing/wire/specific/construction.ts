import { forwardTexts } from '../../texts.ts';
import * as r from '../../../../platform/record/index.ts';

/** Business 03, `building_service`. */
export const construction = r.record(
  'ConstructionInput',
  'A construction service (建筑服务).',
  {
    site: r.text('site', { doc: 'Place of the construction service.' }),
    detailedSite: r.text('detail_site', { optional: true, doc: 'Detailed address of the place.' }),
    project: r.text('building_project', { doc: 'Name of the construction project.' }),
    crossCity: r.flag('cross_sign', {
      as: ['Y', 'N'],
      doc: 'True if the service is done in another city than the seller’s. If so, `crossRegionReportNumber` is needed.',
    }),
    crossRegionConfirmed: r.flag('cross_confirm_flag', {
      as: ['Y', 'N'],
      optional: true,
      doc: 'The platform’s confirmation flag for work across regions; its documents say no more of it.',
    }),
    crossRegionReportNumber: r.text('cross_num', {
      optional: true,
      doc: 'Number of the report on tax matters across regions. Needed when `crossCity` is true; only the number that the tax bureau gave.',
    }),
    landVatProjectNumber: r.text('vat_land_number', {
      optional: true,
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
