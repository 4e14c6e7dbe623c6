import { css, styled } from '#runtime/theme/stitches.ts';

export const VariantNav = styled('nav', { display: 'grid', gap: '12px' });

export const VariantTitle = styled('p', {
  fontSize: '$sm',
  '& strong': { fontWeight: '$strong' },
  '& span': { color: '$inkMuted' },
});

export const VariantList = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$half' });

/** A target of 44 px around the dot. */
export const swatchLinkClass = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  '&:hover': { boxShadow: 'inset 0 0 0 1px $colors$inkMuted' },
  '&[aria-current]': { boxShadow: 'inset 0 0 0 2px $colors$ink' },
  // Forced colours remove shadows and backgrounds.
  '@media (forced-colors: active)': { border: '3px solid Canvas', '&[aria-current]': { borderColor: 'Highlight' } },
});

export const namedLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '$2',
  border: '1px solid $colors$line',
  borderRadius: '$pill',
  fontSize: '$sm',
  textDecoration: 'none',
  '&:hover': { borderColor: '$inkMuted' },
  '&[aria-current]': { borderColor: '$ink', boxShadow: 'inset 0 0 0 1px $colors$ink' },
  '@media (forced-colors: active)': { '&[aria-current]': { border: '3px solid Highlight', fontWeight: '$strong' } },
  variants: {
    pictured: {
      true: {
        gap: '12px',
        paddingInlineStart: '6px',
        paddingBlock: '6px',
        borderRadius: '$medium',
        '& > :first-child': { width: '56px' },
      },
      false: {},
    },
  },
});
