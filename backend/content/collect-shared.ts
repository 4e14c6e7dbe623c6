import { isDeepStrictEqual } from 'node:util';
import { listedColors } from '../db/schema/options.ts';
import type { SeedShop } from '../seed/seed-data.ts';
import type { SeedOptionValue } from '../seed/seed-options.ts';
import { collectImages } from '../seed/seed-references.ts';
import type { SeedImage, SeedText } from '../seed/seed-texts.ts';
import { slugify } from '../seed/slugify.ts';
import type { SharedContent } from './format/shared-formats.ts';

/**
 * Collects the texts and values that are written once for a whole shop: alternative texts of images, names of
 * attributes, colours. Of several texts for one key the most frequent is shared; the others stay where they are used.
 */
export function collectShared(shop: SeedShop): SharedContent {
  const attributes = shop.products.flatMap((product) => product.attributes.map(({ name }) => name));
  const colors = shop.products.flatMap(({ options = [] }) =>
    options.flatMap(({ type, values = [] }) => (type === listedColors ? values : [])),
  );
  return {
    images: pickMostFrequent(collectImages(shop).map(({ key, alt }: SeedImage) => [key, alt])),
    attributes: indexByName(attributes),
    materials: pickMostFrequent(
      shop.products.flatMap(({ materials = [] }) => materials.map(({ key, name }) => [key, name])),
    ),
    colors: pickMostFrequent(colors.map((value: SeedOptionValue) => [value.key, value])),
  };
}

function pickMostFrequent<Value>(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> {
  const uses = new Map<string, { readonly value: Value; count: number }[]>();
  for (const [key, value] of entries) {
    const known = uses.get(key) ?? [];
    const same = known.find((use) => isDeepStrictEqual(use.value, value));
    if (same) same.count += 1;
    else uses.set(key, [...known, { value, count: 1 }]);
  }
  return sorted(
    [...uses].flatMap(([key, known]) => {
      const [first] = known.toSorted((one, other) => other.count - one.count);
      return first ? [[key, first.value] as const] : [];
    }),
  );
}

/** Returns names of attributes by a key made of the name in the first language. */
function indexByName(texts: readonly SeedText[]): ReadonlyMap<string, SeedText> {
  const names = new Map<string, SeedText>();
  for (const text of texts) {
    if ([...names.values()].some((known) => isDeepStrictEqual(known, text))) continue;
    const base = slugify(text.en ?? Object.values(text)[0] ?? '') || 'attribute';
    let key = base;
    for (let number = 2; names.has(key); number += 1) key = `${base}-${number}`;
    names.set(key, text);
  }
  return sorted([...names]);
}

function sorted<Value>(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> {
  return new Map(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
