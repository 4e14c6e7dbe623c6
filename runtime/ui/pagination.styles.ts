import { css, styled } from '#runtime/theme/stitches.ts';

export const PaginationNav = styled('nav', { paddingTop: '$section' });

export const PageList = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$half',
  paddingTop: '$3',
  borderTop: '1px solid $colors$line',
  '& > :first-child': { marginInlineEnd: 'auto' },
  '& > :last-child': { marginInlineStart: 'auto' },
});

export const pageLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  minWidth: '44px',
  minHeight: '44px',
  borderRadius: '$pill',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { backgroundColor: '$surfaceSunken' },
  '&[aria-current]': { backgroundColor: '$ink', color: '$surface' },
  // Forced colours remove shadows and backgrounds.
  '@media (forced-colors: active)': { '&[aria-current]': { border: '3px solid Highlight', fontWeight: '$strong' } },
  variants: {
    step: { true: { paddingInline: '$1' } },
  },
});

export const StepLabel = styled('span', {
  display: 'none',
  '@md': { display: 'inline' },
});

export const Gap = styled('span', {
  display: 'inline-block',
  minWidth: '24px',
  textAlign: 'center',
  color: '$inkMuted',
});
