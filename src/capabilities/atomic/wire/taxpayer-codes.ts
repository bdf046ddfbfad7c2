import { codes } from '../../../platform/record/index.ts';

/** `nsrlx` */
export const taxpayerKind = codes('TaxpayerKind', 'Kind of a taxpayer.', {
  GENERAL: ['1', 'General taxpayer'],
  SMALL_SCALE: ['2', 'Small-scale taxpayer'],
  CONVERTED_SMALL_SCALE: ['3', 'Small-scale taxpayer that was converted'],
  TUTORING_GENERAL: ['4', 'General taxpayer in its tutoring period'],
  NATURAL_PERSON: ['5', 'Natural person'],
});

/** `ckqyfldm`; empty is a value. */
export const exporterClass = codes('ExporterClass', 'Class of an exporting enterprise.', {
  NON_EXPORTER: ['', 'No exporter: the platform leaves the code empty'],
  CLASS_ONE: ['01', 'Class one exporter'],
  CLASS_TWO: ['02', 'Class two exporter'],
  CLASS_THREE: ['03', 'Class three exporter'],
  CLASS_FOUR: ['04', 'Class four exporter'],
});

/** `zfjglxdm` */
export const branchKind = codes('HeadOrBranch', 'Whether an enterprise is a head or a branch.', {
  NEITHER: ['0', 'Neither head nor branch'],
  HEAD: ['1', 'Head office'],
  BRANCH: ['2', 'Branch'],
  BRANCH_AND_HEAD: ['3', 'Branch that is a head office itself'],
});

/** `nsrztdm` */
export const taxpayerState = codes('TaxpayerState', 'Where a taxpayer stands in the register.', {
  ACCEPTED: ['01', 'Accepted'],
  PREPARATION: ['02', 'In preparation'],
  NORMAL: ['03', 'Normal'],
  BUSINESS_SUSPENDED: ['04', 'Business suspended'],
  ABNORMAL: ['05', 'Abnormal'],
  LIQUIDATION: ['06', 'In liquidation'],
  CANCELLED: ['07', 'Cancelled'],
  ABNORMAL_CANCELLED: ['08', 'Abnormal household, cancelled'],
  INSPECTION_PENDING: ['09', 'Inspection pending'],
  WRITE_OFF_INSPECTION: ['10', 'Inspection for the write-off'],
  PAYMENT_INTERRUPTED: ['11', 'Payment interrupted'],
  PAYMENT_RESUMED: ['12', 'Payment resumed'],
  SIMPLIFIED_CANCELLATION: ['13', 'Simplified cancellation without objection'],
  OTHER: ['99', 'Other'],
});

/** `qyhyxzdm` */
export const industryNature = codes(
  'IndustryNature',
  'What an enterprise is by trade, as its label at the tax bureau says.',
  {
    REFINED_OIL_PRODUCER: ['01', 'Producer of refined oil'],
    REFINED_OIL_DISTRIBUTOR: ['02', 'Distributor of refined oil'],
    DOMESTIC_VEHICLE_PRODUCER: ['03', 'Producer of vehicles in the country'],
    IMPORTED_VEHICLE_REPRESENTATIVE: ['04', 'Representative of a producer of imported vehicles'],
    AUTHORIZED_VEHICLE_DEALER: ['05', 'Authorized dealer of vehicles'],
    OTHER_VEHICLE_TRADER: ['06', 'Other trader of vehicles'],
    USED_CAR_MARKET: ['07', 'Market for used cars'],
    USED_CAR_DEALER: ['08', 'Dealer of used cars'],
    USED_CAR_AUCTION: ['09', 'Auction of used cars'],
    RARE_EARTH_MINING: ['10', 'Mines rare earths'],
    RARE_EARTH_SMELTING: ['11', 'Smelts and separates rare earths'],
    RARE_EARTH_OTHER: ['12', 'Rare earths, other'],
    RARE_EARTH_ALL: ['13', 'Rare earths: mining, smelting and other'],
    RARE_EARTH_MINING_SMELTING: ['14', 'Rare earths: mining and smelting'],
    RARE_EARTH_MINING_OTHER: ['15', 'Rare earths: mining and other'],
    RARE_EARTH_SMELTING_OTHER: ['16', 'Rare earths: smelting and other'],
    CIGARETTE_PRODUCER: ['17', 'Producer of cigarettes'],
    CIGARETTE_WHOLESALER: ['18', 'Wholesaler of cigarettes'],
    CIGARETTE_EXPORTER: ['19', 'Exporter of cigarettes'],
    PRODUCTION_EXPORTER: ['20', 'Exporter that produces'],
    TRADING_EXPORTER: ['21', 'Exporter that trades'],
    FOREIGN_TRADE_SERVICE: ['22', 'Comprehensive service for foreign trade'],
    FREE_TRADE_ZONE_PILOT: ['23', 'Pilot of a free-trade zone'],
    SPECIAL_SUPERVISED_ZONE: ['24', 'In a special supervised zone'],
    VAT_GENERAL_TAXPAYER_PILOT: ['25', 'Pilot of the general VAT taxpayer'],
    MARKET_PROCUREMENT_PILOT: ['26', 'Pilot of market procurement'],
    TAX_REFUND_SHOP: ['27', 'Shop with tax refund'],
    E_COMMERCE_EXPORTER: ['28', 'Exporter by e-commerce'],
    LEASING_WITH_EXPORT_REFUND: ['29', 'Leasing firm with export refund'],
    ZERO_RATE_SERVICE_PROVIDER: ['30', 'Provider of services at the zero rate'],
    REAL_ESTATE_DEVELOPER: ['31', 'Developer of real estate'],
    AGRICULTURAL_DEEP_PROCESSING: ['32', 'Deep processing of agricultural products'],
    NAPHTHA_FUEL_OIL_REFUND: ['33', 'Consumption-tax refund for naphtha and fuel oil'],
    OTHER_VEHICLE_IMPORT_TRADER: ['34', 'Other trader of imported vehicles'],
    SELF_PRODUCED_AGRICULTURAL: ['35', 'Producer of its own agricultural products'],
    SCRAP_PRODUCT_PURCHASER: ['36', 'Purchases scrap products'],
    PHOTOVOLTAIC_PURCHASER: ['37', 'Purchases photovoltaic power'],
    HOUSING_RENTAL: ['38', 'Rents out housing'],
    WINTER_GAMES_REFUND: ['39', 'Refund of the winter games'],
    REVERSE_INVOICING_GENERAL: [
      '50',
      'Recycles resources and issues reverse invoices, general taxation',
    ],
    REVERSE_INVOICING_SIMPLE: [
      '51',
      'Recycles resources and issues reverse invoices, simple taxation',
    ],
  },
);

/** `xfsnsrlxdm` */
export const consumptionTaxKind = codes(
  'ConsumptionTaxKind',
  'For what a taxpayer pays consumption tax.',
  {
    CIGARETTE_PRODUCER: ['01', 'Produces cigarettes'],
    CIGARETTE_WHOLESALER: ['02', 'Sells cigarettes wholesale'],
    WHITE_LIQUOR_PRODUCER: ['03', 'Produces white liquor'],
    YELLOW_WINE: ['04', 'Yellow wine'],
    BEER: ['05', 'Beer'],
    OTHER_LIQUOR: ['06', 'Other liquor'],
    CAR: ['07', 'Cars'],
    SUPER_LUXURY_CAR: ['08', 'Super-luxury cars'],
    GASOLINE: ['09', 'Gasoline'],
    NAPHTHA: ['10', 'Naphtha'],
    SOLVENT_OIL: ['11', 'Solvent oil'],
    LUBRICANT: ['12', 'Lubricants'],
    DIESEL: ['13', 'Diesel'],
    JET_FUEL: ['14', 'Jet fuel'],
    FUEL_OIL: ['15', 'Fuel oil'],
    BATTERY: ['16', 'Batteries'],
    PAINT: ['17', 'Paint'],
    HIGH_END_COSMETICS: ['18', 'High-end cosmetics'],
    PRECIOUS_METAL_RETAIL: ['19', 'Sells gold, platinum and diamond jewelry at retail'],
    OTHER_JEWELRY_PRODUCER: ['20', 'Produces other precious jewelry and jade'],
    FIRECRACKER: ['21', 'Firecrackers'],
    MOTORCYCLE: ['22', 'Motorcycles'],
    GOLF: ['23', 'Golf equipment'],
    HIGH_END_WATCH: ['24', 'High-end watches'],
    YACHT: ['25', 'Yachts'],
    DISPOSABLE_WOODEN_CHOPSTICKS: ['26', 'Disposable wooden chopsticks'],
    SOLID_WOOD_FLOORING: ['27', 'Solid-wood flooring'],
    CIGAR: ['28', 'Cigars'],
    CUT_TOBACCO: ['29', 'Cut tobacco'],
  },
);
