import type { Site } from '#cli/config/load-site.ts';
import type { Screens } from '#cli/config/screens.ts';
import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { findParts } from '#cli/generators/overrides/site-parts.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { comparePart, describePart, memoryFile, type PartChanges, readMemories } from './part-memory.ts';

/** Warns of overrides whose part has changed since they were made. What has no memory is not compared. */
export function checkMemories(
  root: string,
  { model, overrides }: Pick<Site, 'model' | 'overrides'>,
  screens: Screens,
  { parts: uses = {} }: Pick<RuntimeUsage, 'parts'>,
): Diagnostic[] {
  if (overrides.length === 0) return [];
  const memories = readMemories(root, model.id);
  const file = memoryFile(model.id);
  if (memories === undefined) {
    const help = `Restore it, or delete it and run shopgen override accept --site ${model.id}.`;
    const place = { file, line: 1, column: 1, length: 1 };
    return [errorAt('override.memory', place, `${file} is not what shopgen override has written`, help)];
  }
  const parts = findParts(screens, model);
  return overrides.flatMap(({ part, place }): Diagnostic[] => {
    const then = memories[part];
    if (then === undefined || !parts.has(part)) return [];
    const changes = comparePart(then, describePart(packageRoot, part, uses[part]));
    if (changes === undefined) return [];
    const message = `${part} has changed since it was overridden: ${describeChanges(changes)}`;
    const help = `shopgen override diff ${part} --site ${model.id} shows how; shopgen override accept ${part} --site ${model.id} notes that it was looked at.`;
    return [warningAt('override.base-changed', place, message, help)];
  });
}

function describeChanges({ props, files }: PartChanges): string {
  return [...(props.length === 0 ? [] : [`its properties (${props.join(', ')})`]), ...files].join(', ');
}
