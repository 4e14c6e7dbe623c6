import { styled } from '#runtime/theme/stitches.ts';

/** A note beside or in a form. */
export const Note = styled('div', {
  display: 'grid',
  gap: '$1',
  padding: '$2',
  borderInlineStart: '3px solid $colors$info',
  backgroundColor: '$surfaceSunken',
  fontSize: '$sm',
  lineHeight: '1.5',
  '&:empty': { display: 'none' },
  variants: {
    tone: { info: {}, success: { borderColor: '$success' }, warning: { borderColor: '$warning' } },
  },
});
