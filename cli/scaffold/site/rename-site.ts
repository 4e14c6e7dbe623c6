import { existsSync } from 'node:fs';
import path from 'node:path';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { memoryFile } from '#cli/parts/part-memory.ts';
import { textAt } from '#cli/sources/located.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { type ChangeOptions, carryOut, finishEarlier, loadWholeSite } from '../change/carry-out.ts';
import { insertBehind, replaceTexts } from '../change/edit-yaml.ts';
import { editLayers } from '../change/layer-texts.ts';
import { checkId } from './draft-site.ts';
import { siteFile } from './site-files.ts';

/**
 * `shopgen site rename`: gives a site another id, with its file, its code, what its overrides were made from, the bundle of that
 * name, and what other files say of it. It keeps its shop and its addresses.
 *
 * @throws UsageError for an id that no site can have
 * @throws InputError for an unknown site, one with problems, an id that is taken, and where checks would fail
 */
export async function renameSite(root: string, id: string, name: string, options: ChangeOptions): Promise<Outcome> {
  const command = `site rename ${id} ${name}`;
  const finished = await finishEarlier(root, command, options);
  if (finished !== undefined) return finished;
  checkId(name);
  const { checked, site } = await loadWholeSite(root, id);
  const tree = checked.sites.find(({ loaded }) => loaded.id === id)?.loaded.tree;
  const hasBundle = site.model.bundle === id && existsSync(path.join(root, 'locales', id));
  const moved = [
    { from: `site-configs/${id}`, to: `site-configs/${name}` },
    { from: memoryFile(id), to: memoryFile(name) },
    ...(hasBundle ? [{ from: `locales/${id}`, to: `locales/${name}` }] : []),
    { from: siteFile(id), to: siteFile(name) },
  ].filter(({ from }) => existsSync(path.join(root, from)));
  refuseTaken(root, moved);
  const changed = await editLayers(root, (text, file) => {
    const edited = replaceTexts(text, (value, keys) => renameValue(value, keys, file === siteFile(id)));
    // A shop that is not named is that of the site's id.
    const needsShop = file === siteFile(id) && textAt(tree, 'shopId') === undefined;
    return needsShop ? insertBehind(edited, 'id', { key: 'shopId', value: id }) : edited;
  });

  function renameValue(value: string, keys: readonly string[], isOwn: boolean): string | undefined {
    if (keys.length === 1) {
      if (keys[0] === 'id' && isOwn && value === id) return name;
      if (keys[0] === 'extends' && value === id) return name;
      if (keys[0] === 'bundle' && hasBundle && value === id) return name;
    }
    return value.startsWith(`./${id}/`) ? `./${name}/${value.slice(id.length + 3)}` : undefined;
  }

  const renamed = changed.map((each) => (each.path === siteFile(id) ? { ...each, path: siteFile(name) } : each));
  return carryOut(
    root,
    { command, moved, changed: renamed, removed: [] },
    {
      data: { site: id, name },
      rename: (each) => (each === id ? name : each),
      left: [
        `generated/${id} and dist/${id} are no site's any more: delete them.`,
        `Next: shopgen build --site ${name} && shopgen start --site ${name}`,
      ],
    },
    options,
  );
}

function refuseTaken(root: string, moved: readonly { readonly to: string }[]): void {
  const taken = moved.filter(({ to }) => existsSync(path.join(root, to)));
  if (taken.length === 0) return;
  throw new InputError(
    taken.map(({ to }) =>
      errorAt(
        'scaffold.exists',
        getStart(to),
        `${to} is there already, and nothing was changed`,
        'Choose another name.',
      ),
    ),
  );
}
