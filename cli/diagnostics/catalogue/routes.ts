import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about route tables. */
export const routesCodes = {
  'route.unknown-key': {
    cause: 'The route key does not exist: no screen belongs to it.',
    example: ['# site-configs/acoustic.yaml', 'routes:', '  productDetials: { nl-NL: /product }'].join('\n'),
    fix: 'Write the key as the message suggests. shopgen routes --site ID lists them all; there are no others, because each stands for a screen.',
  },
  'route.missing': {
    cause: 'A route that every site needs has been removed.',
    example: ['# site-configs/acoustic.yaml', 'routes:', '  notFound: null'].join('\n'),
    fix: 'Remove the null. home and notFound cannot be removed; their paths can be changed.',
  },
  'route.no-screen': {
    cause: 'A route has paths, but the runtime has no screen to show there: visitors would get a 404.',
    example: '$ rm runtime/screens/quotation/screen.tsx && shopgen validate',
    fix: 'Write the screen, runtime/screens/<route in kebab-case>/screen.tsx. Or take the route out: with null in a site, or out of base.yaml.',
  },
  'route.path-missing': {
    cause:
      'A route has no path in one of the locales of the site, so that its page would exist in some languages only.',
    example: ['# site-configs/acoustic.yaml', 'routes:', '  contact: { nl-NL: /contact, de-DE: null }'].join('\n'),
    fix: 'Give the route a path in the locale that the message names; or remove the route from the site altogether with null.',
  },
  'route.path-invalid': {
    cause:
      'A path starts with one slash, has no empty segments and no trailing slash; a segment is plain text or one {parameter}.',
    example: ['# site-configs/acoustic.yaml', 'routes:', '  contact: { nl-NL: contact/ }'].join('\n'),
    fix: 'Write /contact: one slash in front, none behind, no empty segments; a segment is plain text or one parameter in braces.',
  },
  'route.parameter-missing': {
    cause: 'The path lacks a parameter that the screen needs to know what to show.',
    example: ['# site-configs/acoustic.yaml', 'routes:', '  blogDetail: { nl-NL: /blogs/lezen }'].join('\n'),
    fix: 'Put the parameter into the path: "/blogs/lezen/{slug}", in quotes because of the braces.',
  },
  'route.parameter-unknown': {
    cause: 'The path has a parameter that the screen does not know, or has one twice.',
    example: ['# site-configs/acoustic.yaml', 'routes:', '  contact: { nl-NL: "/contact/{city}" }'].join('\n'),
    fix: 'Take the parameter out of the path. Which parameters a route has is given by its screen; the message names them.',
  },
  'route.collision': {
    cause: 'Two routes of a locale match the same paths, so one of them could never be reached.',
    example: ['# site-configs/acoustic.yaml', 'routes:', '  contact: { nl-NL: /blogs }'].join('\n'),
    fix: 'Give one of the two routes another path. {slug} and {id} match the same: what a parameter is called makes no difference.',
  },
  'route.shadowed': {
    cause: 'The path starts with the prefix of another locale on the same host and would be taken for that locale.',
    example: ['# site-configs/acoustic.yaml', 'routes:', '  contact: { nl-BE: /fr/contact }'].join('\n'),
    fix: 'Choose a path that does not begin with the prefix, or another prefix for the other locale under domains.',
  },
  'route.reserved': {
    cause:
      "The path or prefix begins with a segment that the storefront's server keeps for itself, such as /api or /media.",
    example: ['# site-configs/acoustic.yaml', 'routes:', '  contact: { nl-NL: /api/contact }'].join('\n'),
    fix: 'Choose a path or prefix with another first segment.',
  },
  'alias.route': {
    cause:
      'An alias belongs to no route or locale that there is, or to a route with a parameter, of which it would know nothing.',
    example: ['# site-configs/acoustic.yaml', 'aliases:', '  chekout: { de-DE: [/kasse] }'].join('\n'),
    fix: 'Write route and locale as the message suggests. Only routes without parameters can have an alias.',
  },
  'alias.path': {
    cause:
      'An alias is written like a path: one slash in front, none behind, no parameters, and no first segment that the server keeps.',
    example: ['# site-configs/acoustic.yaml', 'aliases:', '  checkout: { de-DE: [kasse/] }'].join('\n'),
    fix: 'Write /kasse.',
  },
  'alias.taken': {
    cause: 'An alias is the path of a route, or an alias of another one, in the same locale.',
    example: ['# site-configs/acoustic.yaml', 'aliases:', '  checkout: { de-DE: [/kontakt] }'].join('\n'),
    fix: 'Take it out, or choose another one: the message says what has the address.',
  },
  'route.home': {
    cause: 'The home page stands at another path than /, so that the address of the site itself shows nothing.',
    example: 'routes: { home: { nl-NL: /home } }',
    fix: 'Write / for the home page; a locale on a shared host gets its prefix from domains.',
  },
  'route.locale-not-offered': {
    cause: 'A site gives a route a path in a locale that it has no domain for: it is never used.',
    example: 'routes: { contact: { fr-FR: /contact } } in a site whose domains are nl-NL and de-DE.',
    fix: 'Give the locale a domain, or remove the line.',
  },
  'route.prefix-repeated': {
    cause: "Paths are written without the locale's prefix, which is put in front of them; this one has it twice.",
    example: 'routes: { contact: { fr-BE: /fr/contact } } where fr-BE has the prefix /fr, which makes /fr/fr/contact.',
    fix: 'Write the path without the prefix.',
  },
  'route.capitals': {
    cause:
      'A path has capitals; addresses are matched to the letter, so that nobody who types it small finds the page.',
    example: 'routes: { contact: { nl-NL: /Contact } }',
    fix: 'Write the path in lower case.',
  },
  'route.ambiguous': {
    cause: 'Two paths with parameters fit the same addresses, and neither is the more special one.',
    example: '/account/{id}/orders and /account/new/{slug}, which both fit /account/new/orders.',
    fix: 'Give one of them another fixed part at its beginning.',
  },
  'budget.route-absent': {
    cause: 'A site limits the weight of a route that it does not have, because a flag is off or the route was removed.',
    example: 'budgets: { cart: { js: 8 } } in a site with flags: { products: false }.',
    fix: 'Remove the line, or give the site the route.',
  },
} as const satisfies CatalogueEntries;
