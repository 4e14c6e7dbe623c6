import type { AskingOption, ConfigurationValue } from './configuration-types.ts';

/** What an option starts with, if it starts with something. */
export function defaultValue(option: AskingOption): ConfigurationValue | undefined {
  if ('values' in option) {
    const chosen = option.values.find(({ isDefault }) => isDefault);
    return chosen && { type: option.type, valueId: chosen.id };
  }
  switch (option.type) {
    case 'Number':
      return option.default === undefined ? undefined : { type: option.type, number: option.default };
    case 'ColorPicker':
      return option.default === undefined ? undefined : { type: option.type, color: option.default };
    case 'Checkbox':
      return option.default ? { type: option.type, checked: true } : undefined;
    case 'Dimensions': {
      const { width, height, depth } = option;
      return {
        type: option.type,
        width: width.default,
        height: height.default,
        ...(depth && { depth: depth.default }),
      };
    }
    case 'File':
    case 'TextArea':
      return undefined;
  }
}
