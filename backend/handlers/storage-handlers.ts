import { type Handlers, StatusAnswer } from '../api/handler.ts';
import { ProblemError } from '../api/problem.ts';
import { toStorageItem } from '../storage/item-answer.ts';
import { findOwned, findShared, restorable } from '../storage/items.ts';
import { findOwner } from '../storage/owner.ts';
import { removeFile, removeItem } from '../storage/remove-item.ts';
import { saveFile, saveItem, saveItemFromBase64 } from '../storage/save-from-request.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import { validateItems } from '../storage/validate-items.ts';

type Saved = Awaited<ReturnType<typeof saveItem>>;

const made = ({ item, token }: Saved) =>
  new StatusAnswer(201, item, token === undefined ? {} : { 'x-order-token': token });
const done = () => new StatusAnswer(204, undefined);

/** What is built of saved items and uploads in `product-api.yaml`. */
export function createStorageHandlers(services: StorageServices): Handlers {
  const { db, clock } = services;
  return {
    addStorageItem: async (request) => made(await saveItem(services, request)),
    addStorageItemFromBase64: async (request) => made(await saveItemFromBase64(services, request)),
    addStorageFile: async (request) => new StatusAnswer(201, await saveFile(services, request)),
    validateStorageItems: (request) => validateItems(services, request),

    async getStorageItem({ shop, path, customer, headers }) {
      const owner = await findOwner(db, { ...shop, customer, orderToken: headers['X-Order-Token'] });
      const owned = await findOwned(db, owner, path.id);
      const item = owned ?? (await findShared(db, shop.shopId, path.id));
      const isOver = item?.removedAt && item.removedAt.getTime() + restorable < clock().getTime();
      if (!item || isOver) throw new ProblemError('NOT_FOUND');
      return await toStorageItem(db, shop, item, owned && owner);
    },

    async deleteStorageItem(request) {
      await removeItem(services, request);
      return done();
    },

    async deleteStorageFile(request) {
      await removeFile(services, request);
      return done();
    },
  };
}
