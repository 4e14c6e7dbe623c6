import { each, type Fault, fault } from '../fault.ts';
import { planted, value } from '../plant.ts';
import { getText, isPlain, nthLocale } from './text-places.ts';

export const wordingFaults: readonly Fault[] = [
  ...each(
    [
      ['an empty text', '▲""', 'message.empty', 'error'],
      ['a text of spaces', '▲"  "', 'message.empty', 'error'],
      ['a space before', '"▲ Words"', 'message.space', 'warning'],
      ['a space behind', '"Words▲ "', 'message.space', 'warning'],
      ['a line end behind', '"Words▲\\n"', 'message.space', 'warning'],
      ['a tag', '"Some \\"▲<b>bold words"', 'message.markup', 'warning'],
      ['a line break of HTML', '"Words▲<br/> and more"', 'message.markup', 'warning'],
      ['a numbered tag', '"See ▲<0>here"', 'message.markup', 'warning'],
      ['an ampersand as in HTML', '"Felt ▲&amp; foam"', 'message.markup', 'warning'],
      ['a lone brace', '"Words ▲} and more"', 'message.syntax', 'warning'],
    ] as const,
    ([name]) => name,
    ([, text, code, severity], index) => {
      const found = getText(nthLocale(index), index * 8 + 1, isPlain);
      const change = planted(found.real, value(found.entry, text));
      return { changes: [change.change], wanted: [{ code, severity, at: change.marks[0] }] };
    },
  ),
  ...each(
    [
      ['a space without width', '"Wor▲\\u200bds"', 'message.characters', 'warning', 'Remove it'],
      ['a byte order mark within', '"Words ▲\\ufeffand more"', 'message.characters', 'warning', 'Remove it'],
      ['a soft hyphen', '"Wor▲\\u00adds"', 'message.characters', 'warning', 'Remove it'],
      ['a joiner between letters', '"Wor▲\\u200dds"', 'message.characters', 'warning', 'Remove it'],
      ['a turned direction', '"Words ▲\\u202eand more"', 'message.characters', 'warning', 'Remove it'],
      ['an isolated direction', '"Words ▲\\u2067and more"', 'message.characters', 'warning', 'Remove it'],
      ['a bell', '"Words ▲\\u0007and more"', 'message.characters', 'warning', 'Remove it'],
      ['a control character of Latin-1', '"Words ▲\\u0085and more"', 'message.characters', 'warning', 'Remove it'],
      ['the first half of a character', '"Words ▲\\ud83c and more"', 'message.characters', 'error', 'whole character'],
      ['the second half of a character', '"Words ▲\\udf33 and more"', 'message.characters', 'error', 'whole character'],
      ['an accent in Latin-1', '"Une premi▲Ã¨re commande"', 'message.encoding', 'warning', 'Did you mean "è"'],
      ['an umlaut in Latin-1', '"Gr▲Ã¶Ãe"', 'message.encoding', 'warning', 'Did you mean "ö"'],
      ['a sharp s in Latin-1', '"Gro▲Ã\\u009fe"', 'message.encoding', 'warning', 'Did you mean "ß"'],
      ['a quotation mark in Windows-1252', '"l▲â€™atelier"', 'message.encoding', 'warning', 'Did you mean "’"'],
      ['a euro sign in Windows-1252', '"12 ▲â‚¬"', 'message.encoding', 'warning', 'Did you mean "€"'],
      ['something to do', '"▲TODO translate"', 'message.leftover', 'warning', 'visitors are to read'],
      ['something to mend', '"Words ▲FIXME"', 'message.leftover', 'warning', 'visitors are to read'],
      ['text of typesetters', '"▲Lorem ipsum dolor"', 'message.leftover', 'warning', 'visitors are to read'],
      ['question marks', '"Words ▲???"', 'message.leftover', 'warning', 'visitors are to read'],
    ] as const,
    ([name]) => name,
    ([, text, code, severity, suggests], index) => {
      const found = getText(nthLocale(index), index * 11 + 3, isPlain);
      const change = planted(found.real, value(found.entry, text));
      return { changes: [change.change], wanted: [{ code, severity, at: change.marks[0], suggests }] };
    },
  ),
  ...each(
    [
      ['nl-NL', 'Wir liefern die Platten in zwei Wochen zu Ihnen nach Hause', 'Write it in Dutch'],
      ['nl-BE', 'We deliver the panels to your door within two weeks', 'Write it in Dutch'],
      ['de-DE', 'Er zit nog niets in je winkelwagen, kijk bij de producten', 'Write it in German'],
      ['de-AT', 'Choisissez la couleur et la taille de votre panneau', 'Write it in German'],
      ['fr-FR', 'Choose the colour and the size of your panel', 'Write it in French'],
      ['fr-BE', 'Bekijk de producten en kies een kleur voor je kamer', 'Write it in French'],
      ['en-GB', 'Wählen Sie die Farbe und die Größe für Ihren Raum', 'Write it in English'],
    ] as const,
    ([locale]) => `a text of ${locale} in another language`,
    ([locale, text, suggests], index) => {
      const found = getText(locale, index * 9 + 2, isPlain);
      const change = planted(found.real, value(found.entry, `"▲${text}"`));
      return {
        changes: [change.change],
        wanted: [{ code: 'message.language', severity: 'hint', at: change.marks[0], suggests }],
      };
    },
  ),
  ...each(
    [
      ['nl-NL', 'Bekijk hier of ▲uw pakket al is verstuurd'],
      ['nl-BE', 'Kijk hier. ▲Uw winkelwagen is nog leeg'],
      ['de-DE', 'Schau nach, ob ▲dein Paket schon verschickt ist'],
      ['fr-FR', 'Choisis ▲ta couleur et la taille du panneau'],
    ] as const,
    ([locale]) => `a text of ${locale} in another form of address than its sites declare`,
    ([locale, text], index) => {
      const found = getText(locale, index * 7 + 5, isPlain);
      const change = planted(found.real, value(found.entry, `"${text}"`));
      return {
        changes: [change.change],
        wanted: [
          { code: 'message.address', severity: 'warning', at: change.marks[0], suggests: '`address` of the site' },
        ],
      };
    },
  ),
  ...each(
    [
      ['nl-NL', 'De U-waarde van de wand, en menu’s met een uur pauze'],
      ['de-DE', 'Sie sind aus Filz, und ihr Kern ist aus Schaum'],
      ['fr-BE', 'Ton sur ton : la couleur et la lettre « T »'],
    ] as const,
    ([locale]) => `words of ${locale} that only look like a form of address do not matter`,
    ([locale, text], index) => {
      const found = getText(locale, index * 6 + 4, isPlain);
      return { changes: [planted(found.real, value(found.entry, `"${text}"`)).change], wanted: [] };
    },
  ),
  ...each(
    [
      ['a family of emoji', '"Voor 👩‍👩‍👧 en meer"'],
      ['accents in capitals', '"ÄÖÜ ÉÈÀ « Été »"'],
      ['a question', '"Words?"'],
    ] as const,
    ([name]) => `${name} in words does not matter`,
    ([, text], index) => {
      const found = getText(nthLocale(index), index * 5 + 12, isPlain);
      return { changes: [planted(found.real, value(found.entry, text)).change], wanted: [] };
    },
  ),
  fault('less and more in words do not matter', () => {
    const found = getText(nthLocale(2), 12, isPlain);
    return { changes: [planted(found.real, value(found.entry, '"1 < 2 & 3 > 2"')).change], wanted: [] };
  }),
];
