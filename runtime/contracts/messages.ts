/** Translated texts of one locale: namespace → flat key → text. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;
