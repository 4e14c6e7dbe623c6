/** Name of the list of a form's stored files. */
export const fileListName = 'files';

/** File field that a browser without JavaScript sends. */
export const uploadName = 'upload';

/** Field with the files that were sent without JavaScript and rejected; written by the server only. */
export const rejectedFileName = 'refusedFiles';

/**
 * Returns the name of the field by which a browser without JavaScript sends the file whose identifier a field of the
 * form has.
 */
export function uploadFor(field: string): string {
  return `${uploadName}.${field}`;
}

const intoPrefix = 'uploadInto.';

/** Returns the name of the field by which a browser without JavaScript adds files to a saved item. */
export function uploadInto(itemId: string): string {
  return `${intoPrefix}${itemId}`;
}

/** Returns the saved item to which a field adds files; undefined where it adds them to none. */
export function uploadedInto(sentBy: string): string | undefined {
  return sentBy.startsWith(intoPrefix) ? sentBy.slice(intoPrefix.length) : undefined;
}

/** Returns the field with the identifier of a file that was sent; undefined where it belongs to the list. */
export function uploadedFor(sentBy: string): string | undefined {
  return sentBy.startsWith(`${uploadName}.`) ? sentBy.slice(uploadName.length + 1) : undefined;
}
