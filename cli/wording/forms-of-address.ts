/** How a text addresses its reader. */
export type AddressForm = 'formal' | 'informal';

/** The languages that have two forms, each with the words that only one form has. */
const languages = {
  nl: {
    // With a capital letter only at the beginning of a sentence: elsewhere U is a letter of the alphabet.
    formal: /(?<![\p{L}\d-])(?:u|uwe?|uzelf|(?<=^|[.!?:>] |[\n"“(])(?:U|Uwe?|Uzelf))(?![\p{L}\d-])/gu,
    informal: /(?<!\p{L})(?:je|jij|jou|jouw|jullie|jezelf)(?!\p{L})/giu,
  },
  de: {
    // With a small letter these words are "she", "they" and "her"; at the beginning of a sentence they may be.
    formal: /(?<=[\p{Ll}\d,;:)“"] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/gu,
    // Before a capital letter it is French: Éditions du Quai.
    informal: /(?<!\p{L})(?:du(?! \p{Lu})|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/giu,
  },
  fr: {
    formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu,
    // "Ton" is a tone as well, "te" a letter, TA the end of a Dutch postal code.
    informal: /(?<!\p{L})(?:[Tt]u|[Tt]oi|[Tt]a|[Tt]es)(?!\p{L})/gu,
  },
  es: {
    formal: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/giu,
    informal: /(?<!\p{L})(?:tú|ti|contigo|tuyo|tuya)(?!\p{L})/giu,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<AddressForm, RegExp>>>>;

/** A language whose forms of address are known. */
export type AddressLanguage = keyof typeof languages;

/** The forms of address of a site or a shop, by language. */
export type AddressForms = Readonly<Partial<Record<AddressLanguage, AddressForm>>>;

export const addressLanguages: readonly AddressLanguage[] = Object.keys(languages).filter(isAddressLanguage);

/** Returns whether the forms of address of a language are known. */
function isAddressLanguage(language: string): language is AddressLanguage {
  return Object.hasOwn(languages, language);
}

/** A word of a form, at its place in the text. */
export interface AddressWord {
  readonly offset: number;
  readonly word: string;
}

/** Returns the first word of a form in a text; undefined for a text that has none. Placeholders and addresses are no words. */
export function findAddress(text: string, language: AddressLanguage, form: AddressForm): AddressWord | undefined {
  const blank = (part: string): string => '\0'.repeat(part.length);
  const plain = text.replace(/\{\{[^{}]*\}\}|\$t\([^)]*\)|\S+@\S+|https?:\S+/g, blank);
  const [found] = plain.matchAll(languages[language][form]);
  return found && { offset: found.index, word: found[0] };
}

/** Returns the other form. */
export function otherForm(form: AddressForm): AddressForm {
  return form === 'formal' ? 'informal' : 'formal';
}
