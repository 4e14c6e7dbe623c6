// What the other shop is asked, and how its things are said in the words of our descriptions. Replace this file for another system.
import { toImage } from './pictures.js';

const { STORE_URL, SHOP_NAME = 'Shop', VAT = '21', LOCALES = 'nl-NL' } = process.env;
const vat = Number(VAT);

/** Asks the shop for a list. Returns its page, and how long it is over all pages. */
export async function ask(path) {
  const response = await fetch(`${STORE_URL}/wp-json/wc/store/v1${path}`, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The shop answered ${path} with ${response.status}.`);
  return { body: await response.json(), total: Number(response.headers.get('x-wp-total')) };
}

export const findProduct = async (slug) => (await ask(`/products?slug=${encodeURIComponent(slug)}`)).body[0];
export const findCategories = async () => (await ask('/products/categories?per_page=100')).body;

const toText = (html) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2000);
const toCategoryRef = ({ id, name, slug }) => ({ id: String(id), name, slug });
export const toSlugs = (slug) => Object.fromEntries(LOCALES.split(',').map((locale) => [locale, slug]));

/** Cents with and without VAT. The shop shows its prices with VAT. */
function toPrice({ price, currency_minor_unit: digits }) {
  const priceIncVat = Math.round(Number(price) * 10 ** (2 - digits));
  return { priceIncVat, priceExcVat: Math.round(priceIncVat / (1 + vat / 100)) };
}

function toPricing({ prices }) {
  const { priceIncVat, priceExcVat } = toPrice(prices);
  const total = { totalIncVat: priceIncVat, totalExcVat: priceExcVat };
  const money = { currency: prices.currency_code, vatPercentage: vat, priceIncVat, priceExcVat, ...total };
  return { ...money, quantity: { current: 1 }, volumeDiscount: [] };
}

export async function toCard({ id, name, slug, categories, images, prices }) {
  const fromPrice = { currency: prices.currency_code, unit: 'piece', ...toPrice(prices) };
  const shown = { category: toCategoryRef(categories[0]), image: await toImage(images[0]), colors: [] };
  return { id: String(id), kind: 'Standard', name, slug, ...shown, fromPrice };
}

export async function toProduct(product) {
  const { id, slug, sku, images, attributes, short_description: short, description } = product;
  const pictures = await Promise.all((images.length > 0 ? images : [undefined]).map(toImage));
  const text = { sku: sku || String(id), brand: SHOP_NAME, summary: toText(short), description };
  const facts = attributes.map(({ name, terms }) => ({ name, value: terms.map((one) => one.name).join(', ') }));
  return {
    ...(await toCard(product)),
    ...text,
    slugs: toSlugs(slug),
    images: pictures,
    pricing: toPricing(product),
    unit: 'piece',
    attributes: facts,
    variants: [],
    options: [],
    related: [],
    delivery: { value: 3, period: 'Day', methods: ['Deliver'] },
  };
}

export async function toCategory({ id, parent, name, slug, description, image, count }) {
  const place = parent ? { parentId: String(parent) } : {};
  const shown = { description: toText(description), image: await toImage(image ?? undefined), productCount: count };
  return { ...toCategoryRef({ id, name, slug }), ...place, slugs: toSlugs(slug), ...shown };
}
