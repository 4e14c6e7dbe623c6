import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about translations. */
export const messagesCodes = {
  'message.locale-missing': {
    cause: 'A site is offered in a locale that has no translations at all.',
    example: [
      '# site-configs/acoustic.yaml',
      'locales:',
      '  it-IT: { language: it, name: Italiano, country: IT, currency: EUR, timeZone: Europe/Rome }',
      'domains:',
      '  it-IT: acoustic-it.example',
    ].join('\n'),
    fix: 'Add the folder locales/it-IT with a file for each namespace. shopgen locale add it-IT makes one to translate.',
  },
  'message.namespace-missing': {
    cause: 'A file of translations that the other locales have, or that the shop uses, is missing.',
    example: '$ rm locales/fr-BE/footer.json && shopgen validate',
    fix: 'Add the file, with the same keys as in the other locales.',
  },
  'message.missing': {
    cause:
      'A text that the other locales have, or that the shop uses, is missing in this locale: visitors would see its key.',
    example: [
      'locales/nl-NL/footer.json',
      '{ "explore": "Verder kijken", "service": "Klantenservice" }',
      'locales/fr-BE/footer.json',
      '{ "explore": "À voir aussi" }',
    ].join('\n'),
    fix: 'Add the key in the file that the message names, with the text in its language. If nothing shows the text any more, remove it from the other locales.',
  },
  'message.unknown': {
    cause:
      'A bundle says a text differently that does not exist in the base texts: nobody would ever see it. Mostly the key or the name of the file is misspelt.',
    example: ['locales/ef-web/nl-NL/global.json', '{ "shopp": "Easy Felt" }'].join('\n'),
    fix: 'Write the key as in locales/nl-NL/global.json: a bundle only says differently what every brand says. A text that is new belongs into the base texts of every locale first.',
  },
  'message.wrong-type': {
    cause: 'Translations are texts, or groups of texts; this is a list, a number or something else.',
    example: ['locales/nl-NL/footer.json', '{ "service": ["Klantenservice"] }'].join('\n'),
    fix: 'Write a text in quotes, or a group in braces: { "service": "Klantenservice" }. A dot in a key is written as a group.',
  },
  'message.unknown-folder': {
    cause: 'A folder of translations belongs to no locale and to no bundle of a site, so nothing in it would be read.',
    example: '$ mkdir locales/nl-NI && shopgen validate',
    fix: 'Rename the folder to a locale that a site is offered in or that base.yaml declares, or to the bundle of a site; or delete it.',
  },
  'message.address': {
    cause:
      'The text addresses visitors in another form than its site declares for the language, so that they would read both on one page.',
    example:
      'acoustic.yaml has address: { nl: informal }, and cart:empty.title of nl-NL says "Uw winkelwagen is leeg".',
    fix: 'Write the text in the form of the site. Where another site says it in the other form, say it differently in the bundle of one of them.',
  },
  'message.long': {
    cause:
      'The title or the description of a page is longer than search engines show: 60 and 155 characters. The end of it is cut off.',
    example:
      'locales/en-GB/cart.json has "description": "Everything that you have chosen so far, with …", of 171 characters.',
    fix: 'Shorten it: say the most important first. The name of the shop is put behind a title and is not counted.',
  },
  'message.unused': {
    cause: 'Nothing asks for the text: no screen, no other text, no route and no problem code of an API.',
    example:
      'locales/en-GB/product.json has "price": { "was": "Was {{price}}" }, but no screen shows product:price.was.',
    fix: 'Remove the text from every locale and bundle; or, where a screen should show it, correct the key there.',
  },
  'message.namespace-unused': {
    cause: 'A file of translations of which no screen shows anything.',
    example: 'locales/nl-NL/homepage.json is there, but no screen asks for a text of homepage.',
    fix: 'Delete the file in every locale and bundle; or, where a screen should show its texts, name them there.',
  },
  'message.placeholder': {
    cause:
      'A text has a placeholder that no value is passed for, or lacks one that the other locales have. Visitors would read "{{prise}}", or miss the price.',
    example: 'nl-NL says "Vanaf {{price}}", fr-BE says "À partir de {{prix}}".',
    fix: 'Write the placeholder as the other locales do: its name is not translated.',
  },
  'message.plural': {
    cause:
      'The plural forms of a text do not fit the language, or a text has plural forms in one locale and is a single text in another.',
    example: 'locales/nl-NL/product.json has "items_few", but Dutch has only the forms one and other.',
    fix: 'Write one text for each form of the language, "items_one" and "items_other" say, and no plain "items" beside them.',
  },
  'message.syntax': {
    cause: 'Braces in a text that are no placeholder, so that visitors would see them.',
    example: '"Vanaf {price}", "Vanaf {{price}" or "Vanaf {{ }}".',
    fix: 'Write a placeholder with two braces on either side and one name between them: "Vanaf {{price}}".',
  },
  'message.nesting': {
    cause: 'A text puts in another one with $t(…), which does not exist.',
    example: '"$t(global:shpo) delivers within two days."',
    fix: 'Name a text that there is, with its namespace: $t(global:shop).',
  },
  'message.empty': {
    cause: 'A text without a word in it: a button without a name, or a gap in a page.',
    example: '"title": ""',
    fix: 'Write the text, or remove its key from every locale if nothing shows it.',
  },
  'message.space': {
    cause: 'A text begins or ends with a space, which is mostly left over from editing.',
    example: '"title": "Specifications "',
    fix: 'Remove the space; distances between texts are up to the screens.',
  },
  'message.markup': {
    cause: 'A text has a tag or a character reference of HTML. Texts are shown as they are, so visitors would see it.',
    example: '"title": "Felt &amp; foam", "text": "In <b>two</b> days"',
    fix: 'Write the character itself (&), and leave tags away.',
  },
  'message.characters': {
    cause:
      'A text has a character that visitors do not see as one: without width, for control, turning the direction of what follows, or half of one.',
    example: '"title": "Akoes\\u200btisch vilt", "text": "Prijs \\u202e05,12 €"',
    fix: 'Remove the character. Where a word may be divided, browsers know how in the language of the page.',
  },
  'message.encoding': {
    cause:
      'A text was saved as UTF-8 and opened in another encoding on its way, so that letters became pairs of signs.',
    example: '"title": "PremiÃ¨re commande"',
    fix: 'Write the character that is meant, as the help names it: "Première commande". Then look for the others of that file.',
  },
  'message.leftover': {
    cause: 'A text holds the mark of something that is still to be written.',
    example: '"text": "TODO: delivery in Austria"',
    fix: 'Write what visitors are to read.',
  },
  'message.language': {
    cause:
      'A text seems to be in the language of another locale: most of its words are in the texts of that language, and few in those of its own.',
    example: 'locales/fr-BE/cart.json: { "empty": "Er zit nog niets in je winkelwagen" }',
    fix: 'Translate it. A hint changes nothing: a text that is meant to be in another language may stay.',
  },
} as const satisfies CatalogueEntries;
