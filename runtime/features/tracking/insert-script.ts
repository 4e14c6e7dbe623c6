import { createThirdPartyScript } from '#runtime/lib/third-party-script.ts';

/** Loads a third party's script. The page works without one that is blocked or missing. */
export function insertScript(address: string): void {
  const script = createThirdPartyScript(address);
  script.async = true;
  document.head.append(script);
}
