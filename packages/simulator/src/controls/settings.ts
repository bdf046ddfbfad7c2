import type { Limit } from '../from-service.ts';
import { sandboxTexts } from '../texts.ts';
import { paths, products } from '../behaviours/index.ts';
import { faultChoice } from '../gateway/faults.ts';
import { fileFaultChoice } from '../gateway/file-faults.ts';
import { flag, oneOf, optional, text, wholeNumber } from './arguments.ts';
import { setting } from './control.ts';

const known = (values: readonly string[]): Limit<string> => ({
  holds: (value) => values.includes(value),
  message: sandboxTexts.oneOf({ names: values.join(', ') }),
});
const atLeastOne: Limit<number> = { holds: (times) => times >= 1, message: sandboxTexts.oneOrMore };
const notNegative: Limit<number> = { holds: (n) => n >= 0, message: sandboxTexts.notNegative };

/** Controls for the platform's general behaviour. */
export const settings = {
  setFault: setting(
    'Makes an endpoint misbehave, for `times` calls or until it is set to `NONE`. True when set.',
    {
      path: text(
        'The platform’s path, as `@upstream` shows it, for example `/api/v1/verify`. The error for an unknown one lists all.',
        known(paths),
      ),
      fault: oneOf(faultChoice, 'The fault.'),
      times: optional(
        wholeNumber('Number of calls that meet the fault; if omitted, all.', atLeastOne),
      ),
    },
    ({ path, fault, times }, { faults }) => faults.set(path, fault, times ?? null),
  ),
  setFileFault: setting(
    'Makes the addresses of issued files misbehave, for `times` fetches or until it is set to `NONE`: see `Invoice.documentsState`.',
    {
      fault: oneOf(fileFaultChoice, 'The fault.'),
      times: optional(
        wholeNumber('Number of fetches that meet the fault; if omitted, all.', atLeastOne),
      ),
    },
    ({ fault, times }, { fileFaults }) => fileFaults.set(fault, times ?? null),
  ),
  setProgressDelay: setting(
    'Finishes accepted orders automatically after this delay, including those that wait already. The simulator also acts for people whose page nobody has opened.',
    {
      delayMs: optional(
        wholeNumber('Milliseconds. Without it nothing finishes but by hand.', notNegative),
      ),
      personDelayMs: optional(
        wholeNumber(
          'Delay in milliseconds before the simulator acts for people on their pages; `delayMs` by default.',
          notNegative,
        ),
      ),
    },
    ({ delayMs, personDelayMs }, { progress, changed }) => {
      progress.delayMs = delayMs ?? null;
      progress.personDelayMs = personDelayMs ?? progress.delayMs;
      changed();
    },
  ),
  setPushRepeats: setting(
    'Sends each push of later changes this many times. 0 drops them, so that only polls find the changes.',
    {
      times: wholeNumber('From 0 to 20; 1 is ordinary.', {
        holds: (times) => times >= 0 && times <= 20,
        message: sandboxTexts.repeats,
      }),
    },
    ({ times }, { pushes }) => {
      pushes.repeats = times;
    },
  ),
  setClockSkew: setting(
    'Offsets the platform’s clock. Beyond 300 seconds it rejects the service’s timestamps until the service has learned the offset.',
    {
      seconds: wholeNumber(
        'Seconds by which the platform is ahead; negative: behind. 0 corrects it.',
      ),
    },
    ({ seconds }, { setSkewMs }) => setSkewMs(seconds * 1000),
  ),
  setQuota: setting(
    'Limits the key to this many billed units; later billed calls return CYT_42900.',
    {
      units: optional(
        wholeNumber('Remaining invoices and look-ups. Without it there is no limit.', notNegative),
      ),
    },
    ({ units }, { gateway }) => {
      gateway.quota = units ?? null;
    },
  ),
  setProductEnabled: setting(
    'Enables or disables the key for a product; calls of a disabled product return CYT_40301.',
    {
      product: text(
        'For example `forward-invoicing`. The error for an unknown one lists all.',
        known(products),
      ),
      enabled: flag('True if the key may be used for it.'),
    },
    ({ product, enabled }, { gateway }) => gateway.enable(product, enabled),
  ),
};
