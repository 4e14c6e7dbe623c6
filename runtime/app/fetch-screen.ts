import type { i18n } from 'i18next';
import type { LocalePack, RouteDefinition, RouteModule } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

/** What the texts of a page are fetched from, and where they go. Both may still be on their way. */
export interface ScreenSurroundings {
  readonly pack: LocalePack | Promise<LocalePack>;
  readonly i18n: i18n | Promise<i18n>;
}

const withFormTexts = new WeakSet<i18n>();

/** Fetches a screen's module, and with it the texts that only pages with forms show. */
export async function fetchScreen(
  { module, showsForms }: RouteDefinition<LoadContext>,
  surroundings: ScreenSurroundings,
): Promise<RouteModule<LoadContext>> {
  const [screen] = await Promise.all([module(), showsForms ? addFormTexts(surroundings) : undefined]);
  return screen;
}

async function addFormTexts(surroundings: ScreenSurroundings): Promise<void> {
  const { locale, formTexts } = await surroundings.pack;
  const [texts, messages] = await Promise.all([formTexts(), surroundings.i18n]);
  if (withFormTexts.has(messages)) return;
  for (const [namespace, bundle] of Object.entries(texts)) {
    messages.addResourceBundle(locale, namespace, { ...messages.getResourceBundle(locale, namespace), ...bundle });
  }
  withFormTexts.add(messages);
}
