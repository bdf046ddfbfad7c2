// Everything that the pages import from the sources of the service and of the simulated platform; the rest comes from the schema.

/** Types with which the simulated platform describes a page for people, shared by server and browser. */
export type {
  Act,
  Deed,
  Fact,
  Notice,
  Outcome,
  PersonPageView,
  Purpose,
} from '../../simulator/src/page-view.ts';

/** The service's rule for acceptable addresses; the browser turns only such addresses into links. */
export { isWebAddress } from '../../../src/kernel/text/web-address.ts';

/** Names of fields. The service uses the same names in the tables that it exports. */
export { fieldTitles } from '../../../src/messages/field-titles.ts';
export { kindNames, stateNames } from '../../../src/messages/followed-names.ts';

/** Words in both languages, in the form in which the service declares its own. */
export { type Words, words } from '../../../src/messages/message.ts';

/** Functions that compute the amounts of an invoice's lines, so that a form computes them as the service does. */
export {
  completeLine,
  completeTotals,
  type GivenLine,
  priced,
} from '../../../src/capabilities/forward-invoicing/amounts.ts';
export type { Amounts } from '../../../src/kernel/text/amounts.ts';
