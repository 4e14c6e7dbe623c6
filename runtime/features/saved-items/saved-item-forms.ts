import type { components } from '#generated/contracts/product-api.ts';
import type { SentValues } from '#runtime/contracts/form.ts';
import { defineForm } from '#runtime/forms/form-definition.ts';
import { readPrint } from '#runtime/forms/photo-print-form.ts';
import { readConfiguration } from '#runtime/lib/configuration-fields.ts';
import {
  chosenItemsSchema,
  fileMoveSchema,
  itemFileSchema,
  itemMoveSchema,
  noteSchema,
  savedItemSchema,
  savedProductSchema,
} from '#runtime/validation/forms/saved-items.ts';

/** A saved item, as its owner sees it. */
export type SavedItem = components['schemas']['StorageItem'];

/** Saves a product as it is configured, or a photo print. */
export const saveProductForm = defineForm({
  name: 'saveProduct',
  schema: savedProductSchema,
  input: (value, sent) => {
    const { kind = 'ConfiguredProduct', productId, variantId, quantity, cropId } = value;
    const print = cropId ? undefined : readPrint(value);
    return {
      kind,
      productId,
      values: readConfiguration(sent),
      ...(variantId && { variantId }),
      ...(quantity !== undefined && { quantity }),
      ...(cropId && { cropId }),
      ...(print && { print }),
    };
  },
  mutation: (trpc) => trpc.storage.save.mutationOptions(),
});

/** Saves a note. */
export const saveNoteForm = defineForm({
  name: 'saveNote',
  schema: noteSchema,
  input: ({ title, text }) => ({ kind: 'Note' as const, title, ...(text && { text }) }),
  mutation: (trpc) => trpc.storage.save.mutationOptions(),
});

/** Removes an item. */
export const removeItemForm = defineForm({
  name: 'removeItem',
  schema: savedItemSchema,
  input: ({ itemId }) => ({ itemId }),
  mutation: (trpc) => trpc.storage.remove.mutationOptions(),
});

/** Brings a removed item back. */
export const restoreItemForm = defineForm({
  name: 'restoreItem',
  schema: savedItemSchema,
  input: ({ itemId }) => ({ itemId }),
  mutation: (trpc) => trpc.storage.restore.mutationOptions(),
});

/** Moves an item. */
export const moveItemForm = defineForm({
  name: 'moveItem',
  schema: itemMoveSchema,
  input: ({ itemId, by }) => ({ itemId, by }),
  mutation: (trpc) => trpc.storage.move.mutationOptions(),
});

/** Goes on configuring an item on its product page. */
export const reopenItemForm = defineForm({
  name: 'reopenItem',
  schema: savedItemSchema,
  input: ({ itemId }) => ({ itemId }),
  mutation: (trpc) => trpc.storage.reopen.mutationOptions(),
});

/** Gives an item an address that anybody can read. */
export const shareItemForm = defineForm({
  name: 'shareItem',
  schema: savedItemSchema,
  input: ({ itemId }) => ({ itemId }),
  mutation: (trpc) => trpc.storage.share.mutationOptions(),
});

/** Ends the sharing of an item. */
export const unshareItemForm = defineForm({
  name: 'unshareItem',
  schema: savedItemSchema,
  input: ({ itemId }) => ({ itemId }),
  mutation: (trpc) => trpc.storage.unshare.mutationOptions(),
});

/** Deletes a file of an item. */
export const removeFileForm = defineForm({
  name: 'removeFile',
  schema: itemFileSchema,
  input: ({ itemId, fileId }) => ({ itemId, fileId }),
  mutation: (trpc) => trpc.storage.removeFile.mutationOptions(),
});

/** Moves a file of an item. */
export const moveFileForm = defineForm({
  name: 'moveFile',
  schema: fileMoveSchema,
  input: ({ itemId, fileId, by }) => ({ itemId, fileId, by }),
  mutation: (trpc) => trpc.storage.moveFile.mutationOptions(),
});

/** Adds files to an item where there is no JavaScript; the server stores them while it reads the form. */
export const addFilesFormName = 'addItemFiles';

/** Puts the chosen items into the cart. */
export const itemsToCartForm = defineForm({
  name: 'itemsToCart',
  schema: chosenItemsSchema,
  input: (_, sent) => ({ itemIds: chosenItems(sent) }),
  mutation: (trpc) => trpc.storage.toCart.mutationOptions(),
});

const chosenPrefix = 'chosen.';

/** Returns the field by which an item is selected. */
export function chosenField(itemId: string): string {
  return `${chosenPrefix}${itemId}`;
}

/** Returns the items that a form selects, in its order. */
export function chosenItems(sent: SentValues): string[] {
  return Object.keys(sent).flatMap((name) => (name.startsWith(chosenPrefix) ? [name.slice(chosenPrefix.length)] : []));
}
