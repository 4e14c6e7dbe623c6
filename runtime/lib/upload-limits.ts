/** Max. bytes of a file (`POST /Storage` of the product API). */
export const maxFileBytes = 31_457_280;

/** Max. files of a request. */
export const maxFiles = 10;
