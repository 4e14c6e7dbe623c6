/** Keys of texts that a site has for its own code, as in `own:lookbook.title`. Generated declarations add them. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface is what declarations can add to.
export interface OwnTexts {}

/** Translated texts of one locale: namespace → flat key → text. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;
