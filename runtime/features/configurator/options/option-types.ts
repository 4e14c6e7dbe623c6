import type { ReactNode } from 'react';
import { checkbox } from './checkbox.tsx';
import { colorPicker } from './color-picker.tsx';
import { dimensions } from './dimensions.tsx';
import { dropDown } from './drop-down.tsx';
import { file } from './file.tsx';
import { greenRemark } from './green-remark.ts';
import { number } from './number.tsx';
import type {
  AskingOptionType,
  AskingType,
  Option,
  OptionOf,
  OptionProps,
  RemarkOptionType,
  RemarkType,
} from './option-type.ts';
import { orangeRemark } from './orange-remark.ts';
import { radio } from './radio.ts';
import { radioColor } from './radio-color.ts';
import { radioWithImage } from './radio-with-image.ts';
import { radioWithImageSmall } from './radio-with-image-small.ts';
import { redRemark } from './red-remark.ts';
import { textArea } from './text-area.tsx';

type AskingTypes = { readonly [Type in AskingType]: AskingOptionType<Type> };
type RemarkTypes = { readonly [Type in RemarkType]: RemarkOptionType<Type> };

/** Every option type of the API description. */
const optionTypes: AskingTypes & RemarkTypes = {
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
};

const askingTypes: AskingTypes = optionTypes;
const controls: { readonly [Type in Option['type']]: { Control(props: OptionProps<OptionOf<Type>>): ReactNode } } =
  optionTypes;

/** Returns the type that an option or a value names. */
export function askingType<Type extends AskingType>(type: Type): AskingOptionType<Type> {
  return askingTypes[type];
}

/** Returns the component that shows options of a type. */
export function getControl<Type extends Option['type']>(type: Type): (props: OptionProps<OptionOf<Type>>) => ReactNode {
  return controls[type].Control;
}

/** Returns whether an option is only a remark. */
export function isRemark(option: Option): option is OptionOf<RemarkType> {
  return !optionTypes[option.type].asks;
}
