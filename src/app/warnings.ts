import type { Config } from '../config.ts';
import type { Log } from '../kernel/log.ts';
import { isLoopback } from '../server/loopback.ts';

/** True where the platform that is called can push to this service: the simulated one always can. */
export function isReachable({ platform, publicUrl }: Config): boolean {
  return platform === null || publicUrl !== null;
}

/** Warns of settings that work, and not as well or as safely as they might. */
export function warnOfSettings(config: Config, log: Log): void {
  const { platform, tokenIssuer } = config;
  if (!isReachable(config)) {
    log.warn(
      'PUBLIC_URL is not set: the platform cannot push, and everything is found by polling; links to files work on this machine only',
    );
  }
  if (isOpenToOthers(platform?.baseUrl)) {
    log.warn('PLATFORM_BASE_URL is an http address: others can read and change what is sent');
  }
  if (isOpenToOthers(tokenIssuer?.jwksUrl)) {
    log.warn('JWKS_URL is an http address: others can put keys of their own there');
  }
}

/** True for an address that is reached without encryption beyond this machine. */
function isOpenToOthers(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}
