import { isJsonObject, type Json, type JsonObject } from '../../from-service.ts';
import {
  isGiven,
  malformed,
  onlyTexts,
  requiredList,
  requiredText,
  sentText,
  words,
} from '../../gateway/fields.ts';

/** Rules for the block of one business (document 1, section 2.6). */
interface Block {
  readonly name: string;
  /** Set if the block is sent as an array of objects; the samples contain one. */
  readonly isList?: true;
  readonly required: readonly string[];
  /** Forms of members that are present. */
  readonly forms: Readonly<Record<string, readonly [form: RegExp, takes: string]>>;
}

const YES_NO = [/^[YN]$/, 'takes Y or N'] as const;

/** The documents name a few as examples, such as street, road and village; the others are this sandbox's choice. */
const ADDRESS_KEYWORD = /街|路|道|村|乡|镇|巷|弄|里|胡同|段|号|屯|庄|寨|组|苏木|嘎查/;

/** Trains, aircraft and ships. The values of `vehicle_type` are not documented: this sandbox takes the words. */
const WITH_CLASSES = /^(火车|飞机|轮船)$/;

/** `YYYYMMDDhhmm`. For lines that are not parking fees it is cut to the day; the document does not say by whom. */
const RENT_TIME = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(([01]\d|2[0-3])[0-5]\d)?$/;

const blocks: Readonly<Record<string, Block>> = {
  '03': {
    name: 'building_service',
    required: ['site', 'building_project', 'cross_sign'],
    forms: { cross_sign: YES_NO, cross_confirm_flag: YES_NO },
  },
  '04': { name: 'goods_transport', isList: true, required: [], forms: {} },
  '05': {
    name: 'real_static_sales',
    required: ['loaction', 'cross_sign', 'unit_of_area'],
    forms: { cross_sign: YES_NO, unit_of_area: [/^\d+$/, 'is a number'] },
  },
  '06': {
    name: 'real_static_rent',
    required: words(
      'property_num location address_detail rent_begin_date rent_end_date intercity_flag',
      'unit_of_area',
    ),
    forms: {
      address_detail: [ADDRESS_KEYWORD, 'lacks an address keyword'],
      rent_begin_date: [RENT_TIME, 'is YYYYMMDDhhmm or YYYYMMDD'],
      rent_end_date: [RENT_TIME, 'is YYYYMMDDhhmm or YYYYMMDD'],
      intercity_flag: YES_NO,
      unit_of_area: [/^[1-4]0$/, 'takes 10, 20, 30 or 40'],
    },
  },
  '09': {
    name: 'passenger_transport',
    isList: true,
    required: [],
    forms: {
      id_type: [/^(102|20[1-46-8]|21[02-5])$/, 'is not in the table'],
      travel_date: [/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'is yyyy-MM-dd'],
    },
  },
  '13': { name: 'tractor_combine', required: ['engine_number'], forms: {} },
  '15': {
    name: 'used_car_service',
    required: ['ticket_sn', 'paper_ticket_code', 'paper_ticket_sn'],
    forms: {},
  },
};

const REFINED_OIL = '01';
/** Businesses without a documented block: the sandbox accepts any block for them. */
const WITHOUT_BLOCK = new Set([REFINED_OIL, '10', '11', '51', '52']);
const REFINED_OIL_KIND = '08';
const ORDINARY_KIND = '00';
/** Self-produced and purchased farm products, scrap: the buyer issues these, so not by this interface. */
const REVERSE_ONLY = new Set(['12', '16', '24']);

/** Code of a business and its block, which is empty if the business has none. */
export interface SpecificBusiness {
  readonly code: string;
  readonly block: JsonObject;
}

/** Reads the business of an order; null for ordinary goods. Throws CYT_40001 for the first broken rule. */
export function readSpecificBusiness(request: JsonObject): SpecificBusiness | null {
  const extension = readExtension(request);
  onlyTexts(request, ['special_invoice_kind']);
  if (!isGiven(request, 'specific_business_code')) {
    if (!['', ORDINARY_KIND].includes(sentText(request, 'special_invoice_kind')))
      malformed('special_invoice_kind is empty or 00 without specific_business_code');
    return null;
  }
  const code = requiredText(request, 'specific_business_code');
  if (REVERSE_ONLY.has(code)) malformed('this business is issued by the buyer: reverse invoicing');
  if (code === REFINED_OIL) checkRefinedOil(request, extension);
  const block = blocks[code];
  if (block) return { code, block: readBlock(request, block) };
  if (!WITHOUT_BLOCK.has(code)) malformed(`specific_business_code ${code} is not in the table`);
  return { code, block: {} };
}

/** Object in the JSON text of `e_extra_info`. */
function readExtension(request: JsonObject): JsonObject {
  if (!isGiven(request, 'e_extra_info')) return {};
  const text = request['e_extra_info'];
  const extension = typeof text === 'string' ? parsed(text) : null;
  return isJsonObject(extension)
    ? extension
    : malformed('e_extra_info is a JSON text of an object, not an object');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checkRefinedOil(request: JsonObject, extension: JsonObject): void {
  if (request['special_invoice_kind'] !== REFINED_OIL_KIND)
    malformed('special_invoice_kind must be 08 for specific_business_code 01');
  const time = extension['trade_time'];
  if (time === undefined) return;
  const isRfc3339 =
    typeof time === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(time);
  if (!isRfc3339) malformed('e_extra_info.trade_time is an RFC 3339 time');
}

function readBlock(request: JsonObject, block: Block): JsonObject {
  const { name, isList } = block;
  const [first, ...others] = isList ? requiredList(request, name) : [request[name]];
  if (!isJsonObject(first)) malformed(`${name} is required`);
  for (const one of [first, ...others]) if (isJsonObject(one)) checkBlock(one, block);
  return first;
}

function checkBlock(block: JsonObject, { name, required, forms }: Block): void {
  for (const field of required)
    if (!isGiven(block, field)) malformed(`${name}.${field} is required`);
  for (const [field, [form, takes]] of Object.entries(forms)) {
    const value: Json | undefined = block[field];
    if (isGiven(block, field) && !form.test(plain(value))) malformed(`${name}.${field} ${takes}`);
  }
  if (block['cross_sign'] === 'Y' && name === 'building_service' && !isGiven(block, 'cross_num'))
    malformed(`${name}.cross_num is required when cross_sign is Y`);
  if (WITH_CLASSES.test(sentText(block, 'vehicle_type')) && !isGiven(block, 'level'))
    malformed(`${name}.level is required when vehicle_type is a train, an aircraft or a ship`);
}

/** Text of a text or number; empty for any other value. */
function plain(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
