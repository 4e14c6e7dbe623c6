/** Returns an environment variable; an empty one counts as absent, as everywhere. */
export const readVariable = (name: string): string | undefined => process.env[name] || undefined;
