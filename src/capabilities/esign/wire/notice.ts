import { code, record } from '../../../platform/record/index.ts';
import { notifyType } from './codes.ts';

/** Of a push only this and its number are documented (document 3, section 6); signing has more. */
export const signingNotice = record(
  'SigningNotice',
  'A notice of the signing system (签署通知), as much of it as is kept.',
  { type: code('notifyType', notifyType, { doc: 'What it tells of.' }) },
);
