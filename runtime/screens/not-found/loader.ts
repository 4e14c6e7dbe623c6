/** The screen needs nothing but its texts. */
export async function load(): Promise<void> {}
