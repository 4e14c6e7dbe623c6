import type { ReactNode } from 'react';
import type { Option } from '../option-rules.ts';
import { CheckboxOption } from './checkbox-option.tsx';
import { ChoiceOption } from './choice-option.tsx';
import { ColorPickerOption } from './color-picker-option.tsx';
import { DimensionsOption } from './dimensions-option.tsx';
import { DropDownOption } from './drop-down-option.tsx';
import { FileOption } from './file-option.tsx';
import { NumberOption } from './number-option.tsx';
import { OptionPlace } from './option-field.styles.ts';
import type { OptionOf, OptionProps } from './option-props.ts';
import { RemarkOption } from './remark-option.tsx';
import { TextOption } from './text-option.tsx';

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
