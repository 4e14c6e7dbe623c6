import type { components } from '#generated/contracts/product-api.ts';
import type { UsedOption } from './configuration-types.ts';
import type { KnownFile } from './judge-value.ts';

/** A chosen value in words. */
export type OptionChoice = components['schemas']['OrderLineChoice'];

/** What a ticked box says, by language. */
const ticked: Readonly<Record<string, string>> = { nl: 'Ja', fr: 'Oui', de: 'Ja', en: 'Yes' };

/** A value as it is shown, in the reader's locale. */
export function choiceOf(
  { option, value }: UsedOption,
  locale: string,
  files: ReadonlyMap<string, KnownFile>,
): OptionChoice {
  const named = { optionId: option.id, label: option.label };
  if (option.type === 'RadioColor') {
    const chosen = 'valueId' in value ? option.values.find(({ id }) => id === value.valueId) : undefined;
    return { ...named, value: chosen?.label ?? '', ...(chosen && { color: chosen.color }) };
  }
  if ('values' in option) {
    const chosen = 'valueId' in value ? option.values.find(({ id }) => id === value.valueId) : undefined;
    return { ...named, value: chosen?.label ?? '' };
  }
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  switch (value.type) {
    case 'Number': {
      const unit = option.type === 'Number' ? option.unit : undefined;
      return { ...named, value: [number.format(value.number), ...(unit === undefined ? [] : [unit])].join('\u00a0') };
    }
    case 'Dimensions': {
      const measures = [value.width, value.height, ...(value.depth === undefined ? [] : [value.depth])];
      return { ...named, value: `${measures.join(' × ')}\u00a0mm` };
    }
    case 'ColorPicker': {
      const known = option.type === 'ColorPicker' && option.palette.find(({ hex }) => hex === value.color);
      return { ...named, value: known ? known.name : value.color, color: value.color };
    }
    case 'TextArea':
      return { ...named, value: value.text.trim() };
    case 'File':
      return { ...named, value: files.get(value.fileId)?.name ?? '' };
    case 'Checkbox':
      return { ...named, value: ticked[locale.slice(0, 2)] ?? '✓' };
    default:
      return { ...named, value: value.valueId };
  }
}
