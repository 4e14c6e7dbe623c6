import { type FlagRule, plainFlags, searchFlags } from '#runtime/contracts/flags.ts';
import { type LayoutKey, layoutKeys, layoutRules } from '#runtime/contracts/layouts.ts';

/**
 * What each key of a configuration is, for editors and for `docs/configuration.md`. A star stands for any name: of a route, a locale, an
 * integration.
 */
export const keyDescriptions: Readonly<Record<string, string>> = {
  extends: 'The layer below this one: the name of another file of site-configs, without .yaml.',
  id: 'The id of the site: the name of its file, in commands, folders and generated code.',
  configVersion: 'The release that the configuration is written for; in base.yaml alone. `shopgen upgrade` changes it.',
  siteName: 'What operators and developers call the site.',
  shopName:
    'The name that visitors read: the wordmark in the header, titles of pages, previews of links, the icon, the footer, printed orders.',
  securityContact:
    'Where people report a vulnerability, mailto: or https:. `/.well-known/security.txt` says so; without it there is none.',
  shopId: 'The shop whose data the APIs give, as they know it. Default: the id of the site.',
  bundle: 'The folder of locales/ with what the brand says differently.',
  address:
    'How texts address visitors, by language: `formal` (u, Sie, vous) or `informal` (je, du, tu). validate names each text in the other form. A language that is not named is not checked.',
  'address.*': 'The form of a language.',
  defaultLocale: 'The locale of a visitor whose address names none.',
  subdomain: 'What is put in front of every host; "" for nothing.',
  locales: 'The locales that sites can be offered in.',
  'locales.*': 'A locale, such as nl-BE.',
  'locales.*.language': 'Its language (ISO 639-1).',
  'locales.*.name': 'Its name, in its own language, in the choice of languages.',
  'locales.*.country': 'Its country (ISO 3166-1): where orders go and whose VAT is shown.',
  'locales.*.currency': 'The currency of its prices.',
  'locales.*.timeZone': 'The time zone of its dates (IANA).',
  domains: 'The locales that the site is offered in, each with its address.',
  'domains.*': 'The host of a locale, or host and prefix where locales share one.',
  pages:
    'The content pages with the texts of screens, by the ids of the content API. A screen that the site has needs its page.',
  'pages.*': 'The id of a content page.',
  flags: 'What the site has. What is off is in no build: no route, screen, text or call of the APIs.',
  'flags.search': 'What can be searched for.',
  ...Object.fromEntries([...plainFlags, ...searchFlags].map((flag) => [`flags.${flag.name}`, describeFlag(flag)])),
  pageSizes: 'How many items a page of a list has, from 1 to 100.',
  'pageSizes.archive': 'Of articles, advice, projects and job offers.',
  'pageSizes.productArchive': 'Of products.',
  'pageSizes.inspirationArchive': 'Of inspiration.',
  routes: 'The route table: where each screen is. null takes a route away.',
  'routes.*': 'A route, by its key.',
  'routes.*.*': 'Its path in a locale, with {parameters}: /blogs/{slug}.',
  aliases: 'Further addresses of routes, which lead to theirs for good (301).',
  'aliases.*': 'A route without parameters, by its key.',
  'aliases.*.*': 'The paths that lead to it in a locale: [/kasse].',
  adviceForm: 'What the form that requests advice lets people choose, in its order.',
  'adviceForm.rooms': 'Kinds of rooms and places: those of homes and offices where none are named.',
  'adviceForm.problems': 'What bothers people: that of homes and offices where nothing is named.',
  roomUse: 'What the first room of the calculator is used for: an office where nothing is named.',
  screens: 'Screens of routes that the site has of its own.',
  'screens.*': 'The folder with screen.tsx and head.ts, relative to this file.',
  budgets: 'Limits of what a page carries before it is touched, in kB after Brotli.',
  'budgets.*': 'The limits of a route, or of all others: default.',
  'budgets.*.js': 'Scripts that run by themselves.',
  'budgets.*.css': 'Styles.',
  integrations:
    'Third parties. Each is asked only after consent, and only at the hosts that it names: the content security policy is made of them.',
  'integrations.tagManager': 'The tag manager.',
  'integrations.adCalls': 'Advertisements.',
  'integrations.visitorPixel': 'The pixel that counts visitors.',
  'integrations.forms': 'Forms of a third party in the place of ours.',
  'integrations.monitoring': 'The service that gets errors and timings of browsers.',
  'integrations.payment': 'Hosts of payment pages, to which a form may lead.',
  'integrations.video': 'Hosts of films on product pages.',
  'integrations.tagManager.ids': 'The container of each locale.',
  'integrations.tagManager.server': 'The host of a tagging server of your own.',
  'integrations.*.ids.*': 'The id of a container: GTM-….',
  'integrations.*.urls': 'An address for each locale.',
  'integrations.*.urls.*': 'The address of a locale.',
  'integrations.monitoring.keys': 'The key of each locale.',
  'integrations.*.keys.*': 'The key of a locale; browsers see it.',
  'integrations.*.hosts': 'The hosts that it needs, by directive of the content security policy.',
  'integrations.*.hosts.*': 'Hosts, with https://; *. stands for any subdomain.',
  overrides: 'Parts of pages that the site changes (docs/overrides.md).',
  'overrides.*': 'What happens to a part: wrap, replace, before or after, each a file relative to this one.',
  extensions: 'Modules and packages that extend the generator (docs/extending.md).',
  overlays: 'Files that change the API descriptions (docs/descriptions.md); in base.yaml alone.',
  'overlays.*': 'Overlays of an API, in order, relative to this file.',
  theme: 'How the site looks.',
  'theme.colors': 'Colours, as six hex digits. Texts have a contrast of 4.5:1 on their surface, lines of 3:1.',
  'theme.colors.surface': 'The page.',
  'theme.colors.surfaceRaised': 'Cards and fields.',
  'theme.colors.surfaceSunken': 'Bands between parts of a page, and the room of pictures that are still to come.',
  'theme.colors.ink': 'Text.',
  'theme.colors.inkMuted': 'Text that matters less.',
  'theme.colors.line': 'Lines and edges.',
  'theme.colors.accent': 'Buttons and links.',
  'theme.colors.accentStrong': 'The accent as text, under the pointer and around what has the focus.',
  'theme.colors.accentSoft': 'Soft surfaces in the colour of the accent.',
  'theme.colors.onAccent': 'Text on buttons.',
  'theme.colors.header': 'The header.',
  'theme.colors.onHeader': 'Text in the header.',
  'theme.colors.footer': 'The footer.',
  'theme.colors.onFooter': 'Text in the footer.',
  'theme.colors.success': 'What went well.',
  'theme.colors.warning': 'What to look at.',
  'theme.colors.danger': 'What went wrong.',
  'theme.colors.info': 'What to know.',
  'theme.fonts': 'The typefaces, by what they are for.',
  'theme.fonts.text': 'Of running text.',
  'theme.fonts.heading': 'Of headings.',
  'theme.fonts.label': 'Of labels and figures.',
  'theme.fonts.*.family': 'The name of the family, as its package has it.',
  'theme.fonts.*.package': 'The Fontsource package that holds it, which is installed.',
  'theme.fonts.*.fallback': 'The font of the system that is shown until it is loaded, scaled to its size.',
  'theme.heading': 'How headings are set.',
  'theme.heading.weight': 'Their weight, from 100 to 900.',
  'theme.heading.letterSpacing': 'The space between their letters.',
  'theme.heading.wordSpacing': 'What is added to the space between their words, where a typeface has it narrow.',
  'theme.radius': 'Radii of corners, from small to large.',
  'theme.radius.small': 'Of fields and labels.',
  'theme.radius.medium': 'Of cards.',
  'theme.radius.large': 'Of pictures and panels.',
  'theme.radius.pill': 'Of round buttons.',
  'theme.density': 'How much room there is between things; 1 is the design.',
  'theme.cardRatio': 'Width and height of pictures on cards.',
  'theme.layout': 'How pages are composed. Only the chosen variants are in the build.',
  ...Object.fromEntries(layoutKeys.map((key) => [`theme.layout.${key}`, describeLayout(key)])),
};

function describeLayout(key: LayoutKey): string {
  const { part, variants } = layoutRules[key];
  const each = Object.entries(variants).map(([name, shows]) => `${name} – ${shows}`);
  return `How the part ${part} looks. ${each.join('; ')}. Default: ${Object.keys(variants)[0]}.`;
}

function describeFlag({ gives, needs = [] }: FlagRule): string {
  const text = `${gives.charAt(0).toUpperCase()}${gives.slice(1)}.`;
  return needs.length === 0 ? text : `${text} Needs ${needs.join(' or ')}.`;
}

/** Returns the description of a key, by its own name or by one with stars. */
export function describeKey(path: readonly string[]): string | undefined {
  for (let stars = 0; stars < 2 ** path.length; stars += 1) {
    const name = path.map((step, index) => ((stars >> index) & 1 ? '*' : step)).join('.');
    if (Object.hasOwn(keyDescriptions, name)) return keyDescriptions[name];
  }
  return undefined;
}
