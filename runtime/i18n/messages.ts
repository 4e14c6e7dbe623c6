import i18next, { type i18n, type TFunction } from 'i18next';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { LocalePack } from '#runtime/contracts/app.ts';

/** Gives the text of a key in the page's locale, with `{{name}}` replaced by `values.name`; `count` selects the plural form. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The i18next instance of one locale. Texts are compiled into the build, so it is ready when this returns.
 * A site generates its message keys into a type, which is why a key that does not exist cannot be asked for.
 */
export function createMessages(pack: Pick<LocalePack, 'locale' | 'messages'>): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: pack.locale,
    fallbackLng: false,
    initAsync: false,
    // Flat keys: the generator joins nested names with dots, so a dot is part of the key.
    keySeparator: false,
    resources: { [pack.locale]: { ...pack.messages } },
    ns: Object.keys(pack.messages),
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** Narrows i18next's function to the keys and values this project uses. */
export function createTranslate(t: TFunction): Translate {
  return (key, values = {}) => t(key, values);
}
