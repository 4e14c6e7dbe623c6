import { each, type Fault, fault } from '../fault.ts';
import { insert, key, one, planted, value, without } from '../plant.ts';
import type { Entry } from '../real-file.ts';
import { type Found, getLast, getText, isPlain } from './text-places.ts';

/** The n-th text of a locale in one of its plural forms. */
const getForm = (locale: string, form: string, nth: number): Found =>
  getText(locale, nth, (_, entry) => getLast(entry).endsWith(`_${form}`));
const getStem = (entry: Entry): string => getLast(entry).replace(/_\w+$/, '');

export const pluralFaults: readonly Fault[] = [
  ...each(
    [
      ['nl-NL', 'one'],
      ['fr-BE', 'other'],
      ['de-DE', 'one'],
      ['en-GB', 'other'],
    ] as const,
    ([locale, form]) => `a plural form that ${locale} lacks: ${form}`,
    ([locale, form], index) => {
      const found = getForm(locale, form, index);
      const change = planted(found.real, comma(without(found.real, found.entry), found));
      const isTop = found.entry.path.length === 1;
      const group = isTop ? found.real.start : found.real.entry(...found.entry.path.slice(0, -1)).key.from;
      return {
        changes: [change.change],
        wanted: [{ code: 'message.missing', at: change.at(group), suggests: 'locales/' }],
      };
    },
  ),
  ...each(
    [
      ['nl-BE', 'few'],
      ['en-GB', 'many'],
      ['fr-FR', 'two'],
    ] as const,
    ([locale, form]) => `a plural form that ${locale} does not have: ${form}`,
    ([locale, form], index) => {
      const found = getForm(locale, 'other', index);
      const text = `▲"${getStem(found.entry)}_${form}": "{{count}}",\n  `;
      return one(planted(found.real, insert(found.entry.key.from, text)), 'message.plural', 'other');
    },
  ),
  ...each(
    [
      ['fr-BE', 'many'],
      ['de-AT', 'zero'],
    ] as const,
    ([locale, form]) => `a plural form that ${locale} may have: ${form}`,
    ([locale, form], index) => {
      const found = getForm(locale, 'other', index);
      const text = `"${getStem(found.entry)}_${form}": "{{count}}",\n  `;
      return { changes: [planted(found.real, insert(found.entry.key.from, text)).change], wanted: [] };
    },
  ),
  ...each(
    ['de-AT', 'nl-NL'],
    (locale) => `a misspelt plural form in ${locale}`,
    (locale, index) => {
      const found = getForm(locale, 'other', index + 2);
      return one(
        planted(found.real, key(found.entry, `▲"${getStem(found.entry)}_othre"`)),
        'message.missing',
        `"${found.entry.path.join('.')}"`,
      );
    },
  ),
  fault('one form in place of another', () => {
    const found = getForm('fr-FR', 'one', 1);
    return one(
      planted(found.real, key(found.entry, `▲"${getStem(found.entry)}_two"`)),
      'message.missing',
      `"${found.entry.path.join('.')}"`,
    );
  }),
  ...each(
    ['fr-BE', 'nl-NL'],
    (locale) => `a single text in ${locale} where others count`,
    (locale, index) => {
      const first = getForm(locale, 'one', index);
      const second = first.real.entry(...first.entry.path.slice(0, -1), `${getStem(first.entry)}_other`);
      const change = planted(
        first.real,
        key(first.entry, `▲"${getStem(first.entry)}"`),
        value(first.entry, '"{{count}}"'),
        comma(without(first.real, second), { real: first.real, entry: second }),
      );
      return one(change, 'message.plural', `${getStem(first.entry)}_one`);
    },
  ),
  fault('a single text beside its plural forms', () => {
    const found = getForm('en-GB', 'one', 2);
    const text = `▲"${getStem(found.entry)}": "{{count}}",\n  `;
    return one(planted(found.real, insert(found.entry.key.from, text)), 'message.plural');
  }),
  fault('plural forms where others have a single text', () => {
    const found = getText('de-DE', 6, isPlain);
    const word = getLast(found.entry);
    const change = planted(
      found.real,
      key(found.entry, `▲"${word}_one"`),
      insert(found.entry.end, `, "${word}_other": "Mehr"`),
    );
    return one(change, 'message.plural', `"${word}"`);
  }),
  ...each(
    ['en-GB', 'de-DE'],
    (locale) => `a plural that does not say how many, in ${locale}`,
    (locale, index) => {
      const found = getText(
        locale,
        index + 1,
        (text, entry) => /_other$/.test(getLast(entry)) && text.includes('{{count}}'),
      );
      const change = planted(found.real, value(found.entry, '"Many"'));
      const at = change.at(found.entry.value.from);
      return { changes: [change.change], wanted: [{ code: 'message.placeholder', at, suggests: 'locales/' }] };
    },
  ),
  fault('a singular that says one in words', () => {
    const found = getText('nl-NL', 1, (text, entry) => /_one$/.test(getLast(entry)) && text.includes('{{count}}'));
    const change = planted(found.real, value(found.entry, '"Eén product"'));
    const at = change.at(found.entry.value.from);
    return {
      changes: [change.change],
      wanted: [{ code: 'message.placeholder', severity: 'warning', at, suggests: 'locales/' }],
    };
  }),
];

/** Extends the removal of a group's last line by the comma before it. */
function comma(edit: { from: number; to: number; text: string }, { real: file, entry }: Found) {
  if (file.text[entry.end] === ',') return edit;
  return { ...edit, from: file.text.lastIndexOf(',', entry.key.from), to: entry.end };
}
