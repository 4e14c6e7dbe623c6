import { css, styled } from '#runtime/theme/stitches.ts';

export const languageDisclosureClass = css({ position: 'relative' });

export const languageSummaryClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '37px',
  userSelect: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  'details[open] > & > svg:last-child': { transform: 'rotate(180deg)' },
});

export const LanguageList = styled('ul', {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: '$overlay',
  minWidth: '248px',
  padding: '$1',
  borderRadius: '$medium',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  boxShadow: '$raised',
});

export const languageLinkClass = css({
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
