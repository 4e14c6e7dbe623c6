import type { operations } from '#generated/contracts/content-api.ts';
import type { components } from '#generated/contracts/product-api.ts';
import type { ComparedFacts, ComparedProduct, Comparison } from '#runtime/lib/compared-products.ts';
import { shownVariant } from '#runtime/lib/shown-variant.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { ApiProblemError, unwrap } from '../clients/api-problem.ts';
import type { RpcContext } from '../rpc-context.ts';
import { largestPageSize } from '../sitemap-source.ts';
import { loadProduct } from './load-product.ts';

type Product = components['schemas']['Product'];

type ListingQuery = NonNullable<operations['listProducts']['parameters']['query']>;

/** Loads products to compare. */
export async function loadComparison(
  context: Pick<RpcContext, 'content' | 'products'>,
  asked: readonly ComparedProduct[],
): Promise<Comparison> {
  const found = await Promise.all(asked.map((product) => loadIfThere(context, product)));
  const there = found.flatMap((each) => (each === undefined ? [] : [each]));
  const query = withoutAbsent<ListingQuery>({
    category: there[0]?.product.category.id,
    sort: 'NAME',
    pageSize: largestPageSize,
  });
  const listing = unwrap(await context.content.GET('/catalogue/products', { params: { query } }));
  const isShown = new Set(there.map(({ product }) => product.slug));
  return {
    products: there.map(({ asked: address, product }) => toFacts(address, product)),
    others: listing.items.filter(({ slug }) => !isShown.has(slug)).map(({ name, slug }) => ({ name, slug })),
  };
}

async function loadIfThere(
  context: Pick<RpcContext, 'products'>,
  asked: ComparedProduct,
): Promise<{ readonly asked: ComparedProduct; readonly product: Product } | undefined> {
  try {
    return { asked, product: await loadProduct(context, asked.slug, asked.variant) };
  } catch (error) {
    if (error instanceof ApiProblemError && error.status === 404) return undefined;
    throw error;
  }
}

function toFacts(asked: ComparedProduct, product: Product): ComparedFacts {
  const { name, slug, pricing, unit, unitPrice, delivery, acoustics, attributes, variants, images } = product;
  const variant = shownVariant(product);
  return {
    asked,
    name,
    slug,
    image: variant?.images[0] ?? images[0],
    variant: variant && variants.length > 1 ? { name: variant.name, slug: variant.slug } : undefined,
    pricing,
    unit,
    ...(unitPrice && { unitPrice }),
    delivery,
    ...(acoustics && { acoustics }),
    attributes,
    size: variant?.size,
    weight: variant?.weight,
  };
}
