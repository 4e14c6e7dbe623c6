/** Cookie that stands as long as a session is kept. Pages read it; it proves nothing. */
export const signedInCookie = 'signed-in';
