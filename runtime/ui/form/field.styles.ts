import { css, styled } from '#runtime/theme/stitches.ts';

/** Contrast of at least 3:1 on every surface of every theme, lighter than text. */
const edge = 'color-mix(in srgb, $colors$ink 60%, $colors$surfaceRaised)';

export const FieldBox = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$1',
  minWidth: 0,
});

/** A group of controls under one legend; without the browser's frame. */
export const FieldGroup = styled('fieldset', {
  display: 'grid',
  alignContent: 'start',
  gap: '$half',
  minWidth: 0,
  padding: 0,
  border: 0,
  // A legend is not a grid item.
  '& > legend': { marginBottom: '$1' },
});

export const labelClass = css({
  padding: 0,
  fontSize: '$sm',
  fontWeight: '$strong',
  lineHeight: '$snug',
});

export const OptionalMark = styled('span', {
  fontWeight: '$body',
  color: '$inkMuted',
});

export const FieldHint = styled('div', {
  marginTop: '-4px',
  fontSize: '$sm',
  lineHeight: '1.45',
  color: '$inkMuted',
});

export const FieldError = styled('p', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontSize: '$sm',
  lineHeight: '1.4',
  color: '$danger',
  '& svg': { flex: 'none', marginTop: '2px' },
});

/** As high as what is written into it. */
const growing = { maxHeight: '70vh', resize: 'vertical', fieldSizing: 'content' } as const;

/** Text inputs and selects, of equal height and border. */
export const controlClass = css({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  paddingInline: '$2',
  paddingBlock: '12px',
  border: `1px solid ${edge}`,
  borderRadius: '$small',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  fontSize: '$base',
  lineHeight: '1.5',
  appearance: 'none',
  '@motion': { transition: 'border-color $transitions$quick, box-shadow $transitions$quick' },
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$ink' } },
  '&::placeholder': { color: '$inkMuted', opacity: 1 },
  '&:focus-visible': { outline: '2px solid $colors$accentStrong', outlineOffset: '2px', borderColor: '$accentStrong' },
  '&[aria-invalid=true]': { borderColor: '$danger', boxShadow: 'inset 0 0 0 1px $colors$danger' },
  '&:disabled': { backgroundColor: '$surfaceSunken', color: '$inkMuted' },
  variants: {
    width: {
      full: {},
      /** For a postal code or a house number. */
      short: { maxWidth: '12ch' },
      /** For a telephone number or a date. */
      medium: { maxWidth: '26ch' },
    },
    kind: {
      line: {},
      /** Grows with its content, if the browser supports it. */
      area: { minHeight: '148px', ...growing },
      /** A text of about a line, which may be longer. */
      growingLine: growing,
      select: { paddingInlineEnd: '48px', textOverflow: 'ellipsis', cursor: 'pointer' },
      /** Space for the button at its end. */
      password: { paddingInlineEnd: '60px' },
    },
  },
});

/** A control with an element over its end. */
export const ControlFrame = styled('div', { position: 'relative' });

export const SelectArrow = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '$2',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

/** A checkbox or radio button with its label: the whole row is the target. */
export const choiceClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minHeight: '44px',
  paddingBlock: '10px',
  lineHeight: '1.5',
  cursor: 'pointer',
});

export const markClass = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  marginTop: '1px',
  border: `1px solid ${edge}`,
  backgroundColor: '$surfaceRaised',
  color: '$surfaceRaised',
  appearance: 'none',
  cursor: 'pointer',
  '@motion': { transition: 'background-color $transitions$quick, border-color $transitions$quick' },
  '@hover': { '*:hover > &': { borderColor: '$ink' } },
  '&::before': { content: '""', backgroundColor: 'currentColor', opacity: 0 },
  '&:checked': { borderColor: '$accentStrong', backgroundColor: '$accentStrong' },
  '&:checked::before': { opacity: 1 },
  '&:focus-visible': { outline: '2px solid $colors$accentStrong', outlineOffset: '2px' },
  '&[aria-invalid=true], [aria-invalid=true] &': {
    borderColor: '$danger',
    boxShadow: 'inset 0 0 0 1px $colors$danger',
  },
  // With forced colours, the system draws the marks.
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  variants: {
    kind: {
      box: {
        borderRadius: 'min($radii$small, 5px)',
        '&::before': {
          width: '12px',
          height: '12px',
          clipPath: 'polygon(13% 47%, 3% 58%, 39% 92%, 97% 20%, 86% 10%, 38% 69%)',
        },
      },
      dot: { borderRadius: '50%', '&::before': { width: '8px', height: '8px', borderRadius: '50%' } },
    },
  },
});

export const ChoiceText = styled('span', {
  display: 'grid',
  minWidth: 0,
  '& small': { fontSize: '$sm', lineHeight: '1.45', color: '$inkMuted' },
});

/** The choices of a group: in a column, or in a row if they are few and short. */
export const ChoiceList = styled('div', {
  display: 'grid',
  variants: {
    look: {
      list: {},
      row: { display: 'flex', flexWrap: 'wrap', columnGap: '$4', '& > *': { minWidth: '150px' } },
    },
  },
  defaultVariants: { look: 'list' },
});

export const CharacterCount = styled('p', {
  justifySelf: 'end',
  fontSize: '$xs',
  fontVariantNumeric: 'tabular-nums',
  color: '$inkMuted',
  '&[data-over]': { color: '$danger', fontWeight: '$strong' },
});
