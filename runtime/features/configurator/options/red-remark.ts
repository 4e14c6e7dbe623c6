import type { RemarkOptionType } from './option-type.ts';
import { RemarkOption } from './remark-option.tsx';

/** Something not to be overlooked. */
export const redRemark: RemarkOptionType<'RedRemark'> = { asks: false, Control: RemarkOption };
