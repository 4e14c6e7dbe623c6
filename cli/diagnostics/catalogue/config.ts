import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about site configurations. */
export const configCodes = {
  'locale.unknown': {
    cause: 'The locale asked for on the command line does not exist, or the site is not offered in it.',
    example: '$ shopgen routes --site group --locale fr-FR',
    fix: 'Take one of the locales that the message lists. To offer the site in another one, give the locale a host under domains.',
  },
  'config.file-name': {
    cause:
      'A configuration file ends in .yaml. Another ending is refused rather than overlooked, because the site would be missing without a word.',
    example: ['# site-configs/felt.yml', 'extends: base', 'id: felt'].join('\n'),
    fix: 'Rename the file: site-configs/felt.yaml.',
  },
  'config.empty': {
    cause: 'The file holds no settings at all, or nothing but comments.',
    example: ['# site-configs/felt.yaml', '# nothing here yet'].join('\n'),
    fix: 'Write at least extends: base and the keys that the site needs, or delete the file. Every file in site-configs is read.',
  },
  'config.not-a-map': {
    cause: 'A site configuration is a map of keys to values; this file holds a list or a single value.',
    example: ['# site-configs/felt.yaml', '- extends: base', '- id: felt'].join('\n'),
    fix: 'Write keys and values, without dashes in front: extends: base.',
  },
  'config.unknown-key': {
    cause:
      'The key is not one that a site configuration has at this place. A misspelt key would otherwise be overlooked, and its default would count.',
    example: ['# site-configs/acoustic.yaml', 'flags:', '  footerlogo: true'].join('\n'),
    fix: 'Write the key as the message suggests, here footerLogo: keys are told apart by capitals. What no key exists for cannot be configured.',
  },
  'config.version-missing': {
    cause:
      'The lowest layer does not say which release of shopgen it is written for. It is read as an older one, whose keys are known, but the next release may not be able to.',
    example: ['# site-configs/acoustic.yaml', 'configVersion: null'].join('\n'),
    fix: 'Run shopgen upgrade, which finds out the release and brings the project to this one. In a project that is up to date, write configVersion with the release that the message names.',
  },
  'config.version-old': {
    cause: 'The configuration is written for an earlier release. It is read as that release meant it.',
    example: ['# site-configs/acoustic.yaml', 'configVersion: 0.1.0'].join('\n'),
    fix: 'Run shopgen upgrade --plan to see what has changed since, and shopgen upgrade to make the changes.',
  },
  'config.version-new': {
    cause:
      'The configuration is written for a later release than the one that is installed, so it may have keys that this one does not know, or mean something else by those it knows.',
    example: ['# site-configs/acoustic.yaml', 'configVersion: 9.0.0'].join('\n'),
    fix: 'Install the release that configVersion names, as package.json and its lockfile of the project say: npm ci.',
  },
  'config.version-unknown': {
    cause: 'configVersion names no release of shopgen.',
    example: ['# site-configs/acoustic.yaml', 'configVersion: 0.2.1'].join('\n'),
    fix: 'Write the release that the project was begun with or last upgraded to, as the message suggests.',
  },
  'config.renamed-key': {
    cause:
      'A release has given the key another name. The old one is still read, as a warning; where both stand in a file, nobody knows which one counts.',
    example: ['# site-configs/acoustic.yaml', 'theme:', '  heading: { weight: 300, tracking: -0.025em }'].join('\n'),
    fix: 'Run shopgen upgrade, which renames it in every file, or write the new name. docs/upgrading.md lists all of them.',
  },
  'config.missing-key': {
    cause: 'A key that every site needs is not set in any of its layers, or was removed by null.',
    example: ['# site-configs/acoustic.yaml', 'siteName: null'].join('\n'),
    fix: "Set the key in the site's own file, or in a layer it extends. Where null or an empty value took it away, give it a value; a colour needs quotes, because # begins a comment.",
  },
  'config.wrong-type': {
    cause: 'The value is of another type than the key needs, or outside of what is allowed.',
    example: ['# site-configs/acoustic.yaml', 'pageSizes:', '  archive: many'].join('\n'),
    fix: 'Write a value of the kind that the message expects: a number without quotes, true or false without quotes, a text in quotes where it looks like a number.',
  },
  'config.extends-unknown': {
    cause: 'extends names a file that is not there, so the layers below the site are unknown.',
    example: ['# site-configs/acoustic.yaml', 'extends: bse'].join('\n'),
    fix: 'Write the name of a file in site-configs, without folder and without .yaml: extends: base.',
  },
  'config.extends-cycle': {
    cause: 'extends leads back to where it came from: no file is the lowest layer.',
    example: ['# site-configs/acoustic.yaml', 'extends: felt', '# site-configs/felt.yaml', 'extends: acoustic'].join(
      '\n',
    ),
    fix: 'Let one of the files named in the message extend base, or nothing. What both need goes into a third file that both extend.',
  },
  'config.id-mismatch': {
    cause:
      'The id of a site is the name of its file, because it is what the command line and the folders of generated and dist call the site.',
    example: ['# site-configs/acoustic.yaml', 'id: acoustics'].join('\n'),
    fix: 'Write the name of the file, here id: acoustic, or rename the file. base and contracts are reserved.',
  },
  'config.font-unknown': {
    cause:
      'The storefront serves its fonts itself, from a package of Fontsource. This one is not installed, so the site could not show it.',
    example: [
      '# site-configs/acoustic.yaml',
      'theme:',
      '  fonts:',
      '    text: { family: Intar, package: "@fontsource-variable/intar", fallback: Arial }',
    ].join('\n'),
    fix: 'Install the package (npm install @fontsource-variable/inter), or name one that is installed.',
  },
  'locale.not-declared': {
    cause: 'A locale is used that locales does not list, so its language and currency are unknown.',
    example: ['# site-configs/acoustic.yaml', 'domains:', '  nl-LN: acoustic-ln.example'].join('\n'),
    fix: 'Correct the locale as the message suggests, or declare it under locales with language, name, country, currency and time zone. shopgen locale add does that.',
  },
  'locale.default-not-offered': {
    cause:
      'The default locale is what visitors get whose language is not known. The site has no host for it, so it would answer nowhere.',
    example: ['# site-configs/acoustic.yaml', 'defaultLocale: nl-NL', 'domains:', '  nl-NL: null'].join('\n'),
    fix: 'Choose a locale that has a host under domains, or give the default locale one.',
  },
  'domain.missing': {
    cause: 'The site has no host at all, so it is offered in no locale.',
    example: ['# site-configs/acoustic.yaml', 'extends: base', 'id: acoustic', 'domains: {}'].join('\n'),
    fix: 'Give each locale that the site is offered in its host: domains: { nl-NL: shop.example }.',
  },
  'domain.collision': {
    cause: 'Two locales or two sites claim the same host and path prefix: a request could belong to either.',
    example: [
      '# site-configs/acoustic.yaml',
      'domains:',
      '  nl-NL: acoustic.example',
      '  nl-BE: acoustic.example',
    ].join('\n'),
    fix: 'Give one of the two another host, or a prefix that keeps them apart: nl-BE: { host: acoustic.example, prefix: /be }. The message names the other place.',
  },
  'flag.prerequisite': {
    cause: 'A flag is on whose prerequisite is off: what it switches on could not work.',
    example: ['# site-configs/acoustic.yaml', 'flags:', '  products: false', '  account: true'].join('\n'),
    fix: 'Switch the prerequisite on, or this flag off too. account, reviewsWidget and search.product need products; search.all needs at least one of search.product, search.blog and search.project.',
  },
  'page.missing': {
    cause: 'The route shows texts of a content page, but the site names no page for it.',
    example: ['# site-configs/acoustic.yaml', 'pages:', '  cart: null'].join('\n'),
    fix: 'Write the id that the content API knows the page by under pages. A site that shall not have the route switches its flag off.',
  },
  'page.without-route': {
    cause: 'A content page is given for a route that the site does not have, so nobody would ever see it.',
    example: ['# site-configs/group.yaml', 'pages:', '  cart: gr-cart'].join('\n'),
    fix: 'Remove the page; where a lower layer names it, write null. Or give the site the route: switch its flag on.',
  },
  'config.too-many-files': {
    cause: 'The folder of configurations holds more files than are read.',
    example: 'site-configs is a link to a folder with 40,000 exported files.',
    fix: 'Look whether it is the right folder; sites that are no longer served can be kept elsewhere.',
  },
  'config.extends-too-long': {
    cause: 'More than twenty files extend one another: nobody could say any more where a value comes from.',
    example: 'site-21.yaml extends site-20, which extends site-19, and so on down to base.',
    fix: 'Let sites extend a layer that holds what they share, instead of each other.',
  },
  'locale.mismatch': {
    cause: 'A locale is named after a language and a country, but its settings say others.',
    example: 'locales: { nl-BE: { language: fr, country: BE, … } }',
    fix: 'Write the language and the country that the locale names, or call the locale after them: fr-BE.',
  },
  'page.shared': {
    cause: 'Two routes have the same content page, so both show the same title and texts.',
    example: 'pages: { blogArchive: ac-blogs, projectArchive: ac-blogs }',
    fix: 'Give each route the id of its own page.',
  },
  'integration.locale-not-offered': {
    cause:
      'A site gives a third party an id or an address in a locale that the site has no domain for: it is never used.',
    example: 'tagManager: { ids: { fr-FR: GTM-ABC123 } } in a site whose domains are nl-NL and de-DE.',
    fix: 'Give the locale a domain, or remove the line.',
  },
  'integration.without-locale': {
    cause: 'A third party is configured, but with no id or address in any locale of the site: it is loaded nowhere.',
    example: 'tagManager: { ids: {}, hosts: { script: [https://www.googletagmanager.com] } }',
    fix: 'Give it an id or an address in at least one locale, or remove it.',
  },
  'integration.key-missing': {
    cause: 'The monitoring endpoint of a locale has no key, or a key has no endpoint: nothing would be measured there.',
    example: 'monitoring: { urls: { nl-NL: https://rum.acoustic.example/ingest }, keys: {} }',
    fix: 'Give each locale under urls its key under keys, and the other way round.',
  },
  'integration.host-missing': {
    cause: 'A third party is loaded from a host that the content security policy does not let in: browsers refuse it.',
    example: 'tagManager has ids but no hosts.script; visitorPixel has an address that no hosts.img name.',
    fix: 'List the host under hosts of the integration: scripts (tagManager, adCalls, forms) under script, the pixel under img, monitoring under connect.',
  },
  'integration.id-shared': {
    cause: 'Two sites give a third party the same id, so that it counts the visits of both as those of one.',
    example: 'easy-felt.yaml: tagManager: { ids: { nl-NL: GTM-AC0NL1 } }, which is the id of acoustic.',
    fix: 'Write the id that the third party has for this site. What sites are to share stands in a layer that they extend.',
  },
  'theme.radius-order': {
    cause:
      'The radii of a theme do not grow with their names, so that large parts have sharper corners than small ones.',
    example: 'radius: { small: 8px, medium: 4px, large: 14px, pill: 999px }',
    fix: 'Write them from the smallest to the largest; two may be the same.',
  },
  'theme.contrast': {
    cause: 'Text in one colour stands on another that it can hardly be told from: WCAG 2.2 asks for 4.5:1.',
    example: 'colors: { surface: "#ffffff", inkMuted: "#999999" }, which has 2.84:1.',
    fix: 'Take the shade that is suggested, the nearest one that can be read, or change what the text stands on.',
  },
  'theme.font-clash': {
    cause:
      'Two fonts of a theme have the same family name but come from different packages: a browser shows one of them.',
    example:
      'text: { family: Inter, package: "@fontsource-variable/inter" }, heading: { family: Inter, package: "@fontsource-variable/nunito" }',
    fix: 'Give each font the name of its own family.',
  },
} as const satisfies CatalogueEntries;
