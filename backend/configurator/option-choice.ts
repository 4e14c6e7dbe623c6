import type { KnownFile, OptionChoice, UsedOption } from './configuration-types.ts';
import { askingType } from './option-types.ts';

/** Returns a value as it is shown, in the reader's locale. */
export function getChoice(
  { option, value }: UsedOption,
  locale: string,
  files: ReadonlyMap<string, KnownFile>,
): OptionChoice {
  const words = askingType(option.type).words(option, value, locale, files);
  return { optionId: option.id, label: option.label, ...words };
}
