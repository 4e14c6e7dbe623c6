import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkUnused } from './check-unused.ts';
import { checkWording } from './check-wording.ts';
import type { LoadedMessages, MessageFile } from './load-messages.ts';
import type { MessageUses } from './message-uses.ts';
import type { Namespace } from './namespaces.ts';
import type { NamespaceTexts } from './text-table.ts';

/** Texts of one locale in one namespace: the base's, or what a brand says differently. */
export interface LocaleTexts {
  readonly locale: string;
  readonly file: MessageFile;
  readonly isOver: boolean;
}

/**
 * What is wrong with the texts themselves, whichever sites show them: texts without a use, placeholders and plural forms
 * that differ between locales, braces and markup that visitors would see.
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
