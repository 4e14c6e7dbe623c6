import { describeShown, describeText } from '../describe-option.ts';
import { noSettings, type RemarkOptionType } from '../option-type.ts';

/** A warning. */
export const orangeRemark = {
  asks: false,
  settings: noSettings,
  describe: (stored) => ({ ...describeShown(stored), type: 'OrangeRemark', text: describeText(stored) }),
} satisfies RemarkOptionType<'OrangeRemark'>;
