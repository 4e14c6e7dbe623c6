import { describeShown, describeText } from '../describe-option.ts';
import { noSettings, type RemarkOptionType } from '../option-type.ts';

/** Helpful information. */
export const greenRemark = {
  asks: false,
  settings: noSettings,
  describe: (stored) => ({ ...describeShown(stored), type: 'GreenRemark', text: describeText(stored) }),
} satisfies RemarkOptionType<'GreenRemark'>;
