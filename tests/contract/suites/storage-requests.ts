import sharp from 'sharp';
import type { TestBackend } from '#tests/support/backend.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { fileForm, testPicture, type Uploader, uploadPicture } from '#tests/support/uploads.ts';
import type { PreparedRequest } from './account-requests.ts';

type Prepare = (backend: TestBackend) => Promise<PreparedRequest>;

const note = { kind: 'Note', title: 'Meeting room' } as const;

const withUpload =
  (address: (upload: { itemId: string; fileId: string }) => string): Prepare =>
  async (backend) => {
    const upload = await uploadPicture(backend);
    return { url: address(upload), headers: upload.owner, elsewhere: 404 };
  };

const panel = { kind: 'ConfiguredProduct', productId: 'panel', variantId: 'panel-moss', quantity: 2 } as const;

/** Saves a product as a new guest. */
async function saveProduct(backend: TestBackend): Promise<{ readonly itemId: string; readonly owner: Uploader }> {
  const answer = await backend.ask('/Storage', { method: 'POST', body: panel });
  if (answer.statusCode !== 201) throw new Error(`Saving was answered ${answer.statusCode}: ${answer.body}`);
  return { itemId: String(answer.json().id), owner: { 'x-order-token': String(answer.headers['x-order-token']) } };
}

const withProduct =
  (address: (itemId: string) => string): Prepare =>
  async (backend) => {
    const { itemId, owner } = await saveProduct(backend);
    return { url: address(itemId), headers: owner, elsewhere: 404 };
  };

/**
 * Width and height, in pixels of the image and in millimetres of the print: generated bodies do not distinguish them.
 */
const side = 700;

/** A successful request for each operation on saved items, their files and crops. */
export const storageRequests: Readonly<Record<string, Prepare>> = {
  addStorageItem: async (backend) => {
    const { itemId, owner } = await uploadPicture(backend);
    return { url: '/Storage', headers: owner, body: note, elsewhere: 201, known: { itemId } };
  },
  addStorageItemFromBase64: async (backend) => {
    const { itemId, owner } = await uploadPicture(backend);
    const content = (await testPicture('png')).toString('base64');
    const body = { item: note, file: { name: 'wall.png', content } };
    return { url: '/Storage/base64', headers: owner, body, elsewhere: 201, known: { itemId, content } };
  },
  cropProductPhoto: async (backend) => {
    const picture = await sharp({ create: { width: side, height: side, channels: 3, background: '#5c6c48' } })
      .png()
      .toBuffer();
    const { fileId, owner } = await uploadPicture(backend, {}, {}, picture);
    const square = { width: side, height: side };
    return {
      url: '/Products/configuration/print/crop',
      headers: owner,
      body: { source: { kind: 'File', fileId }, crop: { x: 0, y: 0, ...square }, size: square },
      known: { fileId, licenseCode: 'WOOD-01', x: 0, y: 0, ...square },
      elsewhere: 404,
    };
  },
  validateStorageItems: async () => ({ url: '/Storage/validate', body: {}, elsewhere: 200 }),
  getStorageItem: withUpload(({ itemId }) => `/Storage/${itemId}`),
  listStorageItems: async (backend) => {
    const { owner } = await saveProduct(backend);
    return { url: '/Storage', headers: owner, elsewhere: 200 };
  },
  exportStorage: async (backend) => {
    const { authorization } = await addCustomer(backend);
    await backend.ask('/Storage', { method: 'POST', body: panel, headers: { authorization } });
    return { url: '/Storage/export', headers: { authorization }, elsewhere: 401 };
  },
  restoreStorageItem: async (backend) => {
    const { itemId, owner } = await saveProduct(backend);
    await backend.ask(`/Storage/${itemId}`, { method: 'DELETE', headers: owner });
    return { url: `/Storage/${itemId}/restore`, headers: owner, elsewhere: 404 };
  },
  moveStorageItemUp: withProduct((itemId) => `/Storage/${itemId}/moveup`),
  moveStorageItemDown: withProduct((itemId) => `/Storage/${itemId}/movedown`),
  moveStorageFileUp: withUpload(({ itemId, fileId }) => `/Storage/${itemId}/files/${fileId}/moveup`),
  moveStorageFileDown: withUpload(({ itemId, fileId }) => `/Storage/${itemId}/files/${fileId}/movedown`),
  shareStorageItem: withProduct((itemId) => `/Storage/${itemId}/share`),
  unshareStorageItem: withProduct((itemId) => `/Storage/${itemId}/share`),
  getSharedItem: async (backend) => {
    const { itemId, owner } = await saveProduct(backend);
    const answer = await backend.ask(`/Storage/${itemId}/share`, { method: 'POST', headers: owner });
    return { url: String(answer.json().path), elsewhere: 404 };
  },
  deleteStorageItem: withUpload(({ itemId }) => `/Storage/${itemId}`),
  deleteStorageFile: withUpload(({ itemId, fileId }) => `/Storage/${itemId}/files/${fileId}`),
  addStorageFile: async (backend) => ({
    ...(await withUpload(({ itemId }) => `/Storage/${itemId}/files`)(backend)),
    form: fileForm('wall.png', await testPicture('png')),
  }),
};
