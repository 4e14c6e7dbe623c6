import { styled } from '#runtime/theme/stitches.ts';
import { Columns } from '#runtime/ui/layout.styles.ts';

/** The form and what comes of it. */
export const CalculatorParts = styled(Columns, { paddingTop: '$4' });
