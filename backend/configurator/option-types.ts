import { z } from 'zod';
import type { OptionType } from '../db/schema/options.ts';
import type { AskingType, ConfigurationValue, ProductOption, RemarkOption, RemarkType } from './configuration-types.ts';
import type { StoredOption } from './describe-option.ts';
import type { AskingOptionType, RemarkOptionType } from './option-type.ts';
import { checkbox } from './types/checkbox.ts';
import { colorPicker } from './types/color-picker.ts';
import { dimensions } from './types/dimensions.ts';
import { dropDown } from './types/drop-down.ts';
import { file } from './types/file.ts';
import { greenRemark } from './types/green-remark.ts';
import { number } from './types/number.ts';
import { orangeRemark } from './types/orange-remark.ts';
import { radio } from './types/radio.ts';
import { radioColor } from './types/radio-color.ts';
import { radioWithImage } from './types/radio-with-image.ts';
import { radioWithImageSmall } from './types/radio-with-image-small.ts';
import { redRemark } from './types/red-remark.ts';
import { textArea } from './types/text-area.ts';

/** Every option type of the API description, in the order of messages that list them. */
export const optionTypes = {
  Radio: radio,
  RadioWithImage: radioWithImage,
  RadioWithImageSmall: radioWithImageSmall,
  RadioColor: radioColor,
  File: file,
  TextArea: textArea,
  Number: number,
  DropDown: dropDown,
  ColorPicker: colorPicker,
  Checkbox: checkbox,
  Dimensions: dimensions,
  GreenRemark: greenRemark,
  OrangeRemark: orangeRemark,
  RedRemark: redRemark,
} satisfies { readonly [Type in AskingType]: AskingOptionType<Type> } & {
  readonly [Type in RemarkType]: RemarkOptionType<Type>;
};

type SettingsOf<Type extends OptionType> = (typeof optionTypes)[Type]['settings']['shape'];
/** The settings of all types, so that the compiler reports a missing one below. */
type OwnSettings = { [Type in OptionType]: (settings: SettingsOf<Type>) => void }[OptionType] extends (
  settings: infer All,
) => void
  ? All
  : never;
const shapes: OwnSettings = { ...dimensions.settings.shape, ...number.settings.shape, ...textArea.settings.shape };

/** The settings that only some types have, as content files and the database store them. */
export const ownSettings = z.object(shapes);

/** The names of the types. */
export const optionTypeNames: readonly OptionType[] = Object.keys(optionTypes).filter(isOptionType);

const askingTypes: { readonly [Type in AskingType]: AskingOptionType<Type> } = optionTypes;

/** Returns the type that an option or a value names. */
export function askingType<Type extends AskingType>(type: Type): AskingOptionType<Type> {
  return askingTypes[type];
}

/** Returns an option as the API describes it. */
export function describeOption(stored: StoredOption): ProductOption {
  return optionTypes[stored.option.type].describe(stored);
}

/** Returns whether an option is a remark. */
export function isRemark(option: ProductOption): option is RemarkOption {
  return !optionTypes[option.type].asks;
}

/** Returns whether a value holds its buyer's own words or file. */
export function isPersonal(value: Pick<ConfigurationValue, 'type'> | undefined): boolean {
  return value !== undefined && askingType(value.type).isPersonal;
}

function isOptionType(name: string): name is OptionType {
  return Object.hasOwn(optionTypes, name);
}
