import { array, object } from '../yup.ts';
import { identifier } from './identifier.ts';

const maxFiles = 10;

/** Creates the rule for files that were stored with the product API before: `StoredFileRef` of the content API. */
export function storedFiles() {
  return array(object({ storageItemId: identifier().required(), fileId: identifier().required() }))
    .default([])
    .max(maxFiles);
}
