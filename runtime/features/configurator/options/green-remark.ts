import type { RemarkOptionType } from './option-type.ts';
import { RemarkOption } from './remark-option.tsx';

/** A remark with useful information. */
export const greenRemark: RemarkOptionType<'GreenRemark'> = { asks: false, Control: RemarkOption };
