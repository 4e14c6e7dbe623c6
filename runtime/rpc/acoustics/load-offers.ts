import type { components } from '#generated/contracts/product-api.ts';
import type { PerBand } from '#runtime/lib/acoustics/bands.ts';
import type { Purchasable } from '#runtime/lib/acoustics/plan.ts';
import { loadProduct } from '../catalogue/load-product.ts';
import { unwrap } from '../clients/api-problem.ts';
import type { RpcContext } from '../rpc-context.ts';

type Product = components['schemas']['Product'];
type Variant = components['schemas']['ProductVariant'];
type Acoustics = NonNullable<Product['acoustics']>;

/** A product that can be put into the cart as it is, with what it absorbs. */
export interface Offer extends Purchasable {
  readonly product: Product;
  readonly variant: Variant;
}

/** The products that are looked at, those with the best noise reduction first. */
const maxProducts = 60;

/** Sizes of a product that are considered. */
const maxSizes = 4;

/** Details that are asked for at a time. */
const maxAtOnce = 8;

/**
 * Loads what the shop sells with measured coefficients: pieces that are bought as they are, in the sizes that were measured, for
 * each way in which they may be fixed.
 */
export async function loadOffers(context: Pick<RpcContext, 'content' | 'products'>): Promise<readonly Offer[]> {
  const listing = unwrap(
    await context.content.GET('/catalogue/products', {
      params: { query: { sort: 'NRC', page: 1, pageSize: maxProducts } },
    }),
  );
  const ids = listing.items.filter(({ kind }) => kind === 'Standard').map(({ id }) => id);
  const offers: Offer[] = [];
  for (let from = 0; from < ids.length; from += maxAtOnce) {
    const some = ids.slice(from, from + maxAtOnce);
    offers.push(...(await Promise.all(some.map((id) => offersOf(context, id)))).flat());
  }
  return offers;
}

async function offersOf(context: Pick<RpcContext, 'products'>, id: string): Promise<readonly Offer[]> {
  const product = await loadProduct(context, id, undefined);
  const { acoustics, unit } = product;
  const absorption = acoustics?.absorption;
  const places = acoustics?.placement ?? [];
  if (!acoustics || !absorption || unit !== 'piece') return [];
  const bySize = new Map(
    product.variants.toReversed().flatMap((variant) => {
      const area = faceArea(variant, acoustics);
      return area !== undefined && variant.inStock ? [[area, variant] as const] : [];
    }),
  );
  const sizes = [...bySize].slice(-maxSizes);
  const coefficients = toBands(absorption);
  const priced = await Promise.all(
    sizes.map(async ([area, variant]) => ({
      area,
      variant,
      pricing: variant === product.variants[0] ? product.pricing : (await loadProduct(context, id, variant.id)).pricing,
    })),
  );
  return priced.flatMap(({ area, variant, pricing }) =>
    places.map((place) => ({
      product,
      variant,
      surface: place === 'Wall' ? ('wall' as const) : ('ceiling' as const),
      covers: place !== 'Suspended',
      footprint: area,
      area: area * (acoustics.faces ?? 1),
      absorption: coefficients,
      priceOf: (quantity: number) => quantity * unitPrice(pricing, quantity),
    })),
  );
}

/** Returns the area of a large face in square metres; `undefined` where it is unknown or of a thickness that was not measured. */
function faceArea({ size }: Variant, { thickness, faceArea: given }: Acoustics): number | undefined {
  const sides = [size?.width, size?.height, size?.depth].filter((side) => side !== undefined).toSorted((a, b) => b - a);
  const [long, short, thin] = sides;
  if (thickness !== undefined && thin !== undefined && Math.abs(thin - thickness) > 1) return undefined;
  if (given !== undefined) return given;
  return long === undefined || short === undefined ? undefined : (long * short) / 1e6;
}

function toBands({ hz125, hz250, hz500, hz1000, hz2000, hz4000 }: NonNullable<Acoustics['absorption']>): PerBand {
  return [hz125, hz250, hz500, hz1000, hz2000, hz4000];
}

/** Returns the price of one of a quantity in cents, without VAT: orders are added up from it. */
function unitPrice(pricing: Product['pricing'], quantity: number): number {
  const tier = pricing.volumeDiscount.find(
    ({ minQuantity = 1, maxQuantity = quantity }) => quantity >= minQuantity && quantity <= maxQuantity,
  );
  return tier?.priceExcludingVat ?? pricing.priceExcVat;
}
