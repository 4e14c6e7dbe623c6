/** Styles of what is for screen readers alone, in the middle of others or at some widths; `hiddenClass` of `runtime/ui` is a class of them. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
