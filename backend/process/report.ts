/** Reports an error that no request can be answered with to the operator. */
export type Report = (error: unknown, message: string) => void;
