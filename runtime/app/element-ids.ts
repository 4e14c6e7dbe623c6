/** Id of the element that holds the page's markup and that React hydrates. */
export const rootElementId = 'root';

/** Data block from which the browser starts. */
export const stateElementId = 'state';
