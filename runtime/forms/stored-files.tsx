import { Fragment, type ReactNode } from 'react';
import { fileListName } from '#runtime/contracts/file-fields.ts';
import type { StoredFile } from '#runtime/contracts/stored-file.ts';
import type { SiteForm } from './use-site-form.ts';

/** Returns the initial files of a form. One without a known stored item belongs to something that was saved before. */
export function getStoredFiles(form: SiteForm): StoredFile[] {
  return form
    .startOf(fileListName)
    .flatMap(({ storageItemId = '', fileId, name = '' }) =>
      fileId === undefined ? [] : [{ storageItemId, fileId, name }],
    );
}

/** Adds the hidden fields of stored files to a form, also without JavaScript. */
export function StoredFileFields({ files }: { readonly files: readonly StoredFile[] }): ReactNode {
  return files.map((file, index) => (
    <Fragment key={file.fileId}>
      {Object.entries(file).map(([field, value]) => (
        <input key={field} type="hidden" name={`${fileListName}.${index}.${field}`} value={value} readOnly />
      ))}
    </Fragment>
  ));
}
