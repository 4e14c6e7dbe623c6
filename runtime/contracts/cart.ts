/** Cookie with the number of lines of the order in progress. For display only. */
export const cartLinesCookie = 'cart-lines';
