import { css, styled } from '#runtime/theme/stitches.ts';
import { visuallyHidden } from '#runtime/theme/visually-hidden.ts';

/**
 * 125 px from 992 px on: a strip of 37 px for service and language, which scrolls away, and a bar of 88 px, which stays.
 * Below that one bar of 64 px.
 */
export const HeaderArea = styled('header', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: '$header',
  backgroundColor: '$header',
  color: '$onHeader',
  borderBottom: '1px solid color-mix(in srgb, $colors$onHeader 12%, transparent)',
  '@media print': { display: 'none' },
  variants: {
    size: {
      full: { '@lg': { insetBlockStart: '-37px', height: '$header' } },
      bare: {},
    },
  },
  defaultVariants: { size: 'full' },
});

export const Strip = styled('div', {
  display: 'none',
  '@lg': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$4',
    height: '37px',
    fontSize: '$xs',
    '& > nav': { flex: '1 1 0', minWidth: 0 },
  },
});

/** Entries for which large text leaves no room are out of sight until they have the focus; the footer has them, too. */
export const StripList = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  height: '37px',
  overflow: 'hidden',
});

export const StripEnd = styled('div', { display: 'flex', alignItems: 'center', gap: '$3' });

export const stripLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '37px',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // Not cut off by the edge of the list.
  '&:focus-visible': { outlineOffset: '-2px' },
});

export const Bar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  height: '63px',
  '@lg': { height: '87px' },
});

/** Search and menu button, at the end of the bar. Where space is short the name of the site shrinks instead. */
export const BarEnd = styled('div', {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '$half',
  marginInlineStart: 'auto',
  '& > *': { flex: 'none' },
  // A gap to the menu only where there are controls; otherwise the menu ends the bar.
  '@lg': { marginInlineStart: 0, '& > *': { marginInlineStart: 'clamp(20px, 2.4vw, 40px)' } },
});

export const wordmarkClass = css({
  flex: '0 1 auto',
  minWidth: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontFamily: '$heading',
  fontWeight: '$heading',
  // The longest name fits in one line beside search, cart and menu on a screen of 320 px.
  fontSize: 'clamp(1.0625rem, 5.2vw, 1.5rem)',
  letterSpacing: '$heading',
  lineHeight: 1,
  textDecoration: 'none',
  // Beside a long menu a long name breaks.
  '@lg': { fontSize: '2rem', marginInlineEnd: 'clamp(20px, 2.4vw, 40px)' },
});

export const WideNav = styled('nav', { display: 'none', '@lg': { display: 'block', marginInlineStart: 'auto' } });

export const WideList = styled('ul', { display: 'flex', alignItems: 'center', gap: 'clamp(20px, 2.4vw, 40px)' });

export const wideLinkClass = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  textDecoration: 'none',
  userSelect: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '8px',
    height: '1px',
    backgroundColor: 'currentColor',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
  },
  '@motion': { '&::after': { transition: 'transform $transitions$calm' } },
  '&:hover::after, &[aria-current]::after, details[open] > &::after': { transform: 'scaleX(1)' },
  // Forced colours remove shadows and backgrounds.
  '@media (forced-colors: active)': { '&::after': { backgroundColor: 'Highlight' } },
});

export const dropdownClass = css({ variants: { wide: { false: { position: 'relative' }, true: {} } } });

export const DropdownList = styled('ul', {
  position: 'absolute',
  insetBlockStart: 'calc(100% + $space$1)',
  insetInlineStart: '-$space$2',
  zIndex: '$overlay',
  minWidth: '288px',
  padding: '$1',
  borderRadius: '$medium',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  boxShadow: '$raised',
});

export const dropdownLinkClass = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '$2',
  borderRadius: '$small',
  textDecoration: 'none',
  '&:hover': { backgroundColor: '$surfaceSunken' },
  variants: { all: { true: { fontWeight: '$strong' } } },
});

/** Below the header, from edge to edge. */
export const PicturePanel = styled('div', {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxHeight: 'calc(100vh - $sizes$header)',
  overflowY: 'auto',
  paddingBlock: '$4',
  backgroundColor: '$surface',
  color: '$ink',
  boxShadow: '$raised',
});

/** The link to all: its text stands in line with the pictures. */
export const PictureStart = styled('div', { '& > a': { display: 'inline-flex', marginInlineStart: '-$space$2' } });

export const PictureList = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: '$3',
  marginBlockStart: '$2',
});

export const pictureLinkClass = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  minHeight: '44px',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export const menuDisclosureClass = css({ '@lg': { display: 'none' } });

export const menuSummaryClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  minWidth: '44px',
  justifyContent: 'flex-end',
  userSelect: 'none',
  '& svg': { flex: 'none' },
  'details[open] > & path': { d: "path('M5 5l10 10M15 5L5 15')" },
});

/** The word beside the menu's icon; it stays for screen readers where the screen has no room for it. */
export const MenuWord = styled('span', {
  '@media (max-width: 379px)': visuallyHidden,
});

/** The whole screen below the bar. */
export const MenuPanel = styled('div', {
  position: 'fixed',
  insetBlockStart: '64px',
  insetInline: 0,
  insetBlockEnd: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$2 clamp(20px, 4.4vw, 72px) $8',
  backgroundColor: '$surface',
  color: '$ink',
});

export const MenuList = styled('ul', {
  '& > li': { borderBottom: '1px solid $colors$line' },
});

export const menuLinkClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '60px',
  fontFamily: '$heading',
  fontWeight: '$heading',
  fontSize: '$lg',
  letterSpacing: '$heading',
  lineHeight: 1.2,
  textDecoration: 'none',
  '& svg': { color: '$inkMuted' },
});

export const MenuSubList = styled('ul', { paddingBottom: '$2' });

export const menuSubLinkClass = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
  color: '$inkMuted',
  '&[aria-current]': { color: '$ink', textDecoration: 'underline' },
});

export const MenuFoot = styled('div', { display: 'grid', gap: '$3', paddingTop: '$4' });

export const MenuLanguages = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '$2',
  fontSize: '$sm',
});
