/** Id of the element that holds the page's markup and that React hydrates. */
export const rootElementId = 'root';

/** Data block from which the browser starts. */
export const stateElementId = 'state';

/** Attribute of the page's stylesheet that names the one with what other pages need besides. */
export const furtherStylesAttribute = 'data-further';
