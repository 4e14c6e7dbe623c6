import type { Choice, ThirdParty, ThirdPartyPack } from '#runtime/contracts/consent.ts';
import { consentEvent, consentSettingsAttribute } from '#runtime/contracts/page-life.ts';
import { readChoice, writeChoice } from '#runtime/lib/consent-cookie.ts';
import { openConsentDialog } from './consent-dialog.ts';

interface ConsentOptions {
  readonly fetchPack: () => Promise<ThirdPartyPack>;
  /** Called with the visitor's answer, now and after each change. */
  readonly onChoice: (choice: Choice, pack: ThirdPartyPack) => void;
}

/**
 * Loads what the visitor has agreed to, and asks one who has not answered. From then on the footer's button opens the
 * dialog. If the third parties cannot be fetched, nobody is asked, and nothing is loaded.
 */
export function startConsent({ fetchPack, onChoice }: ConsentOptions): void {
  const loaded = new Set<ThirdParty>();

  const apply = (pack: ThirdPartyPack, choice: Choice): void => {
    for (const { tell } of pack.parties) tell?.(choice);
    for (const party of pack.parties) {
      if (loaded.has(party) || !party.purposes.some((purpose) => choice[purpose])) continue;
      loaded.add(party);
      party.load();
    }
    onChoice(choice, pack);
  };

  /** Applies an answer. Running scripts cannot be stopped, so a withdrawal reloads the page without them. */
  const settle = (pack: ThirdPartyPack, choice: Choice): void => {
    const before = readChoice(document.cookie);
    const withdrawn = pack.purposes.filter((purpose) => before?.[purpose] && !choice[purpose]);
    // Another locale of this host may ask for more.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = writeChoice({ ...before, ...choice }, window.location.protocol === 'https:');
    document.dispatchEvent(new Event(consentEvent));
    apply(pack, choice);
    if (withdrawn.length === 0) return;
    for (const { purposes, forget } of pack.parties) if (purposes.some((each) => withdrawn.includes(each))) forget?.();
    window.location.reload();
  };

  const open = (pack: ThirdPartyPack, isAsked: boolean): void =>
    openConsentDialog({
      pack,
      choice: readChoice(document.cookie),
      isAsked,
      onSettle: (choice) => settle(pack, choice),
    });

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${consentSettingsAttribute}]`)) {
      void fetchPack().then(
        (pack) => open(pack, false),
        () => undefined,
      );
    }
  });
  void fetchPack().then(
    (pack) => {
      const choice = readChoice(document.cookie);
      if (choice) apply(pack, choice);
      const isOpen = document.querySelector('dialog[data-consent]') !== null;
      if (!isOpen && pack.purposes.some((purpose) => choice?.[purpose] === undefined)) open(pack, true);
    },
    () => undefined,
  );
}
