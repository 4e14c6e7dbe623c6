import type { ReactNode } from 'react';
import { OptionPlace } from './option-field.styles.ts';
import type { OptionProps } from './option-type.ts';
import { getControl, isRemark } from './option-types.ts';

/** Shows the control of an option. Without scripts nothing reacts to a choice, so all controls are shown. */
export function OptionField(props: OptionProps): ReactNode {
  const { option, state, form } = props;
  const { error: _, ...type } = form.field(`values.${option.id}.type`);
  const Control = getControl(option.type);
  return (
    <OptionPlace data-off={state.isShown ? undefined : ''}>
      {!isRemark(option) && <input type="hidden" {...type} />}
      <Control {...props} />
    </OptionPlace>
  );
}
