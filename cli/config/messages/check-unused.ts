import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import type { MessageUses } from './message-uses.ts';
import { withoutPlural } from './plural-suffix.ts';
import type { NamespaceTexts } from './text-table.ts';

/** Texts that nothing asks for. What may stand for a missing text is told with that. */
export function checkUnused(texts: NamespaceTexts, uses: MessageUses): Diagnostic[] {
  const { namespace, files } = texts;
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
