import { styled } from '#runtime/theme/stitches.ts';

export const SummaryBox = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$1 12px',
  padding: '$2',
  border: '1px solid $colors$danger',
  borderRadius: '$small',
  backgroundColor: 'color-mix(in srgb, $colors$danger 5%, $colors$surfaceRaised)',
  '& > svg': { marginTop: '2px', color: '$danger' },
  '&:focus': { outline: '2px solid $colors$danger', outlineOffset: '2px' },
});

export const SummaryText = styled('div', { display: 'grid', gap: '$half', minWidth: 0 });

export const SummaryTitle = styled('p', { fontWeight: '$strong', lineHeight: '$snug' });

export const SummaryList = styled('ul', {
  display: 'grid',
  fontSize: '$sm',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingBlock: '6px',
    color: '$danger',
    lineHeight: '1.4',
    '@md': { minHeight: '32px' },
  },
});
