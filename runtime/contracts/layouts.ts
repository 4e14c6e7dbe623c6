import type { SmallPartName } from './parts.ts';

/** What a theme decides of the composition of pages. */
interface LayoutRule {
  /** The part that looks different. */
  readonly part: SmallPartName;
  /**
   * What each variant shows, by its name. The first is the part's own module; that of another stands beside it and is called after it:
   * `hero-block.tsx`, `hero-block.split.tsx`.
   */
  readonly variants: Readonly<Record<string, string>>;
}

/** The keys of `theme.layout`. Only the module of the chosen variant is in a build. */
export const layoutRules = {
  header: {
    part: 'shell.header',
    variants: {
      bar: 'a bar from edge to edge',
      capsule: 'a capsule that floats above the page',
      call: 'a bar with the telephone number of the service menu as a button',
    },
  },
  hero: {
    part: 'content.hero',
    variants: {
      panel: 'the text on a panel that rises out of the page into a picture from edge to edge',
      color: 'the text on a field of the accent, and beside it the picture with round corners',
      split: 'the text beside the picture, on squared paper',
      wide: 'a headline as wide as the page, with the picture and the links below it',
      statement: 'a statement in large type, and below it the picture',
    },
  },
  sections: {
    part: 'content.section',
    variants: {
      bands: 'one below the other with space between them, quotes and articles on a band of their own colour',
      fields: 'close to each other, and what is to be read on fields of colour with round corners',
      ruled: 'close to each other, each below a line across the page',
    },
  },
  usps: {
    part: 'content.usps',
    variants: {
      list: 'each under a thin line',
      figures: 'each as a figure in large type, for a number and its unit',
    },
  },
  card: {
    part: 'product.card',
    variants: {
      picture: 'the picture with its absorption class, then the category, the name, the price and the first colours',
      colors: 'a band of all its colours below the picture, then the name and the price',
      measures: 'the picture, the name, the price, and the figures by which a material is chosen',
    },
  },
  listing: {
    part: 'listing.products',
    variants: {
      cards: 'cards in rows',
      colors: 'the colours to choose from, and below them cards in rows',
      table: 'a table of thickness, density, reaction to fire, absorption and price',
    },
  },
  article: {
    part: 'blog.article',
    variants: {
      picture:
        'the title across the page and below it the picture as wide as the page, then the text beside its author',
      beside: 'the title on a field of colour beside the picture, then the text in the middle of the page',
      report: 'author and date in a ruled column, and beside it title, picture and text',
    },
  },
  footer: {
    part: 'shell.footer',
    variants: {
      columns: 'the statement beside the columns of links',
      banner: 'the statement in large type across the page, and the links below it',
      ledger: 'ruled columns of links below a line with the statement',
      contact: 'the telephone number of the service menu in large type beside the statement',
    },
  },
} as const satisfies Readonly<Record<string, LayoutRule>>;

/** A key of `theme.layout`. */
export type LayoutKey = keyof typeof layoutRules;

/** The name of a variant by key; absent: the first. */
export type ThemeLayout = Readonly<Partial<Record<LayoutKey, string>>>;

/** A variant that a theme has chosen. */
export interface ChosenLayout {
  readonly part: SmallPartName;
  /** Name of the variant; never the first. */
  readonly variant: string;
}

export const layoutKeys: readonly LayoutKey[] = Object.keys(layoutRules).filter(isLayoutKey);

function isLayoutKey(name: string): name is LayoutKey {
  return Object.hasOwn(layoutRules, name);
}

/** Returns the names of a key's variants; the first is that of a theme which names none. */
export function layoutVariants(key: LayoutKey): readonly string[] {
  return Object.keys(layoutRules[key].variants);
}

/** Returns the parts of a theme that are not shown in their first variant. */
export function chosenLayouts(layout: ThemeLayout): readonly ChosenLayout[] {
  return layoutKeys.flatMap((key) => {
    const variant = layout[key];
    return variant === undefined || variant === layoutVariants(key)[0]
      ? []
      : [{ part: layoutRules[key].part, variant }];
  });
}

/** Returns the module of a variant, from that of its part, below `runtime/`. */
export function layoutModule(from: string, variant: string): string {
  return from.replace(/\.tsx$/, `.${variant}.tsx`);
}
