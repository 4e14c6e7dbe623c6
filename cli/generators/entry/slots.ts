import { hasRoute, isOpen } from '#cli/config/resolve-site.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { type FeatureImport, type SlotEntry, slotEntries } from '#runtime/contracts/slots.ts';
import { askingLocales, localesWith } from '../third-parties/third-party-rules.ts';

/** A slot of a site, with its content. */
interface FilledSlot extends SlotEntry {
  readonly slot: string;
}

/** Returns the filled slots that the pages of every route have. */
export function slotsOfApp(site: SiteModel): readonly FilledSlot[] {
  return filledSlots(site).filter(({ route }) => route === undefined);
}

/** Returns the filled slots that only the pages of one route have. */
export function slotsOfRoute(site: SiteModel, key: string): readonly FilledSlot[] {
  return filledSlots(site).filter(({ route }) => route === key);
}

/** Returns the parts that the slots of a site load on every page. */
export function listFrameParts(site: SiteModel): readonly FeatureImport[] {
  return filledSlots(site).flatMap(({ framePart }) => framePart ?? []);
}

function filledSlots(site: SiteModel): FilledSlot[] {
  return Object.entries(slotEntries)
    .filter(([, { when, leadsTo }]) => isFilled(site, when) && (leadsTo === undefined || hasRoute(site, leadsTo)))
    .map(([slot, entry]) => ({ slot, ...entry }));
}

/** Returns whether a site meets the condition of a slot or a part. */
export function isFilled(site: SiteModel, when: SlotEntry['when'] | undefined): boolean {
  const { products, search } = site.flags;
  switch (when) {
    case 'asksForConsent':
      return askingLocales(site).length > 0;
    case 'embedsForms':
      return localesWith(site, 'forms').length > 0;
    case 'searchesProducts':
      return products && (search.product || search.all);
    default:
      return isOpen(site.flags, when);
  }
}
