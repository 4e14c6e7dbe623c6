import { unknownLocale } from '#cli/config/find-site.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { type ChangeOptions, carryOut, finishEarlier } from '../change/carry-out.ts';
import { removeKey } from '../change/edit-yaml.ts';
import { editLayers } from '../change/layer-texts.ts';
import { loadKnownProject } from '../site/known-project.ts';
import { listLocaleFolders } from './locale-texts.ts';

/**
 * `shopgen locale remove`: takes a locale out of all configurations and deletes its texts.
 *
 * @throws InputError for an unknown locale, and where a site would have none left or has it as its default
 */
export async function removeLocale(root: string, locale: string, options: ChangeOptions): Promise<Outcome> {
  const command = `locale remove ${locale}`;
  const finished = await finishEarlier(root, command, options);
  if (finished !== undefined) return finished;
  const known = (await loadKnownProject(root)).locales.map((each) => each.locale);
  if (!known.includes(locale)) throw unknownLocale(locale, known);
  const changed = await editLayers(root, (text, file) => removeKey(text, locale) ?? refuseForm(file, locale));
  return carryOut(
    root,
    { command, moved: [], changed, removed: listLocaleFolders(root, locale) },
    {
      data: { locale },
      left: ['What the APIs hold in this locale is where it was. Next: shopgen build --all'],
    },
    options,
  );
}

function refuseForm(file: string, locale: string): never {
  const message = `${file} names ${locale} in a form that cannot be taken out`;
  throw new InputError([errorAt('scaffold.refused', getStart(file), message, 'Give it a line of its own.')]);
}
