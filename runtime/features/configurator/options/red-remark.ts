import type { RemarkOptionType } from './option-type.ts';
import { RemarkOption } from './remark-option.tsx';

/** A warning. */
export const redRemark: RemarkOptionType<'RedRemark'> = { asks: false, Control: RemarkOption };
