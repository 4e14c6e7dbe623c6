import { type Diagnostic, type SourceTexts, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type LocatedMap, textAt } from '#cli/sources/located.ts';
import {
  type AddressForm,
  type AddressForms,
  type AddressLanguage,
  addressLanguages,
  findAddress,
  otherForm,
} from '#cli/wording/forms-of-address.ts';
import type { LoadedMessages, MessageFile } from './load-messages.ts';
import { placeInText } from './text-place.ts';
import type { NamespaceTexts } from './text-table.ts';

/** Returns the forms of address that a site declares. */
export function readAddressForms(tree: LocatedMap): AddressForms {
  return Object.fromEntries(
    addressLanguages.flatMap((language) => {
      const form = textAt(tree, 'address', language);
      return form === 'formal' || form === 'informal' ? [[language, form]] : [];
    }),
  );
}

/** Returns a warning for each text of a namespace that addresses visitors in another form than their site declares. */
export function checkAddress(
  tree: LocatedMap,
  { namespace, files }: NamespaceTexts,
  { bundles, sources }: LoadedMessages,
): Diagnostic[] {
  const forms = readAddressForms(tree);
  const bundle = bundles.get(textAt(tree, 'bundle') ?? '');
  return entriesAt(tree, 'domains').flatMap(([locale]) => {
    const language = addressLanguages.find((each) => locale.startsWith(`${each}-`));
    const form = language && forms[language];
    if (!form) return [];
    const own = bundle?.get(locale)?.get(namespace);
    const base = files.get(locale);
    const check = (file: MessageFile, isShown: (key: string) => boolean): Diagnostic[] =>
      checkFile({ namespace, locale, file, language, form, sources })
        .filter(({ key }) => isShown(key))
        .map(({ found }) => found);
    return [
      ...(own === undefined ? [] : check(own, () => true)),
      // What the brand says differently is not shown.
      ...(base === undefined ? [] : check(base, (key) => own?.texts.has(key) !== true)),
    ];
  });
}

interface CheckedFile {
  readonly namespace: string;
  readonly locale: string;
  readonly file: MessageFile;
  readonly language: AddressLanguage;
  readonly form: AddressForm;
  readonly sources: SourceTexts;
}

function checkFile({ namespace, locale, file, language, form, sources }: CheckedFile) {
  return [...file.texts].flatMap(([key, { text, value, isNoText }]) => {
    const breach = isNoText ? undefined : findAddress(text, language, otherForm(form));
    if (!breach) return [];
    const message = `The text ${namespace}:${key} of ${locale} says "${breach.word}", and its site is ${form} in ${language}`;
    const place = placeInText(value, sources, { offset: breach.offset, length: breach.word.length });
    const help = 'Write it in the form that `address` of the site names, or say it differently in its bundle.';
    return [{ key, found: warningAt('message.address', place, message, help) }];
  });
}
