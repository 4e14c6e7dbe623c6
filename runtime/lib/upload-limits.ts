/** Bytes that a file may have, everywhere (`POST /Storage` of the product API). */
export const maxFileBytes = 31_457_280;

/** Files that go with one request. */
export const maxFiles = 10;
