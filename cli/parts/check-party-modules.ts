import type { CheckedSite } from '#cli/config/check-sites.ts';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { configAlias } from '#cli/generators/overrides/override-places.ts';
import type { OwnModules } from './own-modules.ts';

/** Checks that the modules which create third parties of extensions are there, export what is named, and import what they may. */
export async function checkPartyModules(
  { model, extensions }: Pick<CheckedSite, 'model' | 'extensions'>,
  modules: OwnModules,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { name, load } of model?.integrations.extensions?.parties ?? []) {
    const extension = extensions.find((each) => each.name === name);
    if (extension === undefined || load?.module.startsWith(configAlias) !== true) continue;
    const file = load.module.slice(1);
    const facts = await modules.open(file, extension.place);
    if (facts === undefined || facts.exports.includes(load.create)) continue;
    const message = `${file} does not export ${load.create}, which the phase integration of ${name} names`;
    found.push(errorAt('extension.result', extension.place, message));
  }
  return found;
}
