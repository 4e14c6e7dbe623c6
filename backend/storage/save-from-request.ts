import { loadOptions } from '../configurator/load-options.ts';
import { fieldProblem } from '../errors/field-problem.ts';
import { ProblemError } from '../errors/problem.ts';
import { findOwner } from '../identity/owner.ts';
import type { BodyOf, OperationRequest } from '../operations/handler.ts';
import { discardUploads, getSource, takeUpload, type Upload } from '../uploads/uploads.ts';
import { addFile, addItem } from './add-item.ts';
import { toStorageFile, toStorageItem } from './item-answer.ts';
import { findOwned, type ItemRow } from './items.ts';
import type { StorageServices } from './storage-services.ts';

type ItemRequest = BodyOf<'addStorageItem'>;
type Saved = Awaited<ReturnType<typeof saveItem>>;

/** Saves an item from JSON, or from a form with files. @throws {ProblemError} */
export async function saveItem(services: StorageServices, request: OperationRequest<'addStorageItem'>) {
  const { form, shop, client } = request;
  if (!form) return await save(services, request, request.body, []);
  const uploads: Upload[] = [];
  try {
    let item: ItemRequest | undefined;
    for await (const part of form) {
      if (part.kind === 'field' && part.name === 'item') item = request.checkBody(parseItem(part.value));
      else {
        const source = getSource(part);
        if (uploads.length >= 10) throw fieldProblem('/file', 'maxItems', 'are more than 10');
        uploads.push(await takeUpload(services, shop.shopId, client, source));
      }
    }
    if (!item) throw fieldProblem('/item', 'required', 'is missing');
    return await save(services, request, item, uploads);
  } catch (error) {
    await discardUploads(services, uploads);
    throw error;
  }
}

/** Saves an item with one file in base64. @throws {ProblemError} */
export async function saveItemFromBase64(
  services: StorageServices,
  request: OperationRequest<'addStorageItemFromBase64'>,
): Promise<Saved> {
  const { item, file } = request.body;
  if (file.content.length % 4 !== 0) throw new ProblemError('FILE_DAMAGED', 'The file is no base64.');
  const content = [Buffer.from(file.content, 'base64')];
  const upload = await takeUpload(services, request.shop.shopId, request.client, { name: file.name, content });
  try {
    return await save(services, request, item, [upload]);
  } catch (error) {
    await discardUploads(services, [upload]);
    throw error;
  }
}

/** Adds a file to an item. @throws {ProblemError} */
export async function saveFile(services: StorageServices, request: OperationRequest<'addStorageFile'>) {
  const { form, shop, client, actor, path } = request;
  if (!form) throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
  const owner = await findOwner(services.db, actor);
  const item = await findOwned(services.db, owner, path.id);
  // Before anything is received.
  if (!owner || !item || item.shared || item.removedAt) throw new ProblemError('NOT_FOUND');
  let upload: Upload | undefined;
  try {
    let optionId: string | undefined;
    for await (const part of form) {
      if (part.kind === 'field' && part.name === 'optionId') optionId = String(part.value);
      else {
        const source = getSource(part);
        if (upload) throw fieldProblem('/file', 'maxItems', 'are more than one');
        upload = await takeUpload(services, shop.shopId, client, source);
      }
    }
    if (!upload) throw fieldProblem('/file', 'required', 'is missing');
    if (optionId !== undefined) await checkOption(services, request, item, optionId, upload);
    const file = await addFile(services, owner, item.id, upload);
    return toStorageFile({ ...file, inUse: false }, file.position);
  } catch (error) {
    if (upload) await discardUploads(services, [upload]);
    throw error;
  }
}

async function save(
  services: StorageServices,
  { shop, actor }: Pick<OperationRequest<'addStorageItem'>, 'shop' | 'actor'>,
  request: ItemRequest,
  uploads: readonly Upload[],
) {
  const { item, owner, token } = await addItem(services, shop, actor, request, uploads);
  const reader = { owner, actor: token === undefined ? actor : { ...actor, orderToken: token } };
  return { item: await toStorageItem(services.db, shop, item, reader), token };
}

/**
 * Checks a file by the rules of its File option.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`, `FILE_TYPE_REFUSED`, `PAYLOAD_TOO_LARGE`
 */
async function checkOption(
  { db }: StorageServices,
  { shop }: Pick<OperationRequest<'addStorageFile'>, 'shop'>,
  { productId }: ItemRow,
  optionId: string,
  { contentType, bytes }: Upload,
): Promise<void> {
  const options = productId === null ? [] : await loadOptions(db, shop, productId);
  const option = options.find(({ id }) => id === optionId);
  if (option?.type !== 'File') throw fieldProblem('/optionId', 'unknownOption', 'is no File option of the product');
  if (!option.accept.includes(contentType)) throw new ProblemError('FILE_TYPE_REFUSED');
  if (bytes > option.maxBytes) throw new ProblemError('PAYLOAD_TOO_LARGE');
}

/** Returns an item as JSON, whatever the content type of its part. */
function parseItem(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw fieldProblem('/item', 'type', 'is not JSON');
  }
}
