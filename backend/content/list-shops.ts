import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the ids of the shops that have a content folder in a folder. */
export function listShops(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).sort();
  return names.filter((name) => existsSync(path.join(folder, name, 'shop.yaml')));
}
