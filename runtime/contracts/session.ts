/** Cookie that exists as long as the session. For display only. */
export const signedInCookie = 'signed-in';
