import { createHash } from 'node:crypto';
import type { JsonObject } from '../../from-service.ts';
import type { Fact } from '../../page-view.ts';
import {
  isGiven,
  lengthOf,
  malformed,
  requiredAddress,
  requiredText,
  requiredTexts,
  sentText,
} from '../../gateway/fields.ts';
import { stepsOf } from '../../person-pages.ts';
import { collection, type World, type PersonPage } from '../../world/world.ts';
import { push, withParameters } from './pages.ts';
import { UpstreamRefusal } from './upstream.ts';

/** An enterprise or a person in the signing system. */
export interface Party {
  readonly unionId: string;
  readonly kind: 'company' | 'person';
  readonly name: string;
  readonly mobile: string;
  readonly identNo: string;
  readonly realNamed: boolean;
  /** Time of the authorization of silent signing, in milliseconds since the epoch. */
  readonly silentSince: number | null;
  readonly sealIds: readonly string[];
  /** Address for pushes about the party. */
  readonly notifyUrl: string | null;
}

/** Processes that finish a real-name authentication and an authorization for silent signing. */
export const AUTHENTICATION = 'esign authentication';
export const SILENT_AUTHORIZATION = 'esign silent authorization';

/** Document 3, section 4.2, rule 2. */
const SILENT_SIGNING_MS = 365 * 24 * 60 * 60_000;

const parties = collection<Party>('esign parties');

/** Party under an id; throws if there is none. */
export function knownParty(unionId: string, world: World): Party {
  const party = parties(world).get(unionId);
  if (party === undefined) throw new UpstreamRefusal('20001', '签署主体不存在');
  return party;
}

/** True if an enterprise signs silently at this time. */
export function signsSilently({ silentSince }: Party, world: World): boolean {
  return silentSince !== null && world.now() - silentSince < SILENT_SIGNING_MS;
}

export function registerCompany(request: JsonObject, world: World): JsonObject {
  const uid = requiredUid(request);
  requiredTexts(request, 'legalName', 'legalNo');
  const { mobile, orgName: name } = requiredTexts(request, 'mobile', 'orgName');
  const unionId = idOf('ENT', uid);
  if (parties(world).get(unionId) === undefined) {
    const fresh = { unionId, kind: 'company', name, mobile, identNo: '' } as const;
    parties(world).put(unionId, { ...fresh, ...unproven });
  }
  return { unionId };
}

/** Recognizes persons by their mobile number; the other members decide if it is the same person. */
export function registerPerson(request: JsonObject, world: World): JsonObject {
  const uid = requiredUid(request);
  const mobile = requiredText(request, 'mobile');
  checkList(request, 'signAuthTypes');
  const numbers = world.collection<string>('esign mobiles');
  const known = numbers.get(mobile);
  const identNo = sentText(request, 'identNo');
  if (known !== undefined) {
    const isSame = identNo === '' || identNo === knownParty(known, world).identNo;
    return { unionId: known, registerCode: isSame ? 1 : 2 };
  }
  const unionId = idOf('PER', uid);
  const name = sentText(request, 'name') || '签署人';
  numbers.put(mobile, unionId);
  parties(world).put(unionId, { unionId, kind: 'person', name, mobile, identNo, ...unproven });
  return { unionId, registerCode: 3 };
}

const unproven = { realNamed: false, silentSince: null, sealIds: [], notifyUrl: null } as const;

/** Creates the page of a real-name authentication, which finishes by itself after a while. */
export function authUrl(request: JsonObject, world: World): JsonObject {
  const party = knownParty(requiredText(request, 'unionId'), world);
  const notifyUrl = requiredAddress(request, 'notifyUrl');
  if (isGiven(request, 'companyAuthType')) checkCode(request, 'companyAuthType', ['1', '2', '3']);
  checkList(request, 'authTypes');
  parties(world).put(party.unionId, { ...party, notifyUrl });
  world.begin(AUTHENTICATION, party.unionId);
  const flow = { authenticationId: party.unionId, redirect: sentText(request, 'redirectUrl') };
  const url = world.pageUrl('REAL_NAME', party.unionId);
  return {
    pcUrl: withParameters(url, { ...flow, on: 'pc' }),
    h5Url: withParameters(url, { ...flow, on: 'h5' }),
  };
}

/** Creates the page on which the administrator authorizes silent signing. */
export function silentAuth(request: JsonObject, world: World): JsonObject {
  const party = knownParty(requiredText(request, 'signerUnionId'), world);
  if (party.kind !== 'company') malformed('signerUnionId must be an enterprise');
  const notifyUrl = isGiven(request, 'notifyUrl')
    ? requiredAddress(request, 'notifyUrl')
    : party.notifyUrl;
  parties(world).put(party.unionId, { ...party, notifyUrl });
  world.begin(SILENT_AUTHORIZATION, party.unionId);
  const url = world.pageUrl('SILENT_AUTHORIZATION', party.unionId);
  return { url: withParameters(url, { authorizationId: party.unionId }) };
}

export function generateSeal(request: JsonObject, world: World): JsonObject {
  const party = knownParty(requiredText(request, 'unionId'), world);
  requiredText(request, 'name');
  if (isGiven(request, 'color')) checkCode(request, 'color', ['0', '1', '2']);
  if (isGiven(request, 'font')) checkCode(request, 'font', ['0', '1', '2']);
  if (isGiven(request, 'shape')) checkCode(request, 'shape', ['0', '1']);
  if (!party.realNamed) throw new UpstreamRefusal('50001');
  const sealId = idOf('SEAL', `${party.unionId} ${party.sealIds.length}`);
  parties(world).put(party.unionId, { ...party, sealIds: [...party.sealIds, sealId] });
  return { sealId };
}

/** Lets a party prove their real name; false if it is unknown or did so before. */
export function authenticate(unionId: string, world: World): boolean {
  world.end(AUTHENTICATION, unionId);
  const party = parties(world).get(unionId);
  if (party === undefined || party.realNamed) return false;
  parties(world).put(unionId, { ...party, realNamed: true });
  notify(unionId, 1, world);
  return true;
}

/** Lets an enterprise authorize silent signing, from now for 365 days; false if it is not real-named. */
export function authorizeSilentSigning(unionId: string, world: World): boolean {
  world.end(SILENT_AUTHORIZATION, unionId);
  const party = parties(world).get(unionId);
  if (party?.kind !== 'company' || !party.realNamed) return false;
  parties(world).put(unionId, { ...party, silentSince: world.now() });
  notify(unionId, 4, world);
  return true;
}

/** Page on which a party proves their real name. */
export const realNamePage: PersonPage = {
  state(unionId, _done, world) {
    const party = parties(world).get(unionId);
    if (party === undefined) return null;
    const { realNamed } = party;
    return {
      facts: [factOf(party)],
      steps: [{ deed: 'SCAN_FACE', done: realNamed }],
      outcome: realNamed ? 'DONE' : null,
    };
  },
  did(unionId, _deed, _words, world) {
    authenticate(unionId, world);
    return null;
  },
  takeOver: (unionId, world) => void world.end(AUTHENTICATION, unionId),
};

/** Page on which an administrator authorizes silent signing, after the enterprise has proved its real name. */
export const silentAuthorizationPage: PersonPage = {
  state(unionId, done, world) {
    const party = parties(world).get(unionId);
    if (party === undefined) return null;
    const isOver = done.includes('AUTHORIZE') || party.silentSince !== null;
    return {
      facts: [factOf(party)],
      steps: stepsOf(['ENTER_CODE', 'AUTHORIZE'], done, isOver),
      outcome: isOver ? 'DONE' : null,
      waits: !party.realNamed,
    };
  },
  did(unionId, deed, _words, world) {
    if (deed === 'AUTHORIZE') authorizeSilentSigning(unionId, world);
    return null;
  },
  takeOver: (unionId, world) => void world.end(SILENT_AUTHORIZATION, unionId),
};

/** Fact by which a page names a party. */
export function factOf({ kind, name }: Party): Fact {
  return { about: kind === 'company' ? 'COMPANY' : 'PERSON', value: name };
}

/** Pushes a notice about a party; false if the party or its address is unknown. */
export function notify(unionId: string, notifyType: number, world: World): boolean {
  const party = parties(world).get(unionId);
  if (!party?.notifyUrl) return false;
  // The documents show only two members, and a real notice may have more: here, personal data that must not be stored.
  const { name, mobile, identNo } = party;
  push(party.notifyUrl, { notifyType, unionId, name, mobile, identNo }, world);
  return true;
}

/** Code that must be one of `codes`, sent as a number or a text. */
export function checkCode(request: JsonObject, name: string, codes: readonly string[]): string {
  const code = sentText(request, name);
  return codes.includes(code) ? code : malformed(`${name} takes ${codes.join(', ')}`);
}

function checkList(request: JsonObject, name: string): void {
  const types = isGiven(request, name) ? sentText(request, name).split(',') : [];
  if (!types.every((type) => ['1', '2', '3'].includes(type)))
    malformed(`${name} takes 1, 2, 3, separated by commas`);
}

function requiredUid(request: JsonObject): string {
  const uid = requiredText(request, 'uid');
  const length = lengthOf(uid);
  return length >= 8 && length <= 20 ? uid : malformed('uid must have 8 to 20 characters');
}

/** Deterministic id, so that examples can name it in advance. */
function idOf(prefix: string, of: string): string {
  return prefix + createHash('sha256').update(`${prefix} ${of}`).digest('hex').slice(0, 16);
}
