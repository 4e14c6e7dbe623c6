import { createInstance, type i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import type { LocalePack } from '#runtime/contracts/app.ts';

type Values = Readonly<Record<string, string | number>>;

/** Max. remembered texts per locale; a site has some 600, and those with values come in a few forms on each page. */
const maxRemembered = 5000;

/**
 * Creates the texts of one locale for the server, where i18next itself formats them. What it has formatted is
 * remembered: it takes ten times as long to format a text as to find it, and a page has hundreds, mostly the same.
 */
export async function createServerMessages({
  locale,
  messages,
}: Pick<LocalePack, 'locale' | 'messages'>): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    ns: Object.keys(messages),
    resources: { [locale]: { ...messages } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  const format = instance.t;
  const remembered = new LRUCache<string, string>({ max: maxRemembered });
  const t = (key: string, values?: Values): string => {
    const asked = nameRequest(key, values);
    const known = remembered.get(asked);
    if (known !== undefined) return known;
    const text = format(key, { ...values });
    remembered.set(asked, text);
    return text;
  };
  return Object.assign(instance, { t, getFixedT: () => t });
}

/** Returns a string that is the same for the same text with the same values, and only for these. */
function nameRequest(key: string, values: Values | undefined): string {
  let name = key;
  for (const variable in values) {
    const value = values[variable];
    // A number chooses a plural form, the same digits as a text do not.
    name += `\n${variable}${typeof value === 'number' ? '#' : '='}${String(value).length}:${value}`;
  }
  return name;
}
