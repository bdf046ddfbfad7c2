import * as r from '../../../platform/record/index.ts';

/** `nsrlx` */
export const taxpayerKind = r.codes('TaxpayerKind', 'Kind of a taxpayer (纳税人类型).', {
  GENERAL: ['1', 'General taxpayer', '增值税一般纳税人'],
  SMALL_SCALE: ['2', 'Small-scale taxpayer', '小规模纳税人'],
  CONVERTED_SMALL_SCALE: ['3', 'Small-scale taxpayer that was converted', '转登记小规模纳税人'],
  TUTORING_GENERAL: ['4', 'General taxpayer in its tutoring period', '辅导期一般纳税人'],
  NATURAL_PERSON: ['5', 'Natural person', '自然人'],
});

/** `ckqyfldm`; empty is a valid value. */
export const exporterClass = r.codes(
  'ExporterClass',
  'Class of an exporting enterprise (出口企业分类).',
  {
    NON_EXPORTER: ['', 'No exporter: the platform leaves the code empty', '非出口企业'],
    CLASS_ONE: ['01', 'Class one exporter', '一类出口企业'],
    CLASS_TWO: ['02', 'Class two exporter', '二类出口企业'],
    CLASS_THREE: ['03', 'Class three exporter', '三类出口企业'],
    CLASS_FOUR: ['04', 'Class four exporter', '四类出口企业'],
  },
);

/** `zfjglxdm` */
export const branchKind = r.codes('HeadOrBranch', 'Head or branch (总分机构类型).', {
  NEITHER: ['0', 'Neither head nor branch', '非总分机构'],
  HEAD: ['1', 'Head office', '总机构'],
  BRANCH: ['2', 'Branch', '分支机构'],
  BRANCH_AND_HEAD: ['3', 'Branch that is a head office itself', '分总机构'],
});

/** `nsrztdm` */
export const taxpayerState = r.codes(
  'TaxpayerState',
  'State of a taxpayer in the register (纳税人状态).',
  {
    ACCEPTED: ['01', 'Accepted', '受理'],
    PREPARATION: ['02', 'In preparation', '筹建期'],
    NORMAL: ['03', 'Normal', '正常'],
    BUSINESS_SUSPENDED: ['04', 'Business suspended', '停业'],
    ABNORMAL: ['05', 'Abnormal', '非正常'],
    LIQUIDATION: ['06', 'In liquidation', '清算'],
    CANCELED: ['07', 'Canceled', '注销'],
    ABNORMAL_CANCELED: ['08', 'Abnormal household, canceled', '非正常户注销'],
    INSPECTION_PENDING: ['09', 'Inspection pending', '报验'],
    WRITE_OFF_INSPECTION: ['10', 'Inspection for the write-off', '核销报验'],
    PAYMENT_INTERRUPTED: ['11', 'Payment interrupted', '中断缴费'],
    PAYMENT_RESUMED: ['12', 'Payment resumed', '恢复缴费'],
    SIMPLIFIED_CANCELLATION: ['13', 'Simplified cancellation without objection', '简易注销无异议'],
    OTHER: ['99', 'Other', '其他'],
  },
);

/** `qyhyxzdm` */
export const industryNature = r.codes(
  'IndustryNature',
  'Trade of an enterprise (企业行业性质), by its label at the tax bureau.',
  {
    REFINED_OIL_PRODUCER: ['01', 'Producer of refined oil', '成品油生产企业'],
    REFINED_OIL_DISTRIBUTOR: ['02', 'Distributor of refined oil', '成品油经销企业'],
    DOMESTIC_VEHICLE_PRODUCER: ['03', 'Producer of vehicles in the country', '国内机动车生产企业'],
    IMPORTED_VEHICLE_REPRESENTATIVE: [
      '04',
      'Representative of a producer of imported vehicles',
      '进口机动车生产企业驻我国代理机构',
    ],
    AUTHORIZED_VEHICLE_DEALER: ['05', 'Authorized dealer of vehicles', '机动车授权经销企业'],
    OTHER_VEHICLE_TRADER: ['06', 'Other trader of vehicles', '其他机动车贸易商'],
    USED_CAR_MARKET: ['07', 'Market for used cars', '二手车交易市场'],
    USED_CAR_DEALER: ['08', 'Dealer of used cars', '二手车经销企业'],
    USED_CAR_AUCTION: ['09', 'Auction of used cars', '二手车拍卖企业'],
    RARE_EARTH_MINING: ['10', 'Mines rare earths', '稀土矿开采企业'],
    RARE_EARTH_SMELTING: ['11', 'Smelts and separates rare earths', '稀土冶炼分离企业'],
    RARE_EARTH_OTHER: ['12', 'Rare earths, other', '稀土其他企业'],
    RARE_EARTH_ALL: [
      '13',
      'Rare earths: mining, smelting and other',
      '稀土开采、冶炼分离及其他企业',
    ],
    RARE_EARTH_MINING_SMELTING: [
      '14',
      'Rare earths: mining and smelting',
      '稀土开采及冶炼分离企业',
    ],
    RARE_EARTH_MINING_OTHER: ['15', 'Rare earths: mining and other', '稀土开采及其他企业'],
    RARE_EARTH_SMELTING_OTHER: ['16', 'Rare earths: smelting and other', '稀土冶炼分离及其他企业'],
    CIGARETTE_PRODUCER: ['17', 'Producer of cigarettes', '卷烟生产企业'],
    CIGARETTE_WHOLESALER: ['18', 'Wholesaler of cigarettes', '卷烟批发企业'],
    CIGARETTE_EXPORTER: ['19', 'Exporter of cigarettes', '卷烟出口企业'],
    PRODUCTION_EXPORTER: ['20', 'Exporter that produces', '生产型出口企业'],
    TRADING_EXPORTER: ['21', 'Exporter that trades', '外贸型出口企业'],
    FOREIGN_TRADE_SERVICE: ['22', 'Comprehensive service for foreign trade', '外贸综合服务企业'],
    FREE_TRADE_ZONE_PILOT: ['23', 'Pilot of a free-trade zone', '自贸试验区试点企业'],
    SPECIAL_SUPERVISED_ZONE: ['24', 'In a special supervised zone', '海关特殊监管区域企业'],
    VAT_GENERAL_TAXPAYER_PILOT: [
      '25',
      'Pilot of the general VAT taxpayer',
      '增值税一般纳税人资格试点企业',
    ],
    MARKET_PROCUREMENT_PILOT: ['26', 'Pilot of market procurement', '市场采购贸易试点企业'],
    TAX_REFUND_SHOP: ['27', 'Shop with tax refund', '离境退税商店'],
    E_COMMERCE_EXPORTER: ['28', 'Exporter by e-commerce', '电子商务出口企业'],
    LEASING_WITH_EXPORT_REFUND: ['29', 'Leasing firm with export refund', '融资租赁出口退税企业'],
    ZERO_RATE_SERVICE_PROVIDER: [
      '30',
      'Provider of services at the zero rate',
      '零税率应税服务提供者',
    ],
    REAL_ESTATE_DEVELOPER: ['31', 'Developer of real estate', '房地产开发企业'],
    AGRICULTURAL_DEEP_PROCESSING: [
      '32',
      'Deep processing of agricultural products',
      '农产品深加工企业',
    ],
    NAPHTHA_FUEL_OIL_REFUND: [
      '33',
      'Consumption-tax refund for naphtha and fuel oil',
      '石脑油、燃料油消费税退税企业',
    ],
    OTHER_VEHICLE_IMPORT_TRADER: [
      '34',
      'Other trader of imported vehicles',
      '其他机动车进口贸易商',
    ],
    SELF_PRODUCED_AGRICULTURAL: [
      '35',
      'Producer of its own agricultural products',
      '自产农产品生产企业',
    ],
    SCRAP_PRODUCT_PURCHASER: ['36', 'Purchases scrap products', '报废产品收购企业'],
    PHOTOVOLTAIC_PURCHASER: ['37', 'Purchases photovoltaic power', '光伏收购企业'],
    HOUSING_RENTAL: ['38', 'Rents out housing', '住房租赁企业'],
    WINTER_GAMES_REFUND: ['39', 'Refund of the winter games', '冬奥会退税企业'],
    REVERSE_INVOICING_GENERAL: [
      '50',
      'Recycles resources and issues reverse invoices, general taxation',
      '资源回收企业反向开票一般计税',
    ],
    REVERSE_INVOICING_SIMPLE: [
      '51',
      'Recycles resources and issues reverse invoices, simple taxation',
      '资源回收企业反向开票简易计税',
    ],
  },
);

/** `xfsnsrlxdm` */
export const consumptionTaxKind = r.codes(
  'ConsumptionTaxKind',
  'Goods on which a taxpayer pays consumption tax (消费税纳税人类型).',
  {
    CIGARETTE_PRODUCER: ['01', 'Produces cigarettes', '卷烟生产'],
    CIGARETTE_WHOLESALER: ['02', 'Sells cigarettes wholesale', '卷烟批发'],
    WHITE_LIQUOR_PRODUCER: ['03', 'Produces white liquor', '白酒生产'],
    YELLOW_WINE: ['04', 'Yellow wine', '黄酒'],
    BEER: ['05', 'Beer', '啤酒'],
    OTHER_LIQUOR: ['06', 'Other liquor', '其他酒'],
    CAR: ['07', 'Cars', '小汽车'],
    SUPER_LUXURY_CAR: ['08', 'Super-luxury cars', '超豪华小汽车'],
    GASOLINE: ['09', 'Gasoline', '汽油'],
    NAPHTHA: ['10', 'Naphtha', '石脑油'],
    SOLVENT_OIL: ['11', 'Solvent oil', '溶剂油'],
    LUBRICANT: ['12', 'Lubricants', '润滑油'],
    DIESEL: ['13', 'Diesel', '柴油'],
    JET_FUEL: ['14', 'Jet fuel', '航空煤油'],
    FUEL_OIL: ['15', 'Fuel oil', '燃料油'],
    BATTERY: ['16', 'Batteries', '电池'],
    PAINT: ['17', 'Paint', '涂料'],
    HIGH_END_COSMETICS: ['18', 'High-end cosmetics', '高档化妆品'],
    PRECIOUS_METAL_RETAIL: [
      '19',
      'Sells gold, platinum and diamond jewelry at retail',
      '金银首饰、铂金首饰和钻石及钻石饰品零售',
    ],
    OTHER_JEWELRY_PRODUCER: [
      '20',
      'Produces other precious jewelry and jade',
      '其他贵重首饰和珠宝玉石生产',
    ],
    FIRECRACKER: ['21', 'Firecrackers', '鞭炮、焰火'],
    MOTORCYCLE: ['22', 'Motorcycles', '摩托车'],
    GOLF: ['23', 'Golf equipment', '高尔夫球及球具'],
    HIGH_END_WATCH: ['24', 'High-end watches', '高档手表'],
    YACHT: ['25', 'Yachts', '游艇'],
    DISPOSABLE_WOODEN_CHOPSTICKS: ['26', 'Disposable wooden chopsticks', '木制一次性筷子'],
    SOLID_WOOD_FLOORING: ['27', 'Solid-wood flooring', '实木地板'],
    CIGAR: ['28', 'Cigars', '雪茄烟'],
    CUT_TOBACCO: ['29', 'Cut tobacco', '烟丝'],
  },
);
