import type { Choice, ThirdParty, ThirdPartyPack } from '#runtime/contracts/consent.ts';
import { currentChoice, rememberChoice } from './visitor-choice.ts';

const loaded = new Set<ThirdParty>();

/**
 * Loads what the visitor has agreed to before.
 *
 * @returns whether there is something that was never answered
 */
export function beginWithChoice(pack: ThirdPartyPack): boolean {
  const choice = currentChoice();
  if (choice) putInForce(pack, choice);
  return pack.purposes.some((purpose) => choice?.[purpose] === undefined);
}

/** Applies an answer. Running scripts cannot be stopped, so a withdrawal reloads the page without them. */
export function settleChoice(pack: ThirdPartyPack, choice: Choice): void {
  const before = currentChoice();
  const withdrawn = pack.purposes.filter((purpose) => before?.[purpose] && !choice[purpose]);
  // Another locale of this host may ask for more.
  rememberChoice({ ...before, ...choice });
  putInForce(pack, choice);
  if (withdrawn.length === 0) return;
  for (const { purposes, forget } of pack.parties) if (purposes.some((each) => withdrawn.includes(each))) forget?.();
  window.location.reload();
}

function putInForce({ parties }: ThirdPartyPack, choice: Choice): void {
  for (const { tell } of parties) tell?.(choice);
  for (const party of parties) {
    if (loaded.has(party) || !party.purposes.some((purpose) => choice[purpose])) continue;
    loaded.add(party);
    party.load();
  }
}
