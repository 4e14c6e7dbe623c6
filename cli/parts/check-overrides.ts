import type { Site } from '#cli/config/load-site.ts';
import type { PartOverrides } from '#cli/config/overrides.ts';
import type { Screens } from '#cli/config/screens.ts';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { findParts } from '#cli/generators/overrides/site-parts.ts';
import { getPart, type PartName } from '#runtime/contracts/parts.ts';
import type { OwnModules } from './own-modules.ts';

/** What of a site decides its overrides. */
type OverridingSite = Pick<Site, 'model' | 'layers' | 'overrides'>;

/** Checks that the parts that a site changes are its own, and that the files which change them are there and have a component. */
export async function checkOverrides(
  { model, layers, overrides }: OverridingSite,
  screens: Screens,
  modules: OwnModules,
): Promise<Diagnostic[]> {
  if (overrides.length === 0) return [];
  const parts = findParts(screens, model);
  const found: Diagnostic[] = [];
  for (const changed of overrides) {
    if (parts.has(changed.part)) found.push(...checkOrder(changed), ...(await checkFiles(changed, modules)));
    // A shared layer may change parts that this site lacks.
    else if (changed.place.file === layers.at(-1)) found.push(reportAbsent(changed.part, changed.place, model.id));
  }
  return found;
}

/** Reports a part that a site lacks, with what removes it. */
export function reportAbsent(part: PartName, place: Place | undefined, id: string): Diagnostic {
  const { when, routes } = getPart(part);
  const message = `${id} has no ${part} to change`;
  const needs =
    when !== undefined
      ? `It needs ${describeCondition(when)}.`
      : `It shows on ${routes?.join(', ')}, which ${id} lacks.`;
  return errorAt('override.part-absent', place, message, `${needs} shopgen parts --site ${id} lists what there is.`);
}

function describeCondition(when: NonNullable<ReturnType<typeof getPart>['when']>): string {
  switch (when) {
    case 'asksForConsent':
      return 'an integration that asks for consent';
    case 'embedsForms':
      return 'integrations.forms';
    case 'searchesProducts':
      return 'flags.products and a search that finds products';
    case 'search':
      return 'one of flags.search';
    default:
      return `flags.${when}`;
  }
}

/** A replacement drops what stands before it. */
function checkOrder({ part, overrides }: PartOverrides): Diagnostic[] {
  return overrides.flatMap(({ kind, place }, index) =>
    kind === 'replace' && index > 0
      ? [
          errorAt(
            'override.order',
            place,
            `This replaces ${part} and what stands before it in the list`,
            'Write it first.',
          ),
        ]
      : [],
  );
}

async function checkFiles({ part, overrides }: PartOverrides, modules: OwnModules): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { file, place, kind } of overrides) {
    const facts = await modules.open(file, place);
    if (facts === undefined || facts.hasDefault) continue;
    const [named] = facts.exports;
    const help = `Write export default in front of ${named ?? 'the component'}.`;
    found.push(
      errorAt('override.no-default-export', place, `${file} has no default export, which is to ${kind} ${part}`, help),
    );
  }
  return found;
}
