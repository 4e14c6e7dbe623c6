import { css, styled } from '#runtime/theme/stitches.ts';

export const MemberList = styled('ul', {
  display: 'grid',
  width: '100%',
  '& > li': {
    display: 'grid',
    gap: '$1',
    paddingBlock: '$2',
    borderTop: '1px solid $colors$line',
    overflowWrap: 'anywhere',
  },
  '& > li > p': { fontSize: '$sm', color: '$inkMuted' },
});

/** The forms of a member beside each other. */
export const MemberForms = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1 $3' });

/** The remark about an order that waits, above the buttons that decide. */
export const DecisionForm = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  maxWidth: '560px',
  paddingTop: '$1',
  '& > div': { paddingTop: '$1' },
});

export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  '& select': { width: 'auto', paddingInlineEnd: '$6' },
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
