/**
 * Styles of a link that covers the positioned box around it, such as a card: its focus is marked there.
 *
 * @param corners - The radius of the box.
 * @param offset - Pixels between the box and the mark of the focus.
 */
export const coveringLink = (corners: '$small' | '$medium', offset: 2 | 4) =>
  ({
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: corners },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid $colors$ink', outlineOffset: `${offset}px` },
  }) as const;
