// Everything that the pages take from the service's sources; the rest they know from its schema.

/** The words in which the service describes a page for people: server and browser read the same types. */
export type {
  Act,
  Deed,
  Fact,
  Notice,
  Outcome,
  PersonPageView,
  Purpose,
} from '../../../src/kernel/person-pages.ts';

/** The rule by which the service accepts addresses decides in the browser, too, which of them become links. */
export { isWebAddress } from '../../../src/kernel/text/web-address.ts';

/** The names of kinds, states and fields stand in the tables that the service writes, too. */
export { fieldTitles } from '../../../src/messages/field-titles.ts';
export { kindNames, stateNames } from '../../../src/messages/followed-names.ts';

/** Amounts of an invoice's lines are computed while they are typed as the service computes them. */
export {
  type Amounts,
  completeLine,
  completeTotals,
  type GivenLine,
  priced,
} from '../../../src/capabilities/forward-invoicing/amounts.ts';
