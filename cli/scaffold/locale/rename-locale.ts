import { unknownLocale } from '#cli/config/find-site.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { type ChangeOptions, carryOut, finishEarlier } from '../change/carry-out.ts';
import { renameKey, replaceTexts } from '../change/edit-yaml.ts';
import { editLayers } from '../change/layer-texts.ts';
import { baseFile, loadKnownProject } from '../site/known-project.ts';
import { checkTag } from './draft-locale.ts';
import { listLocaleFolders } from './locale-texts.ts';

/**
 * `shopgen locale rename`: gives a locale another name in all configurations and in the folders of its texts. Language and country
 * in `locales` follow; its own name, currency, time zone, paths and domains stay.
 *
 * @throws UsageError for what is not written like a locale
 * @throws InputError for an unknown locale, one that is there already, and where checks would fail
 */
export async function renameLocale(root: string, from: string, to: string, options: ChangeOptions): Promise<Outcome> {
  const command = `locale rename ${from} ${to}`;
  const finished = await finishEarlier(root, command, options);
  if (finished !== undefined) return finished;
  checkTag(to);
  const known = (await loadKnownProject(root)).locales.map(({ locale }) => locale);
  if (!known.includes(from)) throw unknownLocale(from, known);
  if (known.includes(to) || listLocaleFolders(root, to).length > 0) {
    const message = `There is a locale ${to} already, and nothing was changed`;
    throw new InputError([errorAt('scaffold.exists', getStart(baseFile), message)]);
  }
  const [language = '', country = ''] = to.split('-');
  const changed = await editLayers(root, (text) =>
    renameKey(
      replaceTexts(text, (value, keys) => {
        const path = keys.join('.');
        if (path === 'defaultLocale' && value === from) return to;
        if (path === `locales.${from}.language`) return language;
        return path === `locales.${from}.country` ? country : undefined;
      }),
      from,
      to,
    ),
  );
  const moved = listLocaleFolders(root, from).map((folder) => ({
    from: folder,
    to: `${folder.slice(0, -from.length)}${to}`,
  }));
  return carryOut(
    root,
    { command, moved, changed, removed: [] },
    {
      data: { locale: from, name: to },
      translate: (model) => withLocale(model, from, to),
      left: [
        `Look its name, currency and time zone through in ${baseFile}. What the APIs hold has to be in ${to}, too.`,
        'Next: shopgen build --all',
      ],
    },
    options,
  );
}

/** Returns a site as if the locale had had its new name. */
function withLocale(model: SiteModel, from: string, to: string): SiteModel {
  const rename = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key === from ? to : key, value]));
  return {
    ...model,
    locales: model.locales.map((each) => (each === from ? to : each)),
    domains: rename(model.domains),
    routes: rename(model.routes),
  };
}
