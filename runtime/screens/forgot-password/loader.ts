/** Whoever asks is shown the same. */
export async function load(): Promise<void> {}
