/** List of the files that go with a form, as they were stored. */
export const fileListName = 'files';

/** Field by which a browser without JavaScript sends them. */
export const uploadName = 'upload';

/** What became of files that were sent without JavaScript and not taken; written by the server alone. */
export const refusedFileName = 'refusedFiles';
