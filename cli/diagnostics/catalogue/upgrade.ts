import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics of upgrades of a project. */
export const upgradeCodes = {
  'upgrade.broken': {
    cause:
      'A site of the project has errors as it is, so that nobody knows what it means and whether it would mean the same afterwards. Nothing was changed.',
    example: [
      '$ shopgen upgrade',
      'The project has errors, so that it cannot be compared with what it would become',
    ].join('\n'),
    fix: 'Correct the errors that are printed behind this one, which shopgen validate prints, too. Then upgrade.',
  },
  'upgrade.conflict': {
    cause:
      'The project and the release have both changed the same lines, or the same value, of a file that init wrote. What the project has is kept; the rest of the file was brought up to date.',
    example: [
      '# locales/en-GB/cart.json',
      '{ "title": "Your basket" }',
      '$ shopgen upgrade',
      'Both this project and 0.3.0 have changed this: the project’s version is kept',
    ].join('\n'),
    fix: 'Compare with what the release has, which the help says, and take over by hand what the project should have.',
  },
  'upgrade.kept': {
    cause:
      'The release does not write a file any more that an earlier init wrote, or writes one that the project has made by itself. The project’s file was kept as it is, because somebody has written in it.',
    example: ['$ shopgen upgrade', 'shopgen 0.3.0 has no such file any more, and the project has changed it'].join(
      '\n',
    ),
    fix: 'Delete the file if nothing needs it, or leave it: the message names it once.',
  },
  'upgrade.meaning': {
    cause:
      'After the upgrade a site would be configured otherwise, or a text would read otherwise, and no release has announced that. Changes of the project and of the release have come together in a way that nobody meant. Nothing was changed.',
    example: ['$ shopgen upgrade', 'acoustic: pageSizes.archive would be 12 instead of 9'].join('\n'),
    fix: 'Look at the file that sets the value, with shopgen explain KEY --site ID: undo the edit of the lines around it, upgrade, and edit again.',
  },
  'upgrade.package': {
    cause: 'The file given with --from is no package of shopgen, or its init did not run.',
    example: '$ shopgen upgrade --from shopgen-0.1.0.zip',
    fix: 'Name a file that npm pack has written: npm pack shopgen@0.1.0. Without --from, what earlier releases wrote is known.',
  },
} as const satisfies CatalogueEntries;
