import { css, styled } from '#runtime/theme/stitches.ts';

export const MemberList = styled('ul', {
  display: 'grid',
  width: '100%',
  borderTop: '1px solid $colors$line',
  '& > li': {
    display: 'grid',
    gap: '$1',
    paddingBlock: '$2',
    borderBottom: '1px solid $colors$line',
    overflowWrap: 'anywhere',
  },
  '& > li > p': { fontSize: '$sm', color: '$inkMuted' },
});

/** The forms of a member beside each other. */
export const MemberForms = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '$1 $3' });

export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  '& select': { width: 'auto' },
});

export const smallButtonClass = css({
  minHeight: '44px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '$sm',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
});
