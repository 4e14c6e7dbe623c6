import type { ReactNode } from 'react';
import { OptionPlace } from './option-field.styles.ts';
import type { OptionProps } from './option-type.ts';
import { controlOf, isRemark } from './option-types.ts';

/** The control that asks for an option. Without scripts nothing follows what is chosen, so all of them stand there. */
export function OptionField(props: OptionProps): ReactNode {
  const { option, state, form } = props;
  const { error: _, ...type } = form.field(`values.${option.id}.type`);
  const Control = controlOf(option.type);
  return (
    <OptionPlace data-off={state.isShown ? undefined : ''}>
      {!isRemark(option) && <input type="hidden" {...type} />}
      <Control {...props} />
    </OptionPlace>
  );
}
