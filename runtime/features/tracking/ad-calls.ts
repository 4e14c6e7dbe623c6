import type { ThirdParty } from '#runtime/contracts/consent.ts';
import { thirdPartyAddress } from '#runtime/lib/third-party-address.ts';
import { insertScript } from './insert-script.ts';

/** The script at `address`, which counts what came of advertisements. */
export function adCalls(address: string): ThirdParty {
  return { purposes: ['marketing'], load: () => insertScript(thirdPartyAddress(address)) };
}
