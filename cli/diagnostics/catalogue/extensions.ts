import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about extensions. */
export const extensionsCodes = {
  'extension.missing': {
    cause: 'The module or the package of an extension is not there. Paths are relative to the file that names them.',
    example: ['# site-configs/easy-felt.yaml', 'extensions: [./extensions/loyality.ts]'].join('\n'),
    fix: 'Correct the path, or install the package.',
  },
  'extension.outside': {
    cause:
      'A module of an extension is not below site-configs, or not in the package. What decides a site is kept in there.',
    example: ['# site-configs/easy-felt.yaml', 'extensions: [../loyalty.ts]'].join('\n'),
    fix: 'Move the module into a folder of site-configs.',
  },
  'extension.package': {
    cause:
      'The package cannot be used as an extension: the project does not depend on it, it does not name shopgen among its peer dependencies, or it has no main module. Changes are looked for in such packages only.',
    example: ['# site-configs/easy-felt.yaml', 'extensions: [zod]'].join('\n'),
    fix: 'Name a package that is an extension; in a package of your own, add "peerDependencies": { "shopgen": "*" }.',
  },
  'extension.syntax': {
    cause: 'A module of an extension is not valid TypeScript.',
    example: ['// site-configs/extensions/loyalty.ts', 'export default defineExtension({'].join('\n'),
    fix: 'Correct it at the place that the message names.',
  },
  'extension.import': {
    cause:
      'An extension imports something that it may not. It may import files beside it, shopgen/extensions and zod: with anything else nobody could say what a site was made from.',
    example: ['// site-configs/extensions/loyalty.ts', "import { readFileSync } from 'node:fs';"].join('\n'),
    fix: 'Declare files as inputs and read them with site.read, or copy what is needed into a file beside the extension.',
  },
  'extension.export': {
    cause: 'The module has no extension as its default export, or one with other members than an extension has.',
    example: ['// site-configs/extensions/loyalty.ts', 'export const loyalty = 1;'].join('\n'),
    fix: 'Write export default defineExtension({ name, phases }). docs/extending.md has an example.',
  },
  'extension.throws': {
    cause: 'The code of an extension throws, while it is loaded or in one of its phases.',
    example: [
      '// site-configs/extensions/loyalty.ts',
      "export default defineExtension({ name: process.env.NAME ?? 'loyalty', phases: {} });",
    ].join('\n'),
    fix: 'Correct the extension. It has neither files nor network, environment or clock: what it needs are declared inputs and keys of the configuration.',
  },
  'extension.result': {
    cause: 'A phase of an extension returns something else than it should.',
    example: [
      '// site-configs/extensions/loyalty.ts',
      "export default defineExtension({ name: 'loyalty', phases: { check: () => ['wrong'] } });",
    ].join('\n'),
    fix: 'Let the phase return what docs/extending.md says. With TypeScript in the editor, defineExtension says it at once.',
  },
  'extension.name-taken': {
    cause: 'Two extensions of a site have the same name, or one is listed twice.',
    example: ['# site-configs/easy-felt.yaml', 'extensions: [./extensions/loyalty.ts, ./extensions/loyalty.ts]'].join(
      '\n',
    ),
    fix: 'Rename one of the two, or remove it.',
  },
  'extension.key-taken': {
    cause: 'An extension adds a key to the configuration that another extension adds, or that shopgen has.',
    example: [
      '// site-configs/extensions/loyalty.ts',
      "const config = { theme: { schema: z.string(), explain: 'Colours of the cards.' } };",
    ].join('\n'),
    fix: 'Give the key another name, such as that of the extension.',
  },
  'extension.input': {
    cause: 'An extension declares an input that is not there, or not below the folder that its modules are in.',
    example: [
      '// site-configs/extensions/loyalty.ts',
      "export default defineExtension({ name: 'loyalty', inputs: ['./tires.json'], phases: {} });",
    ].join('\n'),
    fix: 'Correct the path: it is relative to the module, and begins with ./.',
  },
  'extension.problem': {
    cause:
      'An extension of the site has found something wrong with it. The message begins with the name of the extension.',
    example: ['# site-configs/easy-felt.yaml', 'loyalty: { pointsPerEuro: 0 }'].join('\n'),
    fix: 'Do what the message says; the extension is listed under extensions of the configuration.',
  },
} as const satisfies CatalogueEntries;
