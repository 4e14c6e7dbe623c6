import type { ReactNode } from 'react';
import { IconDrawing } from './icon.styles.ts';

/** The icons of the shop, on a grid of 20 with a stroke of 1.5. */
const paths = {
  alert: 'M10 3l7.5 13.5h-15zM10 8.5v3.5M10 14.2v.1',
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  back: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  check: 'M4 10.5l4 4 8-9',
  chevron: 'M5 7.5l5 5 5-5',
  close: 'M5 5l10 10M15 5L5 15',
  download: 'M10 3v10M5.5 9l4.5 4.5L14.5 9M3.5 16.5h13',
  expand: 'M3.5 8V3.5H8M12 3.5h4.5V8M16.5 12v4.5H12M8 16.5H3.5V12',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c4.5 4.6 4.5 10.4 0 15M10 2.5c-4.5 4.6-4.5 10.4 0 15',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9.2v4.6M10 6.4v.1',
  link: 'M8.4 11.6a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 1 0-4.3-4.3l-.9.9M11.6 8.4a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 1 0 4.3 4.3l.9-.9',
  menu: 'M2.5 6.5h15M2.5 13.5h15',
  minus: 'M4 10h12',
  play: 'M6.5 4l9 6-9 6z',
  plus: 'M10 4v12M4 10h12',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
} as const;

export type IconName = keyof typeof paths;

type IconProps = (
  | { readonly name: IconName }
  /** An icon that only some sites have: a path on the grid. */
  | { readonly path: string }
) & {
  /** CSS pixels. */
  readonly size?: number;
};

/** Shows a decorative icon in the colour of the text around it; its meaning must be written beside it. */
export function Icon({ size = 20, ...drawing }: IconProps): ReactNode {
  return (
    <IconDrawing width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={'path' in drawing ? drawing.path : paths[drawing.name]} />
    </IconDrawing>
  );
}
