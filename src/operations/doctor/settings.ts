import { shownProxies } from '../../kernel/proxies.ts';
import { adviceOn } from '../../app/warnings.ts';
import { type Check, fault, note } from './check.ts';

/** Checks for misspelt settings, and for settings that could be better or safer. */
export const settingsCheck: Check = {
  name: 'settings',
  run: (config) =>
    Promise.resolve([
      ...config.misspellings.flatMap(({ given, meant }) =>
        fault(
          `${given} is not a setting.`,
          `It has no effect. Did you mean ${meant}?`,
          `Rename it to ${meant}, or remove it.`,
        ),
      ),
      ...(config.proxies === null
        ? []
        : note(
            `Other hosts are called through ${shownProxies(config.proxies)} (HTTPS_PROXY, HTTP_PROXY).`,
            'Only the hosts in NO_PROXY and this machine are called directly.',
            'None, if this is intended.',
          )),
      ...adviceOn(config).flatMap(({ found, means, advice }) =>
        note(`${found}:`, `${means}.`, advice),
      ),
    ]),
};
