/** Path for uploads: the body is the file, `x-file-name` its URL-encoded name. */
export const filesPath = '/api/files';

/** Header with the saved item that an uploaded file is added to. */
export const itemHeader = 'x-storage-item';

/** A stored file, as a field of a form. */
export interface StoredFile {
  readonly storageItemId: string;
  readonly fileId: string;
  readonly name: string;
}

/** The answer to an upload. */
export type FileAnswer =
  | { readonly ok: true; readonly file: StoredFile }
  /** @param code - A `ProblemCode`, or `UNKNOWN`. */
  | { readonly ok: false; readonly code: string };
