/** Cookie that says how many lines the order in progress has. Pages read it; it proves nothing, and prices nothing. */
export const cartLinesCookie = 'cart-lines';
