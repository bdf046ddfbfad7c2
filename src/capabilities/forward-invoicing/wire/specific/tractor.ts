import * as r from '../../../../platform/record/index.ts';

/** Business 13, `tractor_combine`. The last three members are missing from the documented table, but present in its sample. */
export const tractorHarvester = r.record(
  'TractorHarvesterInput',
  'A tractor or combine harvester (拖拉机和联合收割机).',
  {
    engineNumber: r.text('engine_number', { doc: 'Number of the engine.' }),
    chassisNumber: r.text('chassis_number', { optional: true, doc: 'Number of the chassis.' }),
    registered: r.text('is_register', {
      optional: true,
      doc: 'Registration of the tractor. The platform’s values are not documented: passed on as it is.',
    }),
    machineType: r.text('machine_type', { optional: true, doc: 'Type of machine.' }),
    brandModel: r.text('brand_model', { optional: true, doc: 'Brand and model.' }),
    factoryNumber: r.text('factory_number', {
      optional: true,
      doc: 'Number given at the factory.',
    }),
  },
);
