import { type Imprint, imprintLines } from './imprint.ts';
import { layOutMail, mailButton, mailNote, mailParagraph } from './lay-out-mail.ts';
import type { MailTextKind, MailTexts } from './mail-text.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { french } from './texts/fr.ts';
import { dutch } from './texts/nl.ts';

/** The text of a mail. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailContent {
  readonly kind: MailTextKind;
  /** BCP 47; its language decides the texts. */
  readonly locale: string;
  /** The sender. */
  readonly imprint: Imprint;
  /** The recipient; absent: not known. */
  readonly name?: PersonName | undefined;
  /** The token that proves that the address is the recipient's. */
  readonly token?: string | undefined;
  /** The page that the link opens with the token. */
  readonly link?: string | undefined;
  /** A page to go to, without a token. */
  readonly page?: string | undefined;
  /** Of the request of the mail. */
  readonly reference?: string | undefined;
}

const languages: Readonly<Record<string, MailTexts>> = { nl: dutch, fr: french, de: german, en: english };

/** Returns the texts that all mails in the language of a locale share; English for other languages. */
export function languageTexts(locale: string): MailTexts {
  const [language = ''] = locale.split('-');
  return languages[language] ?? english;
}

/** Writes a mail, as plain text and as simple HTML. */
export function writeMail({
  kind,
  locale,
  imprint,
  name,
  token,
  link,
  page,
  reference = '',
}: MailContent): WrittenMail {
  const texts = languageTexts(locale);
  const { shopName } = imprint;
  const greeting = greet(texts, name);
  const foot = imprintLines(imprint, locale, texts.imprint);
  const { subject, paragraphs, action } = texts.kinds[kind](shopName, reference);
  const address = token !== undefined && link !== undefined ? withToken(link, token) : page;
  const farewell = texts.farewell(shopName);
  const [first = '', ...rest] = paragraphs;
  const others = [...(kind === 'contactReceived' ? offerCall(imprint, texts) : []), ...rest];
  const handed = address ?? (token === undefined ? undefined : `${texts.code} ${token}`);
  const handedOver = handed === undefined ? [] : [handed];
  const text = [greeting, first, ...handedOver, ...others, farewell, foot.join('\n')].join('\n\n');
  const parts = [
    mailParagraph(greeting),
    mailParagraph(first),
    ...(address === undefined ? [] : [mailButton(address, action ?? address, imprint)]),
    ...(address === undefined && token !== undefined ? [mailParagraph(`${texts.code} ${token}`)] : []),
    ...others.map(mailParagraph),
    mailParagraph(farewell),
    ...(address === undefined ? [] : [mailNote(`${texts.copy}\n${address}`)]),
  ];
  return { subject, text: `${text}\n`, html: layOutMail({ locale, subject, imprint, parts, foot }) };
}

/** Returns how to call the shop, for a question that cannot wait for an answer; nothing where its phone is not known. */
function offerCall({ seller }: Imprint, { call }: MailTexts): readonly string[] {
  if (!seller) return [];
  return [`${call} ${seller.phone}${seller.hours === '' ? '' : `, ${seller.hours}`}`];
}

/** A person's name, as they have entered it. */
export interface PersonName {
  readonly first: string;
  /** Absent: they have entered a first name only. */
  readonly last?: string | undefined;
}

/**
 * Returns the greeting of a mail, with the name unless it looks like an address or a sentence, which nobody may send
 * through us.
 */
export function greet(texts: MailTexts, name: PersonName | undefined): string {
  const isName = (text: string): boolean => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(text);
  const isWhole = name && isName(name.first) && (name.last === undefined || isName(name.last));
  return isWhole ? texts.greet(name) : texts.greeting;
}

/** Returns the page of a link, with the token. @param order - Identifier of the order that the token reads. */
export function withToken(link: string, token: string, order?: string): string {
  const address = new URL(link);
  address.searchParams.set('token', token);
  if (order !== undefined) address.searchParams.set('order', order);
  return address.href;
}
