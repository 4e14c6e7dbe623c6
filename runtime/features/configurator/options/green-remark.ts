import type { RemarkOptionType } from './option-type.ts';
import { RemarkOption } from './remark-option.tsx';

/** Something good to know. */
export const greenRemark: RemarkOptionType<'GreenRemark'> = { asks: false, Control: RemarkOption };
