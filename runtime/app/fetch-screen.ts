import type { i18n } from 'i18next';
import type { LocalePack, RouteDefinition, RouteModule } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';

/**
 * The locale pack that texts are fetched from, and the i18n instance that they are added to. Both may still be loading.
 */
export interface ScreenEnvironment {
  readonly pack: LocalePack | Promise<LocalePack>;
  readonly i18n: i18n | Promise<i18n>;
}

/** Fetches a screen's module, and with it the texts that only pages with forms show. */
export async function fetchScreen(
  { module, showsForms }: RouteDefinition<LoadContext>,
  environment: ScreenEnvironment,
): Promise<RouteModule<LoadContext>> {
  const isNeeded = showsForms === 'late' ? typeof window === 'undefined' : showsForms;
  const [screen] = await Promise.all([fetchModule(module), isNeeded ? addFormTexts(environment) : undefined]);
  return screen;
}

const added = new WeakMap<i18n, Promise<void>>();

/** Adds the texts that only pages with forms show to the others, once. */
export async function addFormTexts(environment: ScreenEnvironment): Promise<void> {
  const [pack, messages] = await Promise.all([environment.pack, environment.i18n]);
  const done = added.get(messages) ?? add(pack, messages);
  added.set(messages, done);
  // A failed fetch is repeated the next time.
  await done.catch((error: unknown) => {
    added.delete(messages);
    throw error;
  });
}

async function add({ locale, formTexts }: LocalePack, messages: i18n): Promise<void> {
  for (const [namespace, bundle] of Object.entries(await fetchModule(formTexts))) {
    messages.addResourceBundle(locale, namespace, { ...messages.getResourceBundle(locale, namespace), ...bundle });
  }
}
