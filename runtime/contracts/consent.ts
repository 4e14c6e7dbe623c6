import type { Messages } from './messages.ts';

/** A purpose that needs a visitor's consent. */
export type Purpose = 'statistics' | 'marketing' | 'forms';

/** A visitor's answer, by purpose. An absent purpose was not asked for. */
export type Choice = Partial<Readonly<Record<Purpose, boolean>>>;

/** The cookie that holds it: `1.statistics:yes.marketing:no`. */
export const consentCookie = {
  name: 'consent',
  /** Version of the purposes. Raise it when the meaning of one changes, so that visitors are asked again. */
  version: '1',
} as const;

/** A third-party script that a page loads after consent. */
export interface ThirdParty {
  /** Consent to any of them loads it. */
  readonly purposes: readonly Purpose[];
  /** Receives the visitor's answer before `load`, and whenever it changes. */
  readonly tell?: (choice: Choice) => void;
  /** Called once for a page, and only after a visitor has agreed. */
  readonly load: () => void;
  /** Deletes their cookies. Called when a visitor withdraws consent. */
  readonly forget?: () => void;
}

/** The third parties of one locale, fetched after the page is hydrated. Absent for a locale without any. */
export interface ThirdPartyPack {
  /** The purposes to ask for, in order. */
  readonly purposes: readonly Purpose[];
  /** Their names, joined as in a sentence. */
  readonly purposeNames: string;
  readonly parties: readonly ThirdParty[];
  /** Address of the script that replaces the built-in forms. */
  readonly formScript?: string;
  /** Origins that scripts may come from, as the content security policy writes them; absent: none. */
  readonly scriptHosts?: readonly string[];
  /** The texts of the dialog. */
  readonly messages: Messages;
}

/**
 * Begins to ask for consent, once for a page.
 *
 * @param onChoice - Called with the visitor's answer, now and after each change.
 * @returns what opens the dialog for a visitor who wants to change the answer
 */
export type StartConsent = (pack: ThirdPartyPack, onChoice: (choice: Choice) => void) => { readonly open: () => void };

/** A generated module of a locale's third parties, with what asks for them. */
export interface ThirdPartyModule {
  readonly pack: ThirdPartyPack;
  readonly startConsent: StartConsent;
}

/**
 * Joins the names of purposes as a sentence of a locale does. For when a site is generated: a slow phone takes 60 ms to load what
 * knows how languages do it.
 *
 * @param t - Returns a text of the locale.
 */
export function listPurposes(t: (key: string) => string, purposes: readonly Purpose[], locale: string): string {
  return new Intl.ListFormat(locale).format(purposes.map((purpose) => t(`components:consent.${purpose}.name`)));
}
