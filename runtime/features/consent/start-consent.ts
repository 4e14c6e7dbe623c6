import type { Choice, StartConsent, ThirdParty } from '#runtime/contracts/consent.ts';
import { consentEvent } from '#runtime/contracts/page-life.ts';
import { readChoice, writeChoice } from '#runtime/lib/consent-cookie.ts';
import { trustScriptHosts } from '#runtime/lib/third-party-script.ts';
import { openConsentDialog } from './consent-dialog.ts';

/** Loads what the visitor has agreed to, and asks one who has not answered. */
export const startConsent: StartConsent = (pack, onChoice) => {
  trustScriptHosts(pack.scriptHosts);
  const loaded = new Set<ThirdParty>();

  const apply = (choice: Choice): void => {
    for (const { tell } of pack.parties) tell?.(choice);
    for (const party of pack.parties) {
      if (loaded.has(party) || !party.purposes.some((purpose) => choice[purpose])) continue;
      loaded.add(party);
      party.load();
    }
    onChoice(choice);
  };

  /** Applies an answer. Running scripts cannot be stopped, so a withdrawal reloads the page without them. */
  const settle = (choice: Choice): void => {
    const before = readChoice(document.cookie);
    const withdrawn = pack.purposes.filter((purpose) => before?.[purpose] && !choice[purpose]);
    // Another locale of this host may ask for more.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = writeChoice({ ...before, ...choice }, window.location.protocol === 'https:');
    document.dispatchEvent(new Event(consentEvent));
    apply(choice);
    if (withdrawn.length === 0) return;
    for (const { purposes, forget } of pack.parties) if (purposes.some((each) => withdrawn.includes(each))) forget?.();
    window.location.reload();
  };

  const open = (isAsked: boolean): void =>
    openConsentDialog({ pack, choice: readChoice(document.cookie), isAsked, onSettle: settle });

  const choice = readChoice(document.cookie);
  if (choice) apply(choice);
  const isOpen = document.querySelector('dialog[data-consent]') !== null;
  if (!isOpen && pack.purposes.some((purpose) => choice?.[purpose] === undefined)) open(true);
  return { open: () => open(false) };
};
