import { ProblemError } from '../errors/problem.ts';
import { findOwner } from '../identity/owner.ts';
import { type Handlers, StatusAnswer } from '../operations/handler.ts';
import { exportStorage } from '../storage/export-storage.ts';
import { toStorageItem } from '../storage/item-answer.ts';
import { moveFile, moveItem } from '../storage/item-order.ts';
import { findOwned, findShared, restorable } from '../storage/items.ts';
import { listItems } from '../storage/list-items.ts';
import { removeFile, removeItem } from '../storage/remove-item.ts';
import { restoreItem } from '../storage/restore-item.ts';
import { saveFile, saveItem, saveItemFromBase64 } from '../storage/save-from-request.ts';
import { readSharedItem, shareItem, unshareItem } from '../storage/share-item.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import { validateItems } from '../storage/validate-items.ts';

type Saved = Awaited<ReturnType<typeof saveItem>>;

const made = ({ item, token }: Saved) =>
  new StatusAnswer(201, item, token === undefined ? {} : { 'x-order-token': token });
const done = () => new StatusAnswer(204, undefined);

/** Creates the handlers of saved items and their files in `product-api.yaml`, and of shares in `content-api.yaml`. */
export function createStorageHandlers(services: StorageServices): Handlers {
  const { db, clock } = services;
  return {
    addStorageItem: async (request) => made(await saveItem(services, request)),
    addStorageItemFromBase64: async (request) => made(await saveItemFromBase64(services, request)),
    addStorageFile: async (request) => new StatusAnswer(201, await saveFile(services, request)),
    validateStorageItems: (request) => validateItems(services, request),

    listStorageItems: (request) => listItems(services, request),
    exportStorage: (request) => exportStorage(services, request),
    restoreStorageItem: (request) => restoreItem(services, request),

    async moveStorageItemUp(request) {
      await moveItem(services, request, 'up');
      return done();
    },

    async moveStorageItemDown(request) {
      await moveItem(services, request, 'down');
      return done();
    },

    async moveStorageFileUp(request) {
      await moveFile(services, request, 'up');
      return done();
    },

    async moveStorageFileDown(request) {
      await moveFile(services, request, 'down');
      return done();
    },

    async getStorageItem({ shop, path, actor }) {
      const owner = await findOwner(db, actor);
      const owned = await findOwned(db, owner, path.id);
      const item = owned ?? (await findShared(db, shop.shopId, path.id));
      const isOver = item?.removedAt && item.removedAt.getTime() + restorable < clock().getTime();
      if (!item || isOver) throw new ProblemError('NOT_FOUND');
      return await toStorageItem(db, shop, item, owned && owner && { owner, actor });
    },

    async deleteStorageItem(request) {
      await removeItem(services, request);
      return done();
    },

    shareStorageItem: (request) => shareItem(services, request),
    getSharedItem: (request) => readSharedItem(services, request),

    async unshareStorageItem(request) {
      await unshareItem(services, request);
      return done();
    },

    async deleteStorageFile(request) {
      await removeFile(services, request);
      return done();
    },
  };
}
