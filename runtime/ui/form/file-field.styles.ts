import { css, styled } from '#runtime/theme/stitches.ts';
import { visuallyHidden } from '#runtime/theme/visually-hidden.ts';
import { outlinedButton } from '../outlined-button.ts';

/** The area in which files are chosen or dropped. */
export const DropArea = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  padding: '$2',
  border: '1px dashed color-mix(in srgb, $colors$ink 60%, $colors$surfaceRaised)',
  borderRadius: '$small',
  backgroundColor: '$surfaceRaised',
  fontSize: '$sm',
  '&[data-over]': { borderStyle: 'solid', borderColor: '$accentStrong' },
});

const button = { font: 'inherit', ...outlinedButton };

/**
 * The button that opens the dialog for files. The browser's own says it in the browser's language, and is shown only where no script
 * lists the chosen files.
 */
export const FilePicker = styled('span', {
  position: 'relative',
  maxWidth: '100%',
  // Its intrinsic width exceeds the smallest screens.
  '& input': { width: '100%', minWidth: 0, minHeight: '44px', font: 'inherit' },
  '& input::file-selector-button': { ...button, marginInlineEnd: '$2' },
  '& label': { ...button, display: 'none', alignItems: 'center' },
  '@media (scripting: enabled)': {
    borderRadius: '$pill',
    '& input': visuallyHidden,
    '& label': { display: 'inline-flex' },
    '&:focus-within': { outline: '2px solid $colors$accentStrong', outlineOffset: '2px' },
  },
});

export const FileRows = styled('ul', { display: 'grid', gap: '$1' });

export const FileRow = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px $2',
  padding: '$1 $2',
  borderRadius: '$small',
  backgroundColor: '$surfaceSunken',
  fontSize: '$sm',
  '& > span': { overflowWrap: 'anywhere' },
  '& progress': { gridColumn: '1 / -1', width: '100%', accentColor: '$colors$accentStrong' },
  '& > p': { gridColumn: '1 / -1' },
  '& > div': { display: 'flex', gap: '$1' },
});

/** Buttons of a row: retry, cancel, remove. */
export const rowButtonClass = css({
  minWidth: '44px',
  minHeight: '44px',
  paddingInline: '$1',
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$ink',
  fontSize: '$md',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid $colors$accentStrong', outlineOffset: '2px' },
});
