import type { Config } from '../config/config.ts';
import type { Log } from '../kernel/log/log.ts';
import { isLoopback } from '../kernel/hosts.ts';

/** True if the platform can push to this service; the simulated platform always can. */
export function isReachable({ platform, publicUrl }: Config): boolean {
  return platform === null || publicUrl !== null;
}

/** A setting that works but could be better or safer. */
interface Advice {
  /** Text without a full stop, as is `means`. */
  readonly found: string;
  readonly means: string;
  /** A sentence. */
  readonly advice: string;
}

/** The settings that might be better. */
export function adviceOn(config: Config): readonly Advice[] {
  const { platform, tokenIssuer, apiKeys, dataKeys } = config;
  const isInUse = platform !== null || tokenIssuer !== null || apiKeys.length > 0;
  const all: readonly (Advice & { readonly isDue: boolean })[] = [
    {
      isDue: dataKeys === null && isInUse,
      found: 'DATA_KEY is not set',
      means: 'personal data is stored in clear',
      advice: 'Make a key, and store it apart from every copy of the journal.',
    },
    {
      isDue: !isReachable(config),
      found: 'PUBLIC_URL is not set',
      means:
        'the platform cannot send pushes, so only polling reports changes; links to files work on this machine only',
      advice: 'Set it to the address at which the platform reaches this service.',
    },
    {
      isDue: isOpenToOthers(platform?.baseUrl),
      found: 'PLATFORM_BASE_URL is an http address',
      means: 'others can read and change what is sent',
      advice: 'Give the https address.',
    },
    {
      isDue: isOpenToOthers(tokenIssuer?.jwksUrl),
      found: 'JWKS_URL is an http address',
      means: 'others can put keys of their own there',
      advice: 'Give the https address.',
    },
  ];
  return all.filter(({ isDue }) => isDue);
}

/** Warns of misspelt settings, and of settings that could be better. */
export function warnOfSettings(config: Config, log: Log): void {
  for (const { given, meant } of config.misspellings)
    log.warn(`${given} is not a setting and has no effect; did you mean ${meant}?`);
  for (const { found, means } of adviceOn(config)) log.warn(`${found}: ${means}`);
}

/** True for an unencrypted address beyond this machine. */
function isOpenToOthers(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}
