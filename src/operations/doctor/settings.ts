import { shownProxies } from '../../kernel/proxies.ts';
import { adviceOn } from '../../app/warnings.ts';
import { type Check, fault, note } from './check.ts';

/** Checks for misspelt settings, and for settings that could be better or safer. */
export const settingsCheck: Check = {
  name: 'settings',
  run: (config) =>
    Promise.resolve([
      ...config.misspellings.map(({ given, meant }) =>
        fault(
          `${given} is no setting.`,
          `It has no effect, and looks like ${meant}.`,
          `Rename it to ${meant}, or take it out.`,
        ),
      ),
      ...(config.proxies === null
        ? []
        : [
            note(
              `Others are called through ${shownProxies(config.proxies)} (HTTPS_PROXY, HTTP_PROXY).`,
              'Only hosts that NO_PROXY names, and this machine, are called directly.',
              'Nothing, if that is meant.',
            ),
          ]),
      ...adviceOn(config).map(({ found, means, advice }) => note(`${found}:`, `${means}.`, advice)),
    ]),
};
