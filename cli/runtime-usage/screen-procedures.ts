import { Node, type SourceFile } from 'ts-morph';
import type { ScreenUse } from './runtime-usage.ts';

/**
 * Procedures that the files of a screen or a feature ask for: `trpc.catalogue.product…`, or the same of a hook's
 * result.
 */
export function listProcedures(source: SourceFile): string[] {
  const found: string[] = [];
  source.forEachDescendant((node) => {
    if (!Node.isPropertyAccessExpression(node)) return;
    const area = node.getExpression();
    if (!Node.isPropertyAccessExpression(area)) return;
    const proxy = area.getExpression().getText();
    if (proxy === 'trpc' || proxy === 'useTRPC()') found.push(`${area.getName()}.${node.getName()}`);
  });
  return found;
}

/**
 * Returns the screen or feature that a file of the runtime belongs to; undefined for the rest.
 * @param file relative to `runtime/`
 */
export function getScreen(file: string): string | undefined {
  const [room, folder, ...rest] = file.split('/');
  if (folder === undefined || rest.length === 0) return undefined;
  if (room === 'screens') return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return room === 'features' ? `features/${folder}` : undefined;
}

/** Lists the uses of screens, in the order of their names. */
export function listScreenUses(uses: ReadonlyMap<string, ReadonlySet<string>>): ScreenUse[] {
  return [...uses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, procedures]) => ({ name, procedures: [...procedures].sort() }));
}
