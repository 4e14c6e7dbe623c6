import { thirdPartyAddress } from './third-party-address.ts';
import { createTrustedPolicy } from './trusted-types.ts';

/** Returns whether a host of a content security policy (`https://tags.example`, `https://*.tags.example`) covers an address. */
export function isCovered(address: URL, host: string): boolean {
  const [scheme = '', rest = ''] = host.split('//');
  if (address.protocol !== scheme) return false;
  return rest.startsWith('*.') ? address.host.endsWith(rest.slice(1)) : address.host === rest;
}

let trusted: readonly string[] = [];

/** Tells the hosts that the site is configured with for scripts, in the page's locale. */
export function trustScriptHosts(hosts: readonly string[] = []): void {
  trusted = hosts;
}

let policy: ReturnType<typeof createTrustedPolicy> | undefined;

/**
 * Creates the script element of a third party. The browser trusts what a page's own scripts insert, whatever its address, so it is
 * compared with the hosts of {@link trustScriptHosts} here.
 *
 * @throws {TypeError} for any other address.
 */
export function createThirdPartyScript(address: string): HTMLScriptElement {
  policy ??= createTrustedPolicy('third-parties', {
    createScriptURL: (given) => {
      const url = new URL(given);
      if (trusted.some((host) => isCovered(url, host))) return thirdPartyAddress(given);
      throw new TypeError(`${url.origin} is not among the script hosts of this site`);
    },
  });
  const script = document.createElement('script');
  script.src = policy.createScriptURL(address);
  return script;
}
