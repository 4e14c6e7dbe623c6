import path from 'node:path';
import type { Diagnostic, SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { excerpt } from '#cli/diagnostics/render-diagnostics.ts';
import type { PageProblem } from '#runtime/contracts/development.ts';

/**
 * Returns diagnostics as an open page shows them. Warnings are for the terminal: they stop nothing, so they cover
 * nothing.
 *
 * @param root - Folder that the places of diagnostics are relative to.
 */
export function toPageProblems(diagnostics: readonly Diagnostic[], sources: SourceTexts, root: string): PageProblem[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message, place, help }) => ({
      code,
      message,
      ...(place && {
        where: `${place.file}:${place.line}:${place.column}`,
        source: `${path.join(root, place.file)}:${place.line}:${place.column}`,
        excerpt: excerpt(place, sources.get(place.file)).join('\n'),
      }),
      ...(help !== undefined && { help }),
    }));
}
