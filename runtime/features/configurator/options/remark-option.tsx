import type { ReactNode } from 'react';
import type { OptionOf, RemarkType } from './option-type.ts';
import { Remark } from './remark-option.styles.ts';

interface RemarkOptionProps {
  readonly option: OptionOf<RemarkType>;
}

/** Shows a remark among the options, at one of three levels of urgency. */
export function RemarkOption({ option: { type, label, text } }: RemarkOptionProps): ReactNode {
  return (
    <Remark tone={type} role="note">
      <strong>{label}</strong>
      <span>{text}</span>
    </Remark>
  );
}
