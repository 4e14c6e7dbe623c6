import type { Choice, ThirdPartyModule, ThirdPartyPack } from '#runtime/contracts/consent.ts';
import { consentSettingsAttribute } from '#runtime/contracts/page-life.ts';

/**
 * Opens the consent dialog when a visitor presses the footer's button, and returns what begins to ask. The code of both is fetched
 * then. If it cannot be fetched, nobody is asked, and nothing is loaded.
 *
 * @param parties - Address of a {@link ThirdPartyModule}.
 * @param onChoice - Called with the visitor's answer, now and after each change.
 */
export function waitForConsent(parties: string, onChoice: (choice: Choice, pack: ThirdPartyPack) => void): () => void {
  let started: Promise<{ readonly open: () => void } | undefined> | undefined;
  const start = async () => {
    const { pack, startConsent }: ThirdPartyModule = await import(/* @vite-ignore */ parties);
    return startConsent(pack, (choice) => onChoice(choice, pack));
  };
  const begin = () => (started ??= start().catch(() => undefined));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${consentSettingsAttribute}]`))
      void begin().then((consent) => consent?.open());
  });
  return () => void begin();
}
