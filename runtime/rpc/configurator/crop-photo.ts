import type { components } from '#generated/contracts/product-api.ts';
import { largestPart, type Sides, turned } from '#runtime/lib/print-crop.ts';
import { unwrap } from '../clients/api-problem.ts';
import type { RpcContext } from '../rpc-context.ts';
import type { Visitor } from '../visitor.ts';
import type { PrintInput } from './print-input.ts';

type Crop = components['schemas']['Crop'];

/** The context of cropping. */
export interface CropContext extends Pick<RpcContext, 'products'> {
  readonly visitor: Visitor;
  /** Client for data that is the same for everybody. */
  readonly asShop: Pick<RpcContext, 'products'>;
}

/**
 * Crops an image for a photo print. An unknown visitor becomes a guest.
 *
 * @param product - Identifier or slug.
 * @throws {ApiProblemError} when it cannot be printed so.
 */
export async function cropPhoto(context: CropContext, product: string, print: PrintInput): Promise<Crop> {
  const { products, visitor } = context;
  const { source, size, rotation = 0 } = print;
  const crop = print.crop ?? largestPart(turned(await getSides(context, product, source), rotation), size);
  const result = await products.POST('/Products/configuration/{id}/crop', {
    params: { path: { id: product } },
    body: { source: getSource(source), crop, size, rotation },
  });
  const made = unwrap(result);
  const token = result.response.headers.get('x-order-token');
  if (token !== null) await visitor.keepOrder(token);
  return made;
}

/** Returns the image's name in the API. */
function getSource(source: PrintInput['source']): components['schemas']['CropSource'] {
  return source.kind === 'StockImage' ? source : { kind: 'File', fileId: source.fileId };
}

/** Size of an unknown image: the API rejects its id. */
const unknown: Sides = { width: 1, height: 1 };

/** Returns the sides of an upright image in pixels. */
async function getSides(
  { products, asShop }: CropContext,
  product: string,
  source: PrintInput['source'],
): Promise<Sides> {
  if (source.kind === 'StockImage') {
    const { stockImages } = unwrap(
      await asShop.products.GET('/Products/photoprint/{id}', { params: { path: { id: product } } }),
    );
    return stockImages.find(({ licenseCode }) => licenseCode === source.licenseCode)?.image ?? unknown;
  }
  if (source.storageItemId === undefined) return unknown;
  const { files } = unwrap(
    await products.GET('/Storage/{id}', {
      params: { path: { id: source.storageItemId } },
    }),
  );
  const { width, height } = files.find(({ id }) => id === source.fileId) ?? {};
  return width === undefined || height === undefined ? unknown : { width, height };
}
