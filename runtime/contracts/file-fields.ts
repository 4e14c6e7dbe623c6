/** List of the files that go with a form, as they were stored. */
export const fileListName = 'files';

/** Field by which a browser without JavaScript sends them. */
export const uploadName = 'upload';

/** What became of files that were sent without JavaScript and not taken; written by the server alone. */
export const refusedFileName = 'refusedFiles';

/** Field by which a browser without JavaScript sends the file whose identifier a field of the form holds. */
export function uploadFor(field: string): string {
  return `${uploadName}.${field}`;
}

/** The field that holds the identifier of a file that was sent; undefined where it belongs to the list. */
export function uploadedFor(sentBy: string): string | undefined {
  return sentBy.startsWith(`${uploadName}.`) ? sentBy.slice(uploadName.length + 1) : undefined;
}
