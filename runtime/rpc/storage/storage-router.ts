import { z } from 'zod';
import type { components } from '#generated/contracts/product-api.ts';
import { expectDone, unwrap } from '../clients/api-problem.ts';
import { type CropContext, cropPhoto } from '../configurator/crop-photo.ts';
import { pageNumber } from '../page-number.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { putInCart } from './put-in-cart.ts';
import { oneFile, oneItem, places, type SavedInput, savedInput, someItems, storageId } from './storage-inputs.ts';

type Schemas = components['schemas'];

/** The list of a visitor without a session or a guest's token. */
const emptyList: Schemas['StorageItemList'] = { items: [], total: 0, page: 1, pageSize: 20, pages: 0 };

/** Procedures of saved items: a customer's, or a guest's by their order token. */
export const storageRouter = router({
  /** Returns one page of the list, in its order. */
  list: visitorProcedure.input(z.strictObject({ page: pageNumber })).query(async ({ ctx, input: { page } }) => {
    const { visitor } = ctx;
    if (!visitor.hasSession && !visitor.hasOrder) return emptyList;
    return unwrap(
      await ctx.products.GET('/Storage', {
        params: { query: page === undefined ? {} : { page } },
      }),
    );
  }),

  /** An item that was removed and can be restored; null for any other. */
  removed: visitorProcedure.input(oneItem).query(async ({ ctx, input: { itemId } }) => {
    const { visitor } = ctx;
    if (!visitor.hasSession && !visitor.hasOrder) return null;
    const result = await ctx.products.GET('/Storage/{id}', {
      params: { path: { id: itemId } },
    });
    if (result.response.status === 404 || result.response.status === 400) return null;
    const item = unwrap(result);
    return item.removedAt !== undefined && item.owned ? { id: item.id, title: item.title } : null;
  }),

  /** Saves a product, a photo print or a note. A visitor without a session or a guest's token becomes a guest. */
  save: visitorProcedure.input(savedInput).mutation(async ({ ctx, input }) => {
    const { visitor } = ctx;
    const result = await ctx.products.POST('/Storage', {
      body: await itemToSave(ctx, input),
    });
    const { id } = unwrap(result);
    const token = result.response.headers.get('x-order-token');
    if (token !== null) await visitor.keepOrder(token);
    return { id, isGuest: !visitor.hasSession };
  }),

  /** Removes an item, which can be restored for 30 days. */
  remove: visitorProcedure.input(oneItem).mutation(async ({ ctx, input: { itemId: id } }) => {
    expectDone(
      await ctx.products.DELETE('/Storage/{id}', {
        params: { path: { id } },
      }),
    );
  }),

  /** Brings a removed item back. */
  restore: visitorProcedure.input(oneItem).mutation(async ({ ctx, input: { itemId: id } }) => {
    unwrap(
      await ctx.products.POST('/Storage/{id}/restore', {
        params: { path: { id } },
      }),
    );
  }),

  /** Moves an item by a number of positions. */
  move: visitorProcedure.input(oneItem.extend({ by: places })).mutation(async ({ ctx, input: { itemId: id, by } }) => {
    const options = { params: { path: { id } } };
    for (let step = 0; step < Math.abs(by); step += 1) {
      expectDone(
        by < 0
          ? await ctx.products.POST('/Storage/{id}/moveup', options)
          : await ctx.products.POST('/Storage/{id}/movedown', options),
      );
    }
  }),

  /** Puts items into the cart; names those that cannot be ordered as they were saved. */
  toCart: visitorProcedure.input(someItems).mutation(({ ctx, input: { itemIds } }) => putInCart(ctx, itemIds)),

  /** Returns an item's product, and its configuration if it is still valid; null if the product has been deleted. */
  reopen: visitorProcedure.input(oneItem).mutation(async ({ ctx, input: { itemId: id } }) => {
    const { product, quantity, values, crop } = unwrap(
      await ctx.products.GET('/Storage/{id}', {
        params: { path: { id } },
      }),
    );
    if (product?.slug === undefined) return null;
    const { slug, variantId } = product;
    const { configurationId } = unwrap(
      await ctx.products.POST('/Products/{id}/configure', {
        params: { path: { id: product.id } },
        body: {
          values: values ?? {},
          save: true,
          ...(quantity !== undefined && { quantity }),
          ...(variantId !== undefined && { variantId }),
          ...(crop && { cropId: crop.id }),
        },
      }),
    );
    return { slug, ...(variantId && { variantId }), ...(configurationId && { configurationId }) };
  }),

  /** Creates a public link to an item. */
  share: visitorProcedure.input(oneItem).mutation(async ({ ctx, input: { itemId: id } }) => {
    const { id: shareId } = unwrap(
      await ctx.content.POST('/Storage/{id}/share', {
        params: { path: { id } },
      }),
    );
    return { shareId };
  }),

  /** Ends the sharing of an item. */
  unshare: visitorProcedure.input(oneItem).mutation(async ({ ctx, input: { itemId: id } }) => {
    expectDone(
      await ctx.content.DELETE('/Storage/{id}/share', {
        params: { path: { id } },
      }),
    );
  }),

  /** Returns a shared item; null if it is not shared. Never cached, since sharing ends immediately. */
  shared: visitorProcedure.input(z.strictObject({ id: storageId })).query(async ({ ctx, input: { id } }) => {
    const result = await ctx.content.GET('/shared/{id}', {
      params: { path: { id } },
    });
    return result.response.status === 404 || result.response.status === 400 ? null : unwrap(result);
  }),

  /** Deletes a file of an item. */
  removeFile: visitorProcedure.input(oneFile).mutation(async ({ ctx, input: { itemId: id, fileId } }) => {
    expectDone(
      await ctx.products.DELETE('/Storage/{id}/files/{fileId}', {
        params: { path: { id, fileId } },
      }),
    );
  }),

  /** Moves a file of an item by a number of positions. */
  moveFile: visitorProcedure
    .input(oneFile.extend({ by: places }))
    .mutation(async ({ ctx, input: { itemId: id, fileId, by } }) => {
      const options = { params: { path: { id, fileId } } };
      for (let step = 0; step < Math.abs(by); step += 1) {
        expectDone(
          by < 0
            ? await ctx.products.POST('/Storage/{id}/files/{fileId}/moveup', options)
            : await ctx.products.POST('/Storage/{id}/files/{fileId}/movedown', options),
        );
      }
    }),
});

/** Returns the item for the API; a photo print is cropped first where it is not cropped yet. */
async function itemToSave(context: CropContext, input: SavedInput): Promise<Schemas['StorageItemRequest']> {
  if (input.kind === 'Note') return input;
  const { kind, print, cropId, ...item } = input;
  if (kind === 'ConfiguredProduct') return { kind, ...item };
  const made = cropId ?? (print && (await cropPhoto(context, item.productId, print)).id);
  return { kind, ...item, ...(made !== undefined && { cropId: made }) };
}
