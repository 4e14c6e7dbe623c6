import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { MessageUses } from './message-uses.ts';
import { withoutPlural } from './plural-suffix.ts';
import type { NamespaceTexts } from './text-table.ts';

/**
 * Returns a warning for each text that no code uses, and one error for a file without any use. A text that may be meant
 * for a missing one is reported with that.
 */
export function checkUnused(texts: NamespaceTexts, uses: MessageUses): Diagnostic[] {
  const { namespace, files } = texts;
  const isAskedFor = [...files.values()].some((file) =>
    [...file.texts.keys()].some((key) => uses.isUsed(namespace, withoutPlural(key))),
  );
  if (!isAskedFor && uses.asked(namespace).length === 0) {
    return [...files.values()].map(({ file }) => {
      const message = `No screen of the runtime shows a text of the namespace "${namespace}"`;
      return errorAt(
        'message.namespace-unused',
        getStart(file),
        message,
        'Delete the file in every locale and bundle.',
      );
    });
  }
  return [...files].flatMap(([locale, file]) => {
    const unused = [...file.texts].filter(([key]) => !uses.isUsed(namespace, withoutPlural(key)));
    if (unused.length === 0) return [];
    const excused = new Set(texts.missing(locale).values());
    return unused
      .filter(([key]) => !excused.has(key))
      .map(([key, text]) => {
        const others = [...files.values()].flatMap((other) => {
          const there = other.texts.get(key);
          return other === file || there === undefined ? [] : [`${other.file}:${there.key.line}`];
        });
        const help = `Remove it${others.length > 0 ? `, here and in ${listed(others)}` : ''}.`;
        return warningAt('message.unused', text.key, `Nothing asks for the text ${namespace}:${key}`, help);
      });
  });
}
