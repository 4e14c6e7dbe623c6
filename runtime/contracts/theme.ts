import type { ThemeLayout } from './layouts.ts';

/**
 * Colours by role. Text roles have a contrast of at least 4.5:1 on the surface of the same name; a test checks every
 * theme.
 */
export interface ThemeColors {
  /** Page background. */
  readonly surface: string;
  /** Background of raised cards and panels. */
  readonly surfaceRaised: string;
  /** Background of sunken bands and wells. */
  readonly surfaceSunken: string;
  readonly ink: string;
  readonly inkMuted: string;
  readonly line: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly accentSoft: string;
  readonly onAccent: string;
  readonly header: string;
  readonly onHeader: string;
  readonly footer: string;
  readonly onFooter: string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  readonly info: string;
}

/** A self-hosted variable font. */
export interface ThemeFont {
  /** Name for `font-family`, e.g. `Hanken Grotesk`. */
  readonly family: string;
  /** A `@fontsource-variable/…` package. */
  readonly package: string;
  /** System font whose metrics are adjusted to match while the web font loads. */
  readonly fallback: 'Arial' | 'Times New Roman' | 'Courier New';
}

export interface Theme {
  readonly colors: ThemeColors;
  readonly fonts: { readonly text: ThemeFont; readonly heading: ThemeFont; readonly label: ThemeFont };
  readonly heading: {
    /** CSS font weight, 100 to 900. */
    readonly weight: number;
    /** Letter spacing in em, as a CSS length, e.g. `-0.02em`. */
    readonly letterSpacing: string;
    /** What the space between words is wider, as a CSS length, e.g. `0.05em`; absent: as the typeface has it. */
    readonly wordSpacing?: string | undefined;
  };
  /** CSS lengths. */
  readonly radius: { readonly small: string; readonly medium: string; readonly large: string; readonly pill: string };
  /** Factor of the 8 px rhythm of sections: 1 is regular, more is airy, less is dense. */
  readonly density: number;
  /** CSS aspect ratio of pictures on cards, e.g. `4 / 3`. */
  readonly cardRatio: string;
  /** The composition of pages. */
  readonly layout: ThemeLayout;
}
