/** Name of the form that puts a sample into the cart. */
export const sampleOrderName = 'orderSample';
