import type { i18n } from 'i18next';
import type { AppDefinition, RouteDefinition, RouteModule } from '#runtime/contracts/app.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

/** Where the texts of a page go, and what they are fetched from. */
export interface ScreenSurroundings {
  readonly definition: Pick<AppDefinition<LoadContext>, 'formTexts'>;
  readonly locale: Locale;
  /** May still be on its way: nothing waits for it but the texts. */
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

async function addFormTexts({ definition, locale, i18n }: ScreenSurroundings): Promise<void> {
  const [texts = {}, messages] = await Promise.all([definition.formTexts[locale]?.(), i18n]);
  if (withFormTexts.has(messages)) return;
  for (const [namespace, bundle] of Object.entries(texts)) {
    messages.addResourceBundle(locale, namespace, { ...messages.getResourceBundle(locale, namespace), ...bundle });
  }
  withFormTexts.add(messages);
}
