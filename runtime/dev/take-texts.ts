import type { RunningClient } from '#runtime/app/start-client.tsx';
import type { TextsUpdate } from '#runtime/contracts/development.ts';

/** Shows new texts in a running page. Everything else stays: drafts, open panels, the scroll position. */
export function takeTexts(
  { environment: { i18n, pack }, pages }: RunningClient,
  { locale, messages }: TextsUpdate,
): void {
  if (locale !== pack.locale) return;
  const changed = Object.entries(messages).filter(
    ([namespace, texts]) => JSON.stringify(i18n.getResourceBundle(locale, namespace)) !== JSON.stringify(texts),
  );
  if (changed.length === 0) return;
  for (const [namespace, texts] of changed) {
    // Adding alone would keep deleted texts.
    i18n.removeResourceBundle(locale, namespace);
    i18n.addResourceBundle(locale, namespace, { ...texts });
  }
  // Makes components read their texts again.
  i18n.emit('languageChanged', locale);
  // Titles and descriptions are made by the loaders. Their data is at hand, so nothing is fetched.
  void pages.refresh();
}
