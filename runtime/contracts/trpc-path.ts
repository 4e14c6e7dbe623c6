/** Path of the procedures. */
export const trpcPath = '/api/trpc';
