import { css, styled } from '#runtime/theme/stitches.ts';
import { outlinedButton } from '#runtime/ui/outlined-button.ts';

/** The list of saved items. */
export const ItemList = styled('ol', { display: 'grid', borderTop: '1px solid $colors$line' });

/** A saved item: picture, description, price and actions. */
export const ItemBox = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: '$2',
  rowGap: '$2',
  paddingBlock: '$3',
  borderBottom: '1px solid $colors$line',
  backgroundColor: '$surface',
  '@md': { gridTemplateColumns: '44px 176px minmax(0, 1fr)', columnGap: '$3' },
  '&[data-dragged]': { zIndex: 1, boxShadow: '$shadows$raised', cursor: 'grabbing' },
  '&[data-drop=before]::before, &[data-drop=after]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: '3px',
    backgroundColor: '$accentStrong',
  },
  '&[data-drop=before]::before': { insetBlockStart: '-2px' },
  '&[data-drop=after]::before': { insetBlockEnd: '-2px' },
});

/** The box that chooses the item, and the handle that moves it. */
export const ItemSide = styled('div', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '$half',
  gridRow: '1 / span 2',
  '@md': { gridRow: '1' },
});

/** The whole label is the target of the box in it. */
export const chooseClass = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  cursor: 'pointer',
});

export const handleClass = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$inkMuted',
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { color: '$ink', backgroundColor: '$surfaceSunken' },
  '&:active': { cursor: 'grabbing' },
  // It works with scripts only.
  '@media (scripting: none)': { display: 'none' },
});

export const ItemPicture = styled('div', {
  maxWidth: '136px',
  '&:empty': { display: 'none' },
  '@md': { maxWidth: '176px', '&:empty': { display: 'block' } },
});

/** Title, choices and note on one side, price and cart on the other where there is room. */
export const ItemBody = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$2',
  gridColumn: '2',
  '@md': { gridColumn: '3' },
});

export const ItemHead = styled('div', {
  display: 'grid',
  gap: '$2 $3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
});

export const ItemText = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$1',
  minWidth: 0,
  '& h2': { overflowWrap: 'anywhere' },
  '& > p': { fontSize: '$sm', color: '$inkMuted', overflowWrap: 'anywhere' },
});

/** Text as its owner wrote it, line breaks included. */
export const NoteText = styled('p', { '&&': { color: '$ink', maxWidth: '$text', whiteSpace: 'pre-line' } });

export const ItemCost = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$half',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '$md' },
  '& small': { fontSize: '$sm', color: '$inkMuted' },
  '@sm': { justifyItems: 'end', textAlign: 'end' },
});

/** The actions of an item, in a row. */
export const ItemActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $3',
  marginInlineStart: 0,
});

/** A button among others that looks like a link. */
export const quietButtonClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$inkMuted',
  fontSize: '$sm',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  cursor: 'pointer',
  '&:hover': { color: '$ink', textDecorationColor: 'currentColor' },
  '&[aria-disabled=true]': { opacity: 0.55, textDecoration: 'none', cursor: 'default' },
});

/** A button as high as its row. */
export const smallButtonClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  ...outlinedButton,
  fontSize: '$sm',
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
  variants: {
    /** For a button that scripts replace. */
    withoutScripts: { true: { '@media (scripting: enabled)': { display: 'none' } } },
  },
});

export const MoveButtons = styled('div', {
  '& form': { display: 'flex', flexWrap: 'wrap', columnGap: '$3' },
});

/** Sharing and files beside each other; what is open takes the whole row. */
export const ItemFoot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $3',
  marginTop: '-8px',
  '& > details[open]': { flexBasis: '100%' },
});

/** Panels below an item: files, sharing. */
export const ItemMore = styled('details', {
  fontSize: '$sm',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    color: '$inkMuted',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  },
  '& > summary:hover': { color: '$ink', textDecorationColor: 'currentColor' },
  '& > div': { display: 'grid', gap: '$2', padding: '$2', borderRadius: '$small', backgroundColor: '$surfaceSunken' },
});

export const FileItems = styled('ul', {
  display: 'grid',
  gap: '$1',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4px $2',
    paddingBottom: '$1',
    borderBottom: '1px solid $colors$line',
  },
  '& > li > a': { overflowWrap: 'anywhere' },
  '& > li > div:last-child': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: '$3' },
});

/** Controls above the list: select, add to the cart. */
export const ItemTools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $3',
  '& form': { display: 'grid', gap: '$1', justifyItems: 'start' },
});

export const ExportLinks = styled('p', { display: 'flex', flexWrap: 'wrap', gap: '0 $2', fontSize: '$sm' });

/** Invitation for guests to create an account. */
export const Invitation = styled('section', {
  display: 'grid',
  gap: '$2',
  padding: 'clamp(20px, 2.4vw, 32px)',
  borderRadius: '$medium',
  backgroundColor: '$accentSoft',
  '& p': { maxWidth: '$text' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1 $3' },
});

/** The form of a note, which opens where it is asked for. */
export const NewNote = styled('details', {
  paddingTop: '$3',
  '& > summary': { minHeight: '44px', fontWeight: '$strong', cursor: 'pointer' },
  '& > form': { paddingTop: '$2' },
});

/** The page of a guest: the same parts without the navigation of an account. */
export const GuestPage = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  paddingTop: 'clamp(32px, 5vw, 88px)',
  '& > header': { display: 'grid', gap: '$2' },
});
