import type { ThirdParty } from '#runtime/contracts/consent.ts';
import { insertScript } from './insert-script.ts';

/** Creates the third party whose script at `address` measures advertisements. */
export function adCalls(address: string): ThirdParty {
  return { purposes: ['marketing'], load: () => insertScript(address) };
}
