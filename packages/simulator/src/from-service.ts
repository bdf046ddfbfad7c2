// All imports of the simulated platform from the service; the import rules forbid them in every other file of this package. The
// child process for PDF imports nothing from here, so that it starts fast.

/** Shared reading of JSON: numbers keep their digits, and base64 goes to a file while it arrives. */
export { Base64Extractor } from '../../../src/kernel/json/base64-extractor.ts';
export { isJsonObject, type Json, type JsonObject } from '../../../src/kernel/json/json.ts';
export { canonicalJson } from '../../../src/kernel/ids.ts';

/** Shared clock and log of the process: a test that moves the time moves it on both sides. */
export type { Log } from '../../../src/kernel/log/log.ts';
export type { Clock } from '../../../src/kernel/time/clock.ts';
export { toShanghaiClock, toShanghaiDay, toShanghaiIso } from '../../../src/kernel/time/clock.ts';

/** Interface through which the service offers the controls in its schema. */
export type {
  Answers,
  Argument,
  Arguments,
  Choice,
  Control,
  Limit,
  ValuesOf,
} from '../../../src/kernel/controls.ts';
export { catalogue } from '../../../src/messages/message.ts';

/** Tax rules, tested on results computed by hand: a second engine would repeat the first one's mistakes. */
export { computeTaxes, type Taxes } from '../../../src/capabilities/scrap-purchase/tax/engine.ts';
