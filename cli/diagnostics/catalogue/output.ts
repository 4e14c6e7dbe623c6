import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about what generate and build write. */
export const outputCodes = {
  'generated.edited': {
    cause: 'A generated file was changed by hand; writing again would lose the change.',
    example: ["$ echo '// mine' >> generated/acoustic/routes.ts", '$ shopgen generate --site acoustic'].join('\n'),
    fix: 'Carry the change into what the file is made from, which its header names. Then generate with --force, which writes over it.',
  },
  'generated.drift': {
    cause:
      'Generated files are not what configuration, texts and API descriptions say now: one is missing, out of date, changed by hand, or should not be there. --check only tells; exit code 3.',
    example: '$ shopgen generate --site acoustic --check',
    fix: 'Run shopgen generate --site acoustic. shopgen plan shows beforehand what it would change, and what that means for the shop.',
  },
  'generate.busy': {
    cause:
      'Another process has been writing generated for longer than anything takes. Two at once would mix their files; a lock whose process has exited is taken over by itself.',
    example: '$ shopgen generate --site acoustic & shopgen generate --site group',
    fix: 'Wait for the other process, which the message names, or end it. If there is no such process any more, delete the lock file that the message names.',
  },
  'build.failed': {
    cause: 'The bundler could not build the generated storefront.',
    example: [
      '# site-configs/acoustic.yaml',
      'theme:',
      '  fonts:',
      '    text: { family: Inter, package: "@fontsource-variable/inter", fallback: Arial }',
      '$ rm node_modules/@fontsource-variable/inter/files/*.woff2 && shopgen build --site acoustic',
    ].join('\n'),
    fix: 'Read what the bundler says: it names the file and the line. Where that is in runtime or in a package, npm ci puts back what is damaged. The last good build in dist stays as it is. Exit code 4.',
  },
  'build.leak': {
    cause:
      'A site would carry what belongs to another one of the project: its domain, what a third party knows it by, one of its content pages, or a text of its brand. Nothing was written.',
    example: [
      '// site-configs/acoustic/delivery.tsx, after: the part product.facts of acoustic',
      'export default () => <a href="https://easy-felt-nl.example/levering">Levering</a>;',
      '$ shopgen build --site acoustic',
    ].join('\n'),
    fix: 'Take it out of the code of the site that the message names. What a site means to show of another one belongs into its content, or into its own configuration or texts.',
  },
  'budget.exceeded': {
    cause:
      'A page weighs more than the site allows: js is what it runs before a visitor touches it, css what its first view can need, in kB (1000 bytes) of brotli. The site is built all the same; with --strict the command fails, exit code 1.',
    example: [
      '# site-configs/acoustic.yaml',
      'budgets:',
      '  productDetail: { css: 5 }',
      '$ shopgen build --site acoustic --strict',
    ].join('\n'),
    fix: 'Look at the modules that the message names: have what a first view does not need loaded later. Or raise the budget, where the page is worth it. build --verbose shows what every route weighs.',
  },
} as const satisfies CatalogueEntries;
