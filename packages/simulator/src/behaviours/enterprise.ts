import type { JsonObject } from '../from-service.ts';
import { type Answer, Refusal, success } from '../gateway/envelope.ts';
import { isGiven, lengthOf, malformed } from '../gateway/fields.ts';
import { seedEnterprises } from '../seed/enterprises.ts';
import type { Party } from '../seed/faces.ts';
import type { Behaviour, World } from '../world/world.ts';

const CALLS_A_MINUTE = 120;
const MINUTE_MS = 60_000;
const CACHED_MS = 10 * MINUTE_MS;
const MOST = 30;

/** Company lookup (document 1, sections 2.4 and 4.2). Each sandbox counts its own calls and has its own cache. */
export function createEnterprise(): Behaviour {
  const cachedUntil = new Map<string, number>();
  let calls: number[] = [];

  function search(request: JsonObject, world: World): Answer {
    const now = world.now();
    calls = calls.filter((at) => at > now - MINUTE_MS);
    if (calls.length >= CALLS_A_MINUTE) throw new Refusal('CYT_42901');
    calls.push(now);

    const { mode, text, limit } = readSearch(request);
    const found = mode === 'name' ? byName(text).slice(0, limit) : byTaxNumber(text);
    const list = found.map(({ name, taxNumber }) => ({ company_name: name, tax_id: taxNumber }));
    const cached = isCached(`${mode} ${limit} ${text}`, now);
    // A cached response is billed like any other.
    return success({ mode, total: list.length, list, cached, isMock: true }, 1);
  }

  function isCached(search: string, now: number): boolean {
    for (const [key, until] of cachedUntil) if (until <= now) cachedUntil.delete(key);
    if (cachedUntil.has(search)) return true;
    cachedUntil.set(search, now + CACHED_MS);
    return false;
  }

  return {
    product: 'enterprise',
    endpoints: { '/api/v1/enterprise/search': { billed: true, answer: search } },
  };
}

interface Search {
  readonly mode: 'name' | 'tax_id';
  readonly text: string;
  readonly limit: number;
}

function readSearch(request: JsonObject): Search {
  const { name, tax_id: taxId } = request;
  if (isGiven(request, 'name') === isGiven(request, 'tax_id'))
    malformed('send exactly one of name and tax_id');
  if (isGiven(request, 'tax_id')) {
    if (typeof taxId !== 'string' || !/^[0-9A-Za-z]{15,20}$/.test(taxId)) {
      malformed('tax_id takes 15 to 20 digits or letters');
    }
    return { mode: 'tax_id', text: taxId.toUpperCase(), limit: 1 };
  }
  if (typeof name !== 'string' || lengthOf(name) < 2 || lengthOf(name) > 64) {
    malformed('name takes 2 to 64 characters');
  }
  return { mode: 'name', text: name, limit: readLimit(request['limit']) };
}

function readLimit(limit: unknown): number {
  if (limit === undefined || limit === null) return MOST;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > MOST) {
    malformed(`limit takes 1 to ${MOST}`);
  }
  return limit;
}

function byTaxNumber(taxNumber: string): readonly Party[] {
  return seedEnterprises.filter((enterprise) => enterprise.taxNumber === taxNumber);
}

/** Names that contain the text; from 3 characters on also names with its characters in order, with others between. */
function byName(text: string): readonly Party[] {
  const characters = Array.from(text).filter((character) => character.trim() !== '');
  const contains = ({ name }: Party) => name.includes(text);
  const crosses = ({ name }: Party) => {
    let from = 0;
    return characters.every((character) => (from = name.indexOf(character, from) + 1) > 0);
  };
  const exact = seedEnterprises.filter(contains);
  if (characters.length < 3) return exact;
  return [...exact, ...seedEnterprises.filter((party) => !contains(party) && crosses(party))];
}
