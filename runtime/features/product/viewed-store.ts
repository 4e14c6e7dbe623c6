import type { PictureSource } from '#runtime/ui/srcset.ts';

/** A product that the visitor has looked at. */
export interface SeenProduct {
  readonly id: string;
  readonly name: string;
  /** In the locale that it was looked at in. */
  readonly slug: string;
  readonly image: PictureSource & { readonly alt: string };
}

/** Max. products that are remembered. */
const maxSeen = 9;

const keyOf = (locale: string): string => `seen:${locale}`;

/**
 * Returns the products that were looked at last in a locale, the last one first. They are in the browser alone. What another release
 * or somebody else has written there is left out.
 */
export function readSeen(storage: () => Storage, locale: string): readonly SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(keyOf(locale)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenProduct) : [];
  } catch {
    // Storage may be forbidden, or hold no JSON.
    return [];
  }
}

/** Puts a product in front of those that were looked at. */
export function rememberSeen(storage: () => Storage, locale: string, product: SeenProduct): void {
  const others = readSeen(storage, locale).filter(({ id }) => id !== product.id);
  try {
    storage().setItem(keyOf(locale), JSON.stringify([product, ...others].slice(0, maxSeen)));
  } catch {
    // Storage may be full, or forbidden.
  }
}

function isSeenProduct(value: unknown): value is SeenProduct {
  return (
    isObject(value) &&
    [value.id, value.name, value.slug].every(isText) &&
    isObject(value.image) &&
    [value.image.folder, value.image.alt, value.image.color].every(isText) &&
    [value.image.width, value.image.height].every(Number.isFinite) &&
    Array.isArray(value.image.widths) &&
    value.image.widths.every(Number.isFinite) &&
    Array.isArray(value.image.formats) &&
    value.image.formats.every(isText)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
