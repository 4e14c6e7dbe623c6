import type { RemarkOptionType } from './option-type.ts';
import { RemarkOption } from './remark-option.tsx';

/** A remark to take note of. */
export const orangeRemark: RemarkOptionType<'OrangeRemark'> = { asks: false, Control: RemarkOption };
