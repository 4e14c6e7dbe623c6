import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import type { Option, OptionState } from '../option-rules.ts';
import { CheckboxOption } from './checkbox-option.tsx';
import { ChoiceOption } from './choice-option.tsx';
import { ColorPickerOption } from './color-picker-option.tsx';
import { DimensionsOption } from './dimensions-option.tsx';
import { DropDownOption } from './drop-down-option.tsx';
import { FileOption } from './file-option.tsx';
import { NumberOption } from './number-option.tsx';
import { OptionPlace } from './option-field.styles.ts';
import { RemarkOption } from './remark-option.tsx';
import { TextOption } from './text-option.tsx';

/** What the control of an option is given. */
export interface OptionProps<Shape = Option> {
  readonly option: Shape;
  readonly state: OptionState;
  readonly form: SiteForm;
  /** ISO 4217 of surcharges. */
  readonly currency: string;
  /** What is chosen by now. */
  readonly value: components['schemas']['ConfigurationValue'] | undefined;
  /** What is wrong with what was chosen. */
  readonly error: string | undefined;
}

/** The option of a type. */
export type OptionOf<Type extends Option['type']> = Extract<Option, { type: Type }>;

/** The control that asks for an option. Without scripts nothing follows what is chosen, so all of them stand there. */
export function OptionField(props: OptionProps): ReactNode {
  const { option, state, form } = props;
  const { error: _, ...type } = form.field(`values.${option.id}.type`);
  return (
    <OptionPlace data-off={state.isShown ? undefined : ''}>
      {!isRemark(option) && <input type="hidden" {...type} />}
      <Control {...props} />
    </OptionPlace>
  );
}

/** Whether an option is no choice but something to know. */
export function isRemark(option: Option): option is OptionOf<'GreenRemark' | 'OrangeRemark' | 'RedRemark'> {
  return option.type === 'GreenRemark' || option.type === 'OrangeRemark' || option.type === 'RedRemark';
}

function Control({ option, ...rest }: OptionProps): ReactNode {
  switch (option.type) {
    case 'Radio':
    case 'RadioWithImage':
    case 'RadioWithImageSmall':
    case 'RadioColor':
      return <ChoiceOption option={option} {...rest} />;
    case 'DropDown':
      return <DropDownOption option={option} {...rest} />;
    case 'Number':
      return <NumberOption option={option} {...rest} />;
    case 'Dimensions':
      return <DimensionsOption option={option} {...rest} />;
    case 'TextArea':
      return <TextOption option={option} {...rest} />;
    case 'Checkbox':
      return <CheckboxOption option={option} {...rest} />;
    case 'ColorPicker':
      return <ColorPickerOption option={option} {...rest} />;
    case 'File':
      return <FileOption option={option} {...rest} />;
    case 'GreenRemark':
    case 'OrangeRemark':
    case 'RedRemark':
      return <RemarkOption option={option} />;
  }
}
