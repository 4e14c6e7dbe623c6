/** Field that names the form, where a page has several. */
export const formNameField = 'form';
