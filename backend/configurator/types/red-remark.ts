import { describeShown, describeText } from '../describe-option.ts';
import { noSettings, type RemarkOptionType } from '../option-type.ts';

/** An urgent warning. */
export const redRemark = {
  asks: false,
  settings: noSettings,
  describe: (stored) => ({ ...describeShown(stored), type: 'RedRemark', text: describeText(stored) }),
} satisfies RemarkOptionType<'RedRemark'>;
