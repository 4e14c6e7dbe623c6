import type { components } from '#generated/contracts/product-api.ts';
import type { Option } from './option-rules.ts';

type Value = components['schemas']['ConfigurationValue'];

/**
 * What options begin with, as the API has it: a default counts where something has to be chosen. What may be left out is
 * left out at first, as it is in the price that the page begins with.
 */
export function defaultValues(options: readonly Option[]): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const option of options) {
    const value = defaultOf(option);
    if (value) values[option.id] = value;
  }
  return values;
}

function defaultOf(option: Option): Value | undefined {
  switch (option.type) {
    case 'Radio':
    case 'RadioWithImage':
    case 'RadioWithImageSmall':
    case 'RadioColor':
    case 'DropDown': {
      const chosen = option.values.find(({ isDefault }) => isDefault);
      return chosen && { type: option.type, valueId: chosen.id };
    }
    case 'Number':
      return option.required && option.default !== undefined ? { type: 'Number', number: option.default } : undefined;
    case 'ColorPicker':
      return option.required && option.default !== undefined
        ? { type: 'ColorPicker', color: option.default }
        : undefined;
    case 'Checkbox':
      return { type: 'Checkbox', checked: option.default };
    case 'Dimensions':
      return option.required
        ? {
            type: 'Dimensions',
            width: option.width.default,
            height: option.height.default,
            ...(option.depth && { depth: option.depth.default }),
          }
        : undefined;
    default:
      return undefined;
  }
}
