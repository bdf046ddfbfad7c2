import { type JsonObject, toShanghaiIso } from '../../from-service.ts';
import { sentText } from '../../gateway/fields.ts';
import { personOf } from '../../seed/persons.ts';
import type { World } from '../../world/world.ts';
import { refuse } from './answer.ts';
import { isOneOf, lengths, needsTexts } from './face.ts';

/** CXZRRKPXX: amounts issued for a natural person. */
export function personIssuing(request: JsonObject, world: World): JsonObject {
  needsTexts(request, lengths('zrrxm:100 sfzjlx:3 sfzjhm:20'));
  isOneOf(request, { sfzjlx: ['201'] });
  const [zrrxm, sfzjhm] = [sentText(request, 'zrrxm'), sentText(request, 'sfzjhm')];
  const person = personOf(sfzjhm, zrrxm) ?? refuse('自然人姓名与证件号码不一致');
  return {
    zrrxm,
    sfzjlx: '201',
    sfzjhm,
    zdfxkpzrrbz: person.isBlocked ? 'Y' : 'N',
    kpyf: toShanghaiIso(world.now()).slice(0, 7).replace('-', ''),
    yljkpzje: person.monthAmount,
    lqfxkpppje: person.monthAmount,
    lqfxkpzpje: 0,
    lqfxkpppse: 0,
    lqfxkpfs: person.monthAmount === 0 ? 0 : 2,
    lqfxkpppmsje: person.monthAmount < 100_000 ? person.monthAmount : 0,
    dpfxkpppje: 0,
    dpfxkpzpje: 0,
    dpfxkpppse: 0,
    dpfxkpfs: 0,
    skfxkpppje: 0,
    skfxkpzpje: 0,
    skfxkpppse: 0,
    skfxkpfs: 0,
    lqgsljje: person.yearAmount,
    yjgsljse: person.incomeTaxPaid,
  };
}
