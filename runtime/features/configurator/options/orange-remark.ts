import type { RemarkOptionType } from './option-type.ts';
import { RemarkOption } from './remark-option.tsx';

/** Something to be minded. */
export const orangeRemark: RemarkOptionType<'OrangeRemark'> = { asks: false, Control: RemarkOption };
