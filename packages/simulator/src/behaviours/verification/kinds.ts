import type { JsonObject } from '../../from-service.ts';
import { isDay } from '../../world/calendar.ts';
import { isGiven, malformed, requiredText } from '../../gateway/fields.ts';
import type { InvoiceElements } from '../../world/ledger-invoice.ts';

type Element = Exclude<keyof InvoiceElements, 'dq'>;

/** Fields that identify an invoice, by region (document 1, section 2.2). */
const regional: Readonly<Record<string, readonly Element[]>> = {
  4403: ['fpdm', 'fphm', 'xfsbh', 'jym'],
  1100: ['fpdm', 'fphm', 'xfsbh', 'jym'],
  5300: ['fpdm', 'fphm', 'xfsbh', 'jym'],
  4400: ['fpdm', 'fphm', 'xfsbh', 'jshj'],
  3300: ['fpdm', 'fphm', 'xfsbh', 'jshj'],
  3200: ['fpdm', 'fphm', 'kprq', 'je'],
};

/** Fields for the national channel, which accepts requests without `dq`. */
const national: readonly (readonly Element[])[] = [
  ['fphm', 'kprq', 'jshj'],
  ['fpdm', 'fphm', 'kprq', 'je'],
  ['fpdm', 'fphm', 'kprq', 'jym'],
];

const elements: readonly Element[] = ['fpdm', 'fphm', 'kprq', 'je', 'jym', 'jshj', 'xfsbh'];

/**
 * Elements of one invoice, checked against the fields of its kind: exactly these, so that a superfluous field fails in
 * the sandbox already. Throws CYT_40001.
 */
export function readElements(request: JsonObject, where: string): InvoiceElements {
  const given = elements.filter((name) => isGiven(request, name));
  const dq = isGiven(request, 'dq') ? requiredText(request, 'dq', where) : undefined;
  const kind = dq === undefined ? national.find((fields) => isSame(fields, given)) : regional[dq];
  if (kind === undefined) {
    const takes =
      dq === undefined ? national.map((fields) => fields.join(' + ')).join(', or ') : '';
    malformed(
      dq === undefined ? `${where}send ${takes}` : `${where}dq is none of the region codes`,
    );
  }
  if (!isSame(kind, given)) malformed(`${where}with dq ${dq} send ${kind.join(' + ')}`);
  const read = Object.fromEntries(
    kind.map((name) => [name, readElement(request, name, dq, where)]),
  );
  return {
    fphm: requiredText(request, 'fphm', where),
    ...read,
    ...(dq === undefined ? {} : { dq }),
  };
}

function isSame(kind: readonly Element[], given: readonly Element[]): boolean {
  return kind.length === given.length && kind.every((name) => given.includes(name));
}

function readElement(
  request: JsonObject,
  name: Element,
  dq: string | undefined,
  where: string,
): string | number {
  const value = request[name];
  if (name === 'je' || name === 'jshj') {
    if (typeof value !== 'number') malformed(`${where}${name} must be a number`);
    if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
      malformed(`${where}${name} has more than 2 decimals`);
    return value;
  }
  const text = requiredText(request, name, where);
  if (name === 'kprq' && !isDay(text)) malformed(`${where}kprq must be a day, yyyy-MM-dd`);
  // The short code on a blockchain invoice has no documented length.
  if (name === 'jym' && dq === undefined && text.length !== 6)
    malformed(`${where}jym must be the last 6 characters`);
  return text;
}
