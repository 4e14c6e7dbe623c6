import { css, styled } from '#runtime/theme/stitches.ts';
import { whenNear } from '#runtime/theme/when-near.ts';

export const ListingLayout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 clamp(32px, 4vw, 64px)',
  paddingTop: '$4',
  '@lg': {
    gridTemplateColumns: '232px minmax(0, 1fr)',
    paddingTop: '$6',
    // The same choice need not stand beside itself.
    '&:has([data-color-band]) [data-color-facet]': { display: 'none' },
  },
});

/** Filters: behind a button on small screens, always open on wide ones where the browser can show a closed panel. */
export const filtersClass = css({
  '@lg': {
    alignSelf: 'start',
    '@supports selector(::details-content)': {
      '&::details-content': { contentVisibility: 'visible' },
      '& > summary': { display: 'none' },
    },
  },
});

export const filtersSummaryClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1',
  minHeight: '52px',
  paddingInline: '$2',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  fontWeight: '$strong',
  'details[open] > & svg': { transform: 'rotate(45deg)' },
});

export const FilterGroups = styled('div', {
  display: 'grid',
  gap: '$4',
  paddingTop: '$3',
  '@lg': { paddingTop: '10px' },
});

export const FilterTitle = styled('h2', {
  marginBottom: '$1',
  fontFamily: '$text',
  fontSize: '$sm',
  fontWeight: '$strong',
  letterSpacing: 'normal',
  lineHeight: '$snug',
  textTransform: 'none',
});

export const filterLinkClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  fontSize: '$sm',
  lineHeight: '$snug',
  textDecoration: 'none',
  '&:hover > span:first-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  '&[aria-current]': { fontWeight: '$strong' },
  '@lg': { minHeight: '36px' },
  variants: {
    /** A value without matching products: muted, but still selectable. */
    empty: { true: { color: '$inkMuted', '& > i': { borderColor: '$line' } } },
  },
});

/** Filters of the subcategories. */
export const SubFilters = styled('ul', { paddingInlineStart: '$2' });

/** The checkbox of a filter. */
export const FilterBox = styled('i', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: '1px solid $colors$inkMuted',
  // A rounder box would look like a radio button.
  borderRadius: 'min(5px, $radii$small)',
  color: '$onAccent',
  '& svg': { visibility: 'hidden' },
  'a[aria-current] > &': { backgroundColor: '$accent', borderColor: '$accent' },
  'a[aria-current] > & svg': { visibility: 'visible' },
});

export const moreSummaryClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  fontSize: '$sm',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});

/** Text of the button that expands or collapses a list. */
export const MoreText = styled('span', {
  variants: {
    when: {
      closed: { 'details[open] > summary > &': { display: 'none' } },
      open: { 'details:not([open]) > summary > &': { display: 'none' } },
    },
  },
});

/** Filters that come after "more filters". */
export const MoreGroups = styled('div', { display: 'grid', gap: '$4', paddingTop: '$2' });

export const FilterCount = styled('span', {
  marginInlineStart: 'auto',
  fontSize: '$xs',
  fontWeight: '$body',
  fontVariantNumeric: 'tabular-nums',
  color: '$inkMuted',
});

export const Toolbar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $3',
  paddingBottom: '$3',
  fontSize: '$sm',
});

export const Chips = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  paddingBottom: '$3',
});

export const chipClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  paddingInline: '$2 12px',
  borderRadius: '$pill',
  backgroundColor: '$accentSoft',
  color: '$ink',
  fontSize: '$sm',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  variants: { bare: { true: { backgroundColor: 'transparent', textDecoration: 'underline' } } },
});

export const sortClass = css({ position: 'relative' });

export const sortSummaryClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  userSelect: 'none',
  '& > span:first-child': { color: '$inkMuted' },
});

export const SortList = styled('ul', {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: '$overlay',
  minWidth: '232px',
  padding: '$1',
  borderRadius: '$medium',
  backgroundColor: '$surfaceRaised',
  boxShadow: '$raised',
});

export const sortLinkClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  minHeight: '44px',
  paddingInline: '$2',
  borderRadius: '$small',
  textDecoration: 'none',
  '&:hover': { backgroundColor: '$surfaceSunken' },
  '&[aria-current]': { fontWeight: '$strong' },
});

export const ListingGrid = styled('ul', {
  display: 'grid',
  gap: 'clamp(40px, 4vw, 64px) clamp(16px, 2.2vw, 32px)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The first rows are seen at once.
  '& > :nth-child(n + 5)': { ...whenNear(300), overflowClipMargin: '8px' },
  '@xl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  variants: {
    large: { false: { '@2xl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  },
  defaultVariants: { large: false },
});

/** Running text about the products above it. */
export const ListingText = styled('div', {
  marginTop: '$section',
  paddingTop: '$4',
  borderTop: '1px solid $colors$line',
});

export const EmptyListing = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  paddingBlock: '$8',
});
