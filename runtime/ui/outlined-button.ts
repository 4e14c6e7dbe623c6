/** Styles of a button with a line around it, in the middle of others. `font` has to stand before them. */
export const outlinedButton = {
  minHeight: '44px',
  paddingInline: '$3',
  border: '1px solid currentColor',
  borderRadius: '$pill',
  backgroundColor: 'transparent',
  color: '$ink',
  fontWeight: '$strong',
  cursor: 'pointer',
} as const;
