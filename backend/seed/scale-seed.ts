import type { SeedAcoustics, SeedData, SeedProduct, SeedShop, SeedVariant } from './seed-data.ts';

/**
 * Returns a data set whose first shop has a number of products: its own, and then more of each family, with series,
 * measures, brands, prices, colours, absorption and categories that differ from product to product. The same number
 * gives the same products. For measurements with a large catalogue.
 */
export function scaleSeed(data: SeedData, products: number): SeedData {
  const [first, ...others] = data.shops;
  if (!first) return data;
  return { shops: [scaleShop(first, products), ...others] };
}

const series = [
  ...['Alta', 'Bergen', 'Cirrus', 'Delta', 'Ember', 'Fenn', 'Glade', 'Havn', 'Iris', 'Juno', 'Kelda', 'Lumen', 'Mira'],
  ...['Norr', 'Oslo', 'Petra', 'Quill', 'Runa', 'Sola', 'Tarn', 'Umbra', 'Vale', 'Wren', 'Xara', 'Yarrow', 'Zephyr'],
  ...['Aurora', 'Boreal', 'Cala', 'Dune', 'Esker', 'Fjell', 'Gale', 'Holm', 'Isla', 'Jura', 'Kite', 'Loch', 'Moor'],
] as const;
const sizes = [
  '30',
  '45',
  '60',
  '75',
  '90',
  '120',
  '150',
  '180',
  '240',
  'S',
  'M',
  'L',
  'XL',
  'Duo',
  'Trio',
  'Plus',
] as const;
const brands = [
  ...['Akoform', 'Hushwood', 'Kalmo', 'Murmur', 'Nordvilt', 'Panello'],
  ...['Rustik', 'Silentis', 'Sordino', 'Tonewerk', 'Velours & Co', 'Zachtwerk'],
] as const;
const fireClasses = ['A2-s1,d0', 'B-s1,d0', 'B-s2,d0', 'C-s1,d0', 'C-s2,d0', 'D-s2,d0', 'E'] as const;
/** Millimetres. */
const thicknesses = [9, 12, 18, 24, 30, 40, 50, 60, 80, 100, 120] as const;

const maxVariants = 2;
const maxAttributes = 4;

function scaleShop(shop: SeedShop, wanted: number): SeedShop {
  const products = Array.from({ length: wanted }, (_, index) => {
    const family = shop.products[index % shop.products.length];
    if (!family) throw new Error(`The shop ${shop.id} has no products to multiply.`);
    const round = Math.floor(index / shop.products.length) + 1;
    return round === 1 ? madeToOrder(family) : copyProduct(shop, family, round, index);
  });
  return { ...shop, products };
}

/** Returns a product without stock limits, so that no load sells it out. */
function madeToOrder({ variants: [first, ...others], ...product }: SeedProduct): SeedProduct {
  const withoutStock = ({ stock: _, ...variant }: SeedVariant): SeedVariant => variant;
  return { ...product, variants: [withoutStock(first), ...others.map(withoutStock)] };
}

function copyProduct(shop: SeedShop, family: SeedProduct, round: number, index: number): SeedProduct {
  const dice = rollFrom(index);
  const title = `${pick(dice, series)} ${pick(dice, sizes)}`;
  const elsewhere = dice() < 0.15 ? [pick(dice, shop.categories).key] : [];
  const { oldSlugs: _, video: __, options = [], ...kept } = family;
  const variants = someVariants(family, dice, round);
  return {
    ...kept,
    key: `${family.key}-${round}`,
    categories: [...new Set([...family.categories, ...elsewhere])],
    brand: dice() < 0.3 ? family.brand : pick(dice, brands),
    name: mapValues(family.name, (name) => `${name} ${title}`),
    slugs: mapValues(family.slugs, (slug) => `${slug}-${round}`),
    images: [family.images[0], ...family.images.slice(1, 2)],
    options: options.flatMap((option) => {
      const chosen = new Set(variants.map(({ choices }) => choices[option.key]));
      const values = option.values?.filter(({ key }) => chosen.has(key)) ?? [];
      return values.length > 0 ? [{ ...option, values }] : [];
    }),
    variants,
    attributes: family.attributes.slice(0, maxAttributes),
    ...(family.acoustics && { acoustics: otherAcoustics(family.acoustics, dice) }),
    since: new Date(Date.UTC(2020, 0, 1 + Math.floor(dice() * 2200))).toISOString().slice(0, 10),
    related: (family.related ?? []).slice(0, 3),
  };
}

/** Returns a few of the family's variants, with prices of their own and numbered articles. */
function someVariants(family: SeedProduct, dice: Dice, round: number): SeedProduct['variants'] {
  const { variants } = family;
  const from = Math.floor(dice() * variants.length);
  const factor = 0.6 + dice() * 1.2;
  const other = ({ stock: _, ...variant }: SeedVariant): SeedVariant => ({
    ...variant,
    sku: `${variant.sku}-${round}`,
    price: mapValues(variant.price, (cents) => Math.round(cents * factor)),
    inStock: dice() < 0.92,
  });
  const taken = [...variants.slice(from), ...variants.slice(0, from)].slice(0, maxVariants).map(other);
  return [taken[0] ?? other(variants[0]), ...taken.slice(1)];
}

function otherAcoustics(acoustics: SeedAcoustics, dice: Dice): SeedAcoustics {
  const steps = Math.round(((acoustics.nrc ?? 0.6) + (dice() - 0.5) * 0.5) * 20);
  const nrc = Math.min(1, Math.max(0.1, steps / 20));
  return {
    ...acoustics,
    nrc,
    soundClass: nrc >= 0.9 ? 'A' : nrc >= 0.8 ? 'B' : nrc >= 0.6 ? 'C' : nrc >= 0.3 ? 'D' : 'E',
    fireClass: pick(dice, fireClasses),
    thickness: pick(dice, thicknesses),
  };
}

/** Returns the next number from 0 to 1. */
type Dice = () => number;

/** Creates a pseudo-random generator (mulberry32). */
function rollFrom(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pick<Item>(dice: Dice, items: readonly Item[]): Item {
  const item = items[Math.floor(dice() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

function mapValues<Value>(values: Readonly<Record<string, Value>>, change: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
