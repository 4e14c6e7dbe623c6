/**
 * Query parameter with the identifier of an offer, as links in mails have it. It stays in the address, which can be kept and passed on,
 * and is told to nobody else.
 */
export const offerParameter = 'offer';
