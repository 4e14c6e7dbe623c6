/** Tells whoever runs the server what went wrong that no request can be answered with. */
export type Report = (error: unknown, message: string) => void;
