/** The token stands in the address and is used by the button alone: programs that look through mail open every link. */
export async function load(): Promise<void> {}
