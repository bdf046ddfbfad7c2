import { Big } from 'big.js';
import { isJsonObject, type JsonObject } from '../../from-service.ts';
import { isClock, isDay } from '../../world/calendar.ts';
import { isGiven, lengthOf, sentText, words } from '../../gateway/fields.ts';
import { refuse } from './answer.ts';

/** Maximum length of the text under each name. */
type Lengths = Readonly<Record<string, number>>;

/** Lists of `name:length`, separated by blanks. */
export function lengths(...lists: readonly string[]): Lengths {
  const limits = words(...lists).map((word): readonly [string, number] => {
    const [name = '', length = ''] = word.split(':');
    return [name, Number(length)];
  });
  return Object.fromEntries(limits);
}

/** Rejects an object that lacks one of `names`. `where` precedes the name in the message. */
export function needs(object: JsonObject, names: readonly string[], where = ''): void {
  const missing = names.find((name) => !isGiven(object, name));
  if (missing !== undefined) refuse(`${where}${missing}不能为空`);
}

/** Rejects a text that is too long, and a value that is not a text. */
export function fits(object: JsonObject, limits: Lengths, where = ''): void {
  for (const [name, limit] of Object.entries(limits)) {
    if (typeof object[name] === 'object' && object[name] !== null)
      refuse(`${where}${name}格式错误`);
    if (lengthOf(sentText(object, name)) > limit) refuse(`${where}${name}长度不能超过${limit}`);
  }
}

/** Rejects a value that is missing, too long, or not a text: for fields of type varchar. */
export function needsTexts(object: JsonObject, limits: Lengths): void {
  needs(object, Object.keys(limits));
  fits(object, limits);
  const other = Object.keys(limits).find((name) => typeof object[name] !== 'string');
  if (other !== undefined) refuse(`${other}应为字符串`);
}

/** Number of digits: in total, and after the point. */
type Digits = readonly [precision: number, scale: number];

/** Rejects a sent value that is not a number within these digits. */
export function numbersFit(
  object: JsonObject,
  limits: Readonly<Record<string, Digits>>,
  where = '',
): void {
  for (const [name, [precision, scale]] of Object.entries(limits)) {
    if (!isGiven(object, name)) continue;
    const value = object[name];
    if (typeof value !== 'number') refuse(`${where}${name}必须为数字`);
    const number = new Big(value);
    const isTooLarge = number.abs().gte(new Big(10).pow(precision - scale));
    if (isTooLarge || !number.eq(number.round(scale))) refuse(`${where}${name}超出精度`);
  }
}

/** Rejects a sent value that is not one of the codes under its name. */
export function isOneOf(
  object: JsonObject,
  codes: Readonly<Record<string, readonly string[]>>,
  where = '',
): void {
  for (const [name, allowed] of Object.entries(codes)) {
    if (isGiven(object, name) && !allowed.includes(sentText(object, name)))
      refuse(`${where}${name}取值错误`);
  }
}

/** Objects of a list with at least one and at most `most` items. */
export function objectsIn(
  object: JsonObject,
  name: string,
  most: number,
  where = '',
): readonly JsonObject[] {
  const value = object[name];
  if (!Array.isArray(value) || value.length === 0) refuse(`${where}${name}不能为空`);
  if (value.length > most) refuse(`${where}${name}不能超过${most}条`);
  return value.map((item: unknown) =>
    isJsonObject(item) ? item : refuse(`${where}${name}格式错误`),
  );
}

/** Amount, number(18,2), that was sent as a number. */
export function amountOf(object: JsonObject, name: string, where = ''): Big {
  needs(object, [name], where);
  numbersFit(object, { [name]: [18, 2] }, where);
  return new Big(sentText(object, name));
}

/** Rejects a time that does not have the tax bureau's form. */
export function isTime(object: JsonObject, name: string, where = ''): void {
  if (!isClock(sentText(object, name))) refuse(`${where}${name}格式应为yyyy-MM-dd HH:mm:ss`);
}

/** Rejects a sent value that is not a day, `yyyy-MM-dd`. */
export function areDays(object: JsonObject, names: readonly string[]): void {
  const other = names.find((name) => isGiven(object, name) && !isDay(sentText(object, name)));
  if (other !== undefined) refuse(`${other}格式应为yyyy-MM-dd`);
}

/** Rejects a line whose full name does not consist of the short name of its tax code and its own name. */
export function isNamedInFull(line: JsonObject, where: string): void {
  if (line['hwhyslwfwmc'] !== `*${sentText(line, 'spfwjc')}*${sentText(line, 'xmmc')}`)
    refuse(`${where}hwhyslwfwmc组成错误`);
}

/** Sum of an amount over several objects. */
export function sumOf(objects: readonly JsonObject[], name: string, where = ''): Big {
  return objects.reduce((sum, object) => sum.plus(amountOf(object, name, where)), new Big(0));
}
