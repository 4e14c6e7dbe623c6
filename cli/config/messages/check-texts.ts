import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import { cached, type ResultCache, type ResultKey } from '#cli/results/result-cache.ts';
import type { Namespace } from '#cli/runtime-usage/namespaces.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkUnused } from './check-unused.ts';
import { checkWording } from './check-wording.ts';
import type { LoadedMessages } from './load-messages.ts';
import type { MessageUses } from './message-uses.ts';
import type { LocaleTexts, NamespaceTexts } from './text-table.ts';

/** Passes on the diagnostics of one namespace: those of an earlier run, or what `check` finds. */
export type RememberCheck = (
  namespace: Namespace,
  what: ResultKey,
  check: () => readonly Diagnostic[],
) => readonly Diagnostic[];

/** Creates what checks of texts remember their diagnostics with, by the keys of namespaces. */
export function rememberChecks(results: ResultCache, getKey: (namespace: Namespace) => ResultKey): RememberCheck {
  return (namespace, what, check) => cached(results, [what, getKey(namespace)], isDiagnostics, check);
}

function isDiagnostics(value: unknown): value is readonly Diagnostic[] {
  return Array.isArray(value);
}

/**
 * Returns the diagnostics of texts, whichever sites show them: texts without a use, placeholders and plural forms that
 * differ between locales, braces and markup that visitors would see.
 */
export function checkTexts(
  messages: LoadedMessages,
  table: readonly NamespaceTexts[],
  uses: MessageUses,
  remember: RememberCheck,
): Diagnostic[] {
  const { sources } = messages;
  return table.flatMap((texts) =>
    remember(texts.namespace, ['texts'], () => {
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
    }),
  );
}

function bundled(namespace: Namespace, { bundles }: LoadedMessages): LocaleTexts[] {
  return [...bundles.values()].flatMap((files) =>
    [...files].flatMap(([locale, namespaces]) => {
      const file = namespaces.get(namespace);
      return file === undefined ? [] : [{ locale, file, isOver: true }];
    }),
  );
}
