import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import type { Namespace } from '#cli/runtime-usage/namespaces.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkUnused } from './check-unused.ts';
import { checkWording } from './check-wording.ts';
import type { LoadedMessages } from './load-messages.ts';
import type { MessageUses } from './message-uses.ts';
import type { LocaleTexts, NamespaceTexts } from './text-table.ts';

/**
 * Returns the diagnostics of texts, whichever sites show them: texts without a use, placeholders and plural forms that
 * differ between locales, braces and markup that visitors would see.
 */
export function checkTexts(
  messages: LoadedMessages,
  table: readonly NamespaceTexts[],
  uses: MessageUses,
): Diagnostic[] {
  const { sources } = messages;
  return table.flatMap((texts) => {
    const all = [
      ...[...texts.files].map(([locale, file]): LocaleTexts => ({ locale, file, isOver: false })),
      ...bundled(texts.namespace, messages),
    ];
    return [
      ...checkUnused(texts, uses),
      ...checkPlurals(texts, all),
      ...all.flatMap((one) => checkWording(texts, one, table, sources)),
      ...checkPlaceholders(texts, all, uses, sources),
    ];
  });
}

function bundled(namespace: Namespace, { bundles }: LoadedMessages): LocaleTexts[] {
  return [...bundles.values()].flatMap((files) =>
    [...files].flatMap(([locale, namespaces]) => {
      const file = namespaces.get(namespace);
      return file === undefined ? [] : [{ locale, file, isOver: true }];
    }),
  );
}
