import { hashForKey, type ResultKey } from '#cli/results/result-cache.ts';
import { namespaces } from '#cli/runtime-usage/namespaces.ts';
import type { LoadedMessages, MessageFile, MessageFiles } from './load-messages.ts';

/**
 * Returns, for each namespace, the key of all that the diagnostics of its texts are made of, but for what this package
 * uses: the files of the namespace, which of its texts others put in, and what they themselves put in.
 * @param reference the locale that decides where locales differ
 * @param specTexts the descriptions of the APIs, which name their problem codes
 */
export function createNamespaceKeys(
  messages: LoadedMessages,
  reference: string | undefined,
  specTexts: readonly string[],
): (namespace: string) => ResultKey {
  const { base, bundles } = messages;
  const sets: readonly (readonly [string, MessageFiles])[] = [['', base], ...bundles];
  const files = sets.flatMap(([, locales]) => [...locales.values()].flatMap((all) => [...all.values()]));
  const nestings = [...new Set(files.flatMap((file) => file?.nestings ?? []))].sort();
  const specs = hashForKey(specTexts.map(hashForKey).join());
  const allKeys = hashForKey(JSON.stringify(namespaces.map((one) => listFiles(sets, one, ({ keysHash }) => keysHash))));
  return (namespace) => {
    const own = sets.flatMap(([, locales]) => [...locales.values()].map((all) => all.get(namespace)));
    return [
      namespace,
      reference,
      listFiles(sets, namespace, ({ hash }) => hash),
      nestings.filter((key) => key.startsWith(`${namespace}:`)),
      // A text that another puts in may be in any namespace, and so may the one that is suggested for it.
      own.some((file) => (file?.nestings.length ?? 0) > 0) ? allKeys : '',
      namespace === 'apiErrors' ? specs : '',
    ];
  };
}

/** Lists the files of a namespace in their order, those included that are missing or could not be parsed. */
function listFiles(
  sets: readonly (readonly [string, MessageFiles])[],
  namespace: string,
  describe: (file: MessageFile) => string,
): ResultKey {
  return sets.map(([bundle, locales]) => [
    bundle,
    [...locales].map(([locale, all]) => {
      const file = all.get(namespace);
      return [locale, all.size > 0, all.has(namespace), file === undefined ? '' : describe(file)];
    }),
  ]);
}
