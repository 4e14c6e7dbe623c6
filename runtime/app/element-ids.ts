/** Id of the element that holds the page's markup and that React hydrates. */
export const rootElementId = 'root';

/** Id of the data block with the page's state. */
export const stateElementId = 'state';
