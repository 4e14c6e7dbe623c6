import { ts } from 'ts-morph';
import type { ScreenUse } from './runtime-usage.ts';

/** Returns the procedure that a piece of source asks for: `trpc.catalogue.product…`, or the same of a hook's result. */
export function readProcedure(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const area = node.expression;
  const proxy = area.expression.getText();
  return proxy === 'trpc' || proxy === 'useTRPC()' ? `${area.name.text}.${node.name.text}` : undefined;
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
