import { type AddressForm, addressLanguages, findAddress, otherForm } from '#cli/wording/forms-of-address.ts';
import type { SeedShop } from '../seed/seed-data.ts';
import { type SeedProblem, warning } from '../seed/seed-problem.ts';

/** A text of a shop that addresses its reader. */
interface Address {
  readonly path: readonly (string | number)[];
  readonly word: string;
}

/**
 * Returns the texts that address visitors in the form which the shop uses less: a visitor reads them beside the others. Each shop
 * has one form in a language, whichever it is.
 */
export function checkAddressForms(shop: SeedShop): SeedProblem[] {
  return addressLanguages.flatMap((language) => {
    const found: Record<AddressForm, Map<string, Address>> = { formal: new Map(), informal: new Map() };
    walk(shop, [], (text, path) => {
      const key = String(path.at(-1));
      if (key !== language && !key.startsWith(`${language}-`)) return;
      for (const form of ['formal', 'informal'] as const) {
        const word = findAddress(text, language, form)?.word;
        // A text of several locales is one.
        const id = [...path.slice(0, -1), text].join('\0');
        if (word !== undefined && !found[form].has(id)) found[form].set(id, { path, word });
      }
    });
    const rare: AddressForm = found.formal.size < found.informal.size ? 'formal' : 'informal';
    const usual = found[otherForm(rare)].size;
    return [...found[rare].values()].map(({ path, word }): SeedProblem => {
      const message = `The text says "${word}", and ${usual} other texts of the shop in ${language} are ${otherForm(rare)}`;
      return warning(path, message);
    });
  });
}

function walk(
  value: unknown,
  path: readonly (string | number)[],
  visit: (text: string, path: readonly (string | number)[]) => void,
): void {
  if (typeof value === 'string') visit(value, path);
  else if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, [...path, index], visit);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) walk(each, [...path, key], visit);
}
