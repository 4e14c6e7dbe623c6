/** Where the browser sends a file, as it is; its name stands in `x-file-name`, URL-encoded. */
export const filesPath = '/api/files';

/** Header by which a file that is sent to `filesPath` names the saved item it is added to. */
export const itemHeader = 'x-storage-item';

/** A file that was stored, as a form sends it along. */
export interface StoredFile {
  readonly storageItemId: string;
  readonly fileId: string;
  readonly name: string;
}

/** What `filesPath` answers. */
export type FileAnswer =
  | { readonly ok: true; readonly file: StoredFile }
  /** @param code - A `ProblemCode`, or `UNKNOWN`. */
  | { readonly ok: false; readonly code: string };
