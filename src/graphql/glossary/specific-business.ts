import { concept } from './concept.ts';

/** Specific businesses (特定业务) of a digital invoice, and the faces of tickets. */
export const specificBusiness = [
  concept('Construction service', 'construction', '建筑服务', ['building_service']),
  concept('Place of the construction', 'site', '建筑服务发生地', ['site']),
  concept('Address of the construction', 'detailedSite', '详细地址', ['detail_site']),
  concept('Construction project', 'project', '建筑项目名称', ['building_project']),
  concept('In another city', 'crossCity', '跨地（市）标志', ['cross_sign', 'intercity_flag']),
  concept(
    'Report of a tax matter in another region',
    'crossRegionReportNumber',
    '跨区域涉税事项报验管理编号',
    ['cross_num'],
  ),
  concept('Project of the land value-added tax', 'landVatProjectNumber', '土地增值税项目编号', [
    'vat_land_number',
  ]),
  concept('Goods transport', 'goodsTransport', '货物运输服务', ['goods_transport']),
  concept('Plate of a means of transport', 'plateNumber', '运输工具牌号', ['transport_number']),
  concept('Means of transport', 'transportKind', '运输工具种类', ['transport_kind'], {
    reason: 'A text: the platform’s values are not documented.',
  }),
  concept('Goods that are transported', 'goodsName', '运输货物名称', ['goods_name']),
  concept(
    'Place of departure, of goods',
    'departurePlace',
    '起运地',
    ['GoodsTransportInput.departure_place'],
    { avoid: ['departure'] },
  ),
  concept('Place of departure, of a passenger', 'departurePlace', '出发地', ['departure_place']),
  concept('Destination', 'destinationPlace', '到达地', ['destination_place', 'destination_palce'], {
    avoid: ['destination'],
  }),
  concept('Sale of real estate', 'realEstateSale', '不动产销售', ['real_static_sales']),
  concept(
    'Operating lease of real estate',
    ['operatingLease', 'parkingLease'],
    '不动产经营租赁服务',
    ['real_static_rent'],
    {
      reason: 'The platform has one block for both; parking fees have separate rules.',
    },
  ),
  concept('Property certificate', 'certificateNumber', '房屋产权证书/不动产权证号', [
    'property_num',
  ]),
  concept('Address of the real estate', 'address', '不动产地址', ['loaction']),
  concept('Place of the leased real estate', 'location', '不动产地址', ['location']),
  concept('Address within the district', 'detailedAddress', '详细地址', ['address_detail']),
  concept('Unit of the area', 'areaUnit', '面积单位', ['unit_of_area']),
  concept('Online contract of the sale', 'onlineContractCode', '网签合同备案编号', [
    'online_contract_code',
  ]),
  concept('Assessed taxable amount', 'assessedTaxableAmount', '核定计税价格', [
    'assessed_taxable_amount',
  ]),
  concept('Actual amount of the sale', 'actualTaxableAmount', '实际成交含税金额', [
    'actual_taxable_amount',
  ]),
  concept('Begin of the lease', 'leaseFrom', '租赁期起', ['rent_begin_date']),
  concept('End of the lease', 'leaseTo', '租赁期止', ['rent_end_date']),
  concept('Plate of a parked car', 'plateNumber', '车牌号', ['car_num']),
  concept('Passenger transport', 'passengerTransport', '旅客运输服务', ['passenger_transport']),
  concept('Traveler', 'traveler', '出行人', ['traveler']),
  concept('Type of the traveler’s identity document', 'idType', '出行人证件类型', ['id_type'], {
    avoid: ['documentKind'],
  }),
  concept(
    'Number of the traveler’s identity document',
    'idNumber',
    '出行人证件号码',
    ['id_number'],
    { avoid: ['documentNumber'] },
  ),
  concept('Day of the journey', 'travelOn', '出行日期', ['travel_date'], { avoid: ['travelDate'] }),
  concept('Means of travel', 'vehicle', '交通工具类型', ['vehicle_type'], {
    reason: 'A text: the platform’s values are not documented.',
  }),
  concept('Class of the seat', 'level', '等级', ['level'], {
    reason: 'A text: the platform’s values are not documented.',
  }),
  concept(
    'Tractor or combine harvester',
    'tractorHarvester',
    '拖拉机和联合收割机',
    ['tractor_combine'],
    { avoid: ['tractor'] },
  ),
  concept('Chassis of a tractor', 'chassisNumber', '底盘号/机架号', ['chassis_number']),
  concept('Engine of a tractor', 'engineNumber', '发动机号码', ['engine_number']),
  concept(
    'Registration of a tractor',
    'registered',
    '是否用于办理拖拉机和联合收割机登记',
    ['is_register'],
    { reason: 'A text: the platform’s values are not documented.' },
  ),
  concept('Make and model of a tractor', 'brandModel', '厂牌型号', ['brand_model']),
  concept('Factory number of a tractor', 'factoryNumber', '出厂编号', ['factory_number']),
  concept('Used car', 'usedCar', '二手车', ['used_car_service']),
  concept('Code of the paper invoice', 'paperInvoiceCode', '纸质发票代码', ['paper_ticket_code']),
  concept('Number of the paper invoice', 'paperInvoiceNumber', '纸质发票号码', ['paper_ticket_sn']),
  concept('Specific business', 'kind', '特定业务', ['specific_business_code']),
  concept('Filling station', 'station', '加油站', ['station']),
  concept('Time of the refueling', 'refueledAt', '加油时间', ['trade_time'], {
    avoid: ['tradeTime'],
  }),
  concept('Filling gun', 'gunNumber', '加油枪号', ['gun_number']),
  concept('Extension of a specific business', ['patient', 'refueling'], null, ['e_extra_info'], {
    reason: 'The platform has one JSON text for both; its members depend on the business.',
    avoid: ['refuelling', 'Refuelling'],
  }),
  concept('Passenger', 'passengerName', '旅客姓名', ['lkxm', 'RailwayFace.name'], {
    reason: 'The platform uses `name` for many things; on a railway ticket it is the passenger.',
  }),
  concept(
    'ID number of a passenger',
    'passengerIdNumber',
    '证件号码',
    ['zjh', 'AviationFace.sfzjhm'],
    {
      reason: 'On a ticket the person is the passenger.',
    },
  ),
  concept('Fare', 'fare', '票价', ['pj']),
  concept('Fuel surcharge', 'fuelSurcharge', '燃油附加费', ['ryfjf']),
  concept('Civil aviation development fund', 'developmentFund', '民航发展基金', ['mhfzjj']),
  concept('Other taxes and fees', 'otherTaxesAndFees', '其他税费', ['qtsf']),
  concept('Insurance', 'insurance', '保险费', ['bxf']),
  concept('Flight segments', 'segments', '航段', ['AviationFace.hwxx'], {
    reason: 'The lines of an itinerary are its flights.',
  }),
  concept('Carrier', 'carrier', '承运人', ['cyr']),
  concept('Flight number', 'flightNumber', '航班号', ['hbh']),
  concept('Place of departure, of a flight', 'departurePlace', '始发站', ['sfz']),
  concept('Destination of a flight', 'destinationPlace', '目的站', ['mdz']),
  concept('Time of departure of a flight', 'departureTime', '起飞时间', ['qfsj'], {
    reason: 'A text: the form of this time of day is not documented.',
  }),
  concept('Class of a flight', 'seatClass', '座位等级', ['zwdj']),
  concept('Train number', 'trainNumber', '车次', ['cc']),
  concept('Station of departure', 'departureStation', '出发站', ['cfz']),
  concept('Station of arrival', 'arrivalStation', '到达站', ['ddz']),
  concept('Day of a railway journey', 'travelOn', '乘车日期', ['ccrq']),
  concept('Time of departure of a train', 'departureTime', '出发时间', ['cfsj'], {
    reason: 'A text: the form of this time of day is not documented.',
  }),
  concept('Seat', 'seat', '席位', ['xw']),
  concept('On a blockchain', 'onBlockchain', '区块链', ['qkl']),
];
