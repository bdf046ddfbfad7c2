import { endpoint } from '../../../platform/endpoint.ts';
import { code, record, text } from '../../../platform/record/index.ts';
import { readSigningAnswer } from './answer.ts';
import { sealColor, sealFont, sealShape } from './codes.ts';
import { rawAnswer, sealId, signingPartyId } from './members.ts';

const sealToMake = record('GenerateSealInput', 'A seal of an enterprise (企业印章).', {
  signingPartyId: signingPartyId('unionId', 'the enterprise, which must be real-named'),
  name: text('name', { max: 64, doc: 'Name of the seal.' }),
  color: code('color', sealColor, { as: 'number', optional: true, doc: 'Color.' }),
  font: code('font', sealFont, { as: 'number', optional: true, doc: 'Typeface.' }),
  shape: code('shape', sealShape, { as: 'number', optional: true, doc: 'Shape.' }),
});

const seal = record('SigningSeal', 'A seal of an enterprise (企业印章).', {
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
