import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { readSigningAnswer } from './answer.ts';
import { sealColor, sealFont, sealShape } from './codes.ts';
import { rawAnswer, sealId, signingPartyId } from './members.ts';

const sealToMake = r.record('GenerateSealInput', 'A seal of an enterprise (企业印章).', {
  signingPartyId: signingPartyId('unionId', 'the enterprise, which must be real-named'),
  name: r.text('name', { max: 64, doc: 'Name of the seal.' }),
  color: r.code('color?', sealColor, { as: 'number', doc: 'Color.' }),
  font: r.code('font?', sealFont, { as: 'number', doc: 'Typeface.' }),
  shape: r.code('shape?', sealShape, { as: 'number', doc: 'Shape.' }),
});

const seal = r.record('SigningSeal', 'A seal of an enterprise (企业印章).', {
  sealId,
  raw: rawAnswer,
});

/** Free. Each call creates another seal, which has no effect unless a task names it. */
export const generateSeal = endpoint({
  path: '/api/v1/esign/seal/generate',
  answer: readSigningAnswer,
  request: sealToMake,
  response: seal,
  about: ['unionId'],
  billed: null,
  effect: 'repeatable',
});
