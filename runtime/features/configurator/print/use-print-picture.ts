import { useEffect, useEffectEvent, useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { fileListName } from '#runtime/contracts/file-fields.ts';
import type { StoredFile } from '#runtime/contracts/stored-file.ts';
import { missingPicture, readLicenseCode } from '#runtime/forms/photo-print-form.ts';
import { getStoredFiles } from '#runtime/forms/stored-files.tsx';
import { useFileList } from '#runtime/forms/use-file-list.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import type { PixelSource } from './use-pixels.ts';
import type { Crop, Print } from './use-print-crop.ts';

/** Fields that select the picture. */
const names = ['source', 'stockImage', 'licenseCode'] as const;

type Sent = Readonly<Record<string, string>>;

/**
 * Returns the printed image: a file of the visitor's, which is stored as soon as it is chosen, or one of the shop's.
 *
 * @param start - What was cropped before, and saved.
 */
export function usePrintPicture(
  { accept, stockImages }: Pick<components['schemas']['PhotoPrint'], 'accept' | 'stockImages'>,
  form: SiteForm,
  start: Crop | undefined,
) {
  const { write, put, guard } = form;
  const [sent, setSent] = useState<Sent>(() =>
    Object.fromEntries(names.map((name) => [name, form.field(name).defaultValue ?? ''])),
  );
  const list = useFileList(getStoredFiles(form), {
    types: new Set(accept),
    typeRejection: 'form:photo.wrongType',
  });
  const [local, setLocal] = useState<{ readonly key: string; readonly file: File }>();
  const last = list.files.at(-1);
  const stored = last?.state === 'stored' ? last.stored : undefined;

  const fileId = stored?.fileId;
  const tell = useEffectEvent((_fileId: string | undefined) => put(fileListName, stored ? [{ ...stored }] : []));
  useEffect(() => tell(fileId), [fileId]);

  const isStock = sent.source === 'stock';
  const getMissing = (): ReturnType<typeof missingPicture> =>
    missingPicture({ ...sent, ...(stored && { [`${fileListName}.0.fileId`]: stored.fileId }) });
  useEffect(() => guard(fileListName, () => (isStock ? undefined : list.against()) ?? getMissing()[fileListName]));
  useEffect(() => guard('stockImage', () => getMissing().stockImage));
  const code = readLicenseCode(sent.licenseCode, sent.stockImage);
  const stock = stockImages.find(({ licenseCode }) => licenseCode === code);
  /** Returns what was chosen last: a card, or a typed code, which may be that of a card. */
  const followed = (name: string, typed = ''): Sent => {
    if (name === 'stockImage') return { licenseCode: '' };
    if (name !== 'licenseCode') return {};
    const typedCode = readLicenseCode(typed, undefined);
    return { stockImage: stockImages.some(({ licenseCode }) => licenseCode === typedCode) ? (typedCode ?? '') : '' };
  };
  return {
    list,
    /** A new file replaces the previous one. */
    addFiles: (files: Iterable<File>): void => {
      const [file] = files;
      if (!file) return;
      for (const { key } of list.files) list.remove(key);
      list.add([file]);
      setLocal((before) => ({ key: `file ${Number(before?.key.split(' ')[1] ?? 0) + 1}`, file }));
    },
    /** The source that the API prints. */
    source: isStock ? stockSource(stock?.licenseCode) : fileSource(stored),
    /** The picture to show; absent where there is none in the browser. */
    seen: isStock
      ? stock && { key: stockKey(stock.licenseCode), picture: stock.image }
      : last && last.state !== 'refused'
        ? (local ?? keptPicture(start))
        : undefined,
    /** Reads the fields of the form. @returns Whether the field selects the picture. */
    take: (fields: Sent, name: string): boolean => {
      if (!names.some((each) => each === name)) return false;
      const next = { ...fields, ...followed(name, fields.licenseCode) };
      for (const field of ['stockImage', 'licenseCode'] as const) {
        if (next[field] !== undefined && next[field] !== fields[field]) write(field, next[field]);
      }
      setSent(next);
      return true;
    },
  };
}

/**
 * Returns the fields that identify the image of a saved crop.
 * @param name - The new name of its file.
 */
export function pictureFields(start: Crop | undefined, name: string): Sent {
  if (!start) return { source: 'upload' };
  const { source } = start;
  if (source.kind === 'StockImage') return { source: 'stock', stockImage: source.licenseCode };
  return {
    source: 'upload',
    ...Object.fromEntries(
      Object.entries({ fileId: source.fileId, storageItemId: '', name }).map(([field, value]) => [
        `${fileListName}.0.${field}`,
        value,
      ]),
    ),
  };
}

/** Returns the key of a saved crop's image among those that are shown. */
export function savedKey({ source }: Crop): string {
  return source.kind === 'StockImage' ? stockKey(source.licenseCode) : 'file';
}

function keptPicture(start: Crop | undefined): PixelSource | undefined {
  return start?.source.kind === 'File' && start.original
    ? { key: savedKey(start), picture: start.original }
    : undefined;
}

function stockKey(licenseCode: string): string {
  return `stock ${licenseCode}`;
}

function stockSource(licenseCode: string | undefined): Print['source'] | undefined {
  return licenseCode === undefined ? undefined : { kind: 'StockImage', licenseCode };
}

function fileSource(stored: StoredFile | undefined): Print['source'] | undefined {
  if (!stored) return undefined;
  const { fileId, storageItemId } = stored;
  return { kind: 'File', fileId, ...(storageItemId !== '' && { storageItemId }) };
}
