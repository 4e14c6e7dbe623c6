import { styled } from '#runtime/theme/stitches.ts';

/** The print as it hangs: on a quiet wall, with the light from above. */
export const PreviewBox = styled('figure', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: '$3',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
  '@motion': { '& img': { transition: 'opacity $transitions$calm' } },
  '&[data-asking] img': { opacity: 0.55 },
  '& figcaption': { fontSize: '$sm', lineHeight: '1.45', color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
});

export const Hanging = styled('div', {
  justifySelf: 'center',
  width: '100%',
  boxShadow: '0 1px 2px rgb(0 0 0 / 25%), 0 14px 28px -10px rgb(0 0 0 / 35%)',
  variants: {
    stands: {
      wide: {},
      high: { width: '62%' },
    },
  },
});
