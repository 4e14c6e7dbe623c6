import type { Theme, ThemeFont } from '#runtime/contracts/theme.ts';

const hankenGrotesk = font('Hanken Grotesk', 'Arial');
const newsreader = font('Newsreader', 'Times New Roman');
const inter = font('Inter', 'Arial');

/** Themes for new sites. A test checks that each has the contrast of the demo shops. */
export const themes = {
  /** Calm: warm paper, deep pine, light headlines. */
  pine: {
    colors: {
      surface: '#faf8f4',
      surfaceRaised: '#ffffff',
      surfaceSunken: '#f1ede4',
      ink: '#1c2420',
      inkMuted: '#545d57',
      line: '#dcd6c9',
      accent: '#1f4f3c',
      accentStrong: '#173d2e',
      accentSoft: '#e2ebe3',
      onAccent: '#ffffff',
      header: '#faf8f4',
      onHeader: '#1c2420',
      footer: '#1a2a22',
      onFooter: '#e8ece6',
      success: '#266240',
      warning: '#855300',
      danger: '#a3301f',
      info: '#1f587f',
    },
    fonts: { text: hankenGrotesk, heading: hankenGrotesk, label: hankenGrotesk },
    heading: { weight: 300, letterSpacing: '-0.025em' },
    radius: { small: '4px', medium: '8px', large: '14px', pill: '999px' },
    density: 1.1,
    cardRatio: '4 / 3',
    layout: {},
  },
  /** Spare: ink on paper, a serif in the headlines, square corners. */
  ink: {
    colors: {
      surface: '#fbfaf8',
      surfaceRaised: '#ffffff',
      surfaceSunken: '#f0ece5',
      ink: '#191817',
      inkMuted: '#5a5650',
      line: '#dcd6cc',
      accent: '#2b2824',
      accentStrong: '#191817',
      accentSoft: '#ece5d9',
      onAccent: '#ffffff',
      header: '#fbfaf8',
      onHeader: '#191817',
      footer: '#191817',
      onFooter: '#ece7df',
      success: '#29633f',
      warning: '#805000',
      danger: '#a12f22',
      info: '#27567d',
    },
    fonts: { text: hankenGrotesk, heading: newsreader, label: hankenGrotesk },
    heading: { weight: 400, letterSpacing: '-0.02em' },
    radius: { small: '0px', medium: '2px', large: '2px', pill: '999px' },
    density: 1.3,
    cardRatio: '3 / 2',
    layout: { hero: 'statement' },
  },
  /** Clear: white, sea blue, firm headlines, round corners. */
  harbour: {
    colors: {
      surface: '#ffffff',
      surfaceRaised: '#ffffff',
      surfaceSunken: '#eff4f8',
      ink: '#12212e',
      inkMuted: '#4c5c69',
      line: '#d2dde5',
      accent: '#0b5a8a',
      accentStrong: '#08476e',
      accentSoft: '#dfeef7',
      onAccent: '#ffffff',
      header: '#ffffff',
      onHeader: '#12212e',
      footer: '#0c2233',
      onFooter: '#e3edf4',
      success: '#1b6640',
      warning: '#855000',
      danger: '#ab2a20',
      info: '#14568a',
    },
    fonts: { text: inter, heading: inter, label: inter },
    heading: { weight: 650, letterSpacing: '-0.02em' },
    radius: { small: '6px', medium: '10px', large: '18px', pill: '999px' },
    density: 1,
    cardRatio: '4 / 3',
    layout: { hero: 'split' },
  },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;

/** The theme of a site for which none was chosen. */
export const defaultTheme: ThemeName = 'pine';

export const themeNames: readonly ThemeName[] = ['pine', 'ink', 'harbour'];

function font<Fallback extends ThemeFont['fallback']>(family: string, fallback: Fallback) {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return { family, package: `@fontsource-variable/${name}`, fallback };
}
