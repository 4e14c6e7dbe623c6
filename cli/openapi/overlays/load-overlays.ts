import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { nodeAt } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { isSourceFile, readText, type SourceFile } from '#cli/sources/read-text.ts';
import type { ApiName } from '../spec.ts';

/** The layer that names overlays: descriptions are the same for all sites. */
const layer = 'site-configs/base.yaml';

/** The overlays of a description, in order, as texts. */
export interface OverlaySources {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the overlays that the base layer names for an API. What is wrong with the layer itself is told elsewhere. */
export async function loadOverlays(root: string, api: ApiName): Promise<OverlaySources> {
  const file = path.join(root, layer);
  // Most projects have none, and parsing takes time.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!/^overlays:/m.test(text)) return { files: [], diagnostics: [] };
  const list = nodeAt(parseYaml({ file: layer, text }).value, ['overlays', api]);
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const item of list?.kind === 'list' ? list.items : []) {
    if (item.kind !== 'scalar' || typeof item.value !== 'string') continue;
    const name = path.posix.normalize(path.posix.join(path.posix.dirname(layer), item.value));
    if (!name.startsWith('openapi/')) {
      const help = 'Keep it there, for example in openapi/overlays/, and name it ../openapi/overlays/….yaml.';
      diagnostics.push(errorAt('overlay.invalid', item.place, `${name} is not in openapi/`, help));
      continue;
    }
    const read = existsSync(path.join(root, name)) ? await readText(root, name) : undefined;
    if (read === undefined) diagnostics.push(errorAt('overlay.invalid', item.place, `There is no file ${name}`));
    else if (isSourceFile(read)) files.push(read);
    else diagnostics.push(read);
  }
  return { files, diagnostics };
}
