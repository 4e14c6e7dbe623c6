/** The page is made of texts alone. */
export async function load(): Promise<void> {}
