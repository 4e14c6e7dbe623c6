import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { checkTrees } from '#cli/emit/emit.ts';
import { renderProject } from '#cli/project/generate-project.ts';
import { type Check, failure, fine, warning } from './check.ts';
import { checkBuilt } from './check-built.ts';

/** Checks whether `generated` and `dist` match the sources. Only looks at sites that were generated or built. */
export async function checkOutputs(root: string): Promise<Check[]> {
  try {
    const { sites } = await loadCheckedSites(root);
    const ids = sites.map(({ loaded }) => loaded.id);
    const [generated, built] = await Promise.all([present(root, 'generated', ids), present(root, 'dist', ids)]);
    if (generated.length + built.length === 0) return [fine('generated', 'Nothing is generated or built yet')];
    const changed = generated.length === 0 ? [] : await changedFiles(root, generated);
    const isGenerated = (id: string): boolean =>
      generated.includes(id) &&
      !changed.some((file) => [`generated/${id}/`, 'generated/contracts/'].some((tree) => file.startsWith(tree)));
    return [
      ...(generated.length === 0 ? [] : [checkTypes(changed)]),
      ...generated.map((id) => checkGenerated(id, changed)),
      ...(await Promise.all(built.map((id) => checkBuilt(root, id, isGenerated(id))))),
    ];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const count = error.diagnostics.length;
    const message = `The sources have ${count === 1 ? 'a problem' : `${count} problems`}, so outputs cannot be held against them`;
    return [failure('sources', message, 'Run shopgen validate: it says where.')];
  }
}

async function changedFiles(root: string, ids: readonly string[]): Promise<string[]> {
  const { trees } = await renderProject(root, ids);
  const { changes } = await checkTrees(root, trees);
  return [...changes.added, ...changes.changed, ...changes.deleted];
}

/** Checks the types of the two APIs, which all sites share. */
function checkTypes(changed: readonly string[]): Check {
  const stale = changed.filter((file) => /^generated\/contracts\/(product|content)-api\.ts$/.test(file));
  if (stale.length === 0)
    return fine('specs', 'The generated types are made from the API descriptions as they are now');
  const names = stale.map((file) => file.replace('generated/contracts/', 'openapi/').replace(/\.ts$/, '.yaml'));
  return warning(
    'specs',
    `The generated types are older than ${names.join(' and ')}`,
    'Run shopgen generate --site ID.',
  );
}

function checkGenerated(id: string, changed: readonly string[]): Check {
  const name = `generated ${id}`;
  const count = changed.filter((file) => file.startsWith(`generated/${id}/`)).length;
  if (count === 0) return fine(name, `generated/${id} is up to date`);
  const message = `generated/${id} is out of date: ${count === 1 ? 'a file differs' : `${count} files differ`}`;
  return warning(name, message, `Run shopgen generate --site ${id}; shopgen plan --site ${id} shows what changes.`);
}

async function present(root: string, folder: string, ids: readonly string[]): Promise<string[]> {
  const names: readonly string[] = await readdir(path.join(root, folder)).catch(() => []);
  return ids.filter((id) => names.includes(id));
}
