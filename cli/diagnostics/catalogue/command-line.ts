import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about the command line and the machine it runs on. */
export const commandLineCodes = {
  'usage.invalid': {
    cause:
      'The command line is wrong: an unknown command or option, one that is missing, or two that contradict each other. Nothing was read or written. Exit code 2.',
    example: '$ shopgen build --sites acoustic',
    fix: 'Correct the command line: the message names the nearest option or command. shopgen --help lists the commands, shopgen COMMAND --help its options with examples.',
  },
  'internal.bug': {
    cause: 'shopgen itself failed. This is not your mistake.',
    example: ['$ shopgen validate', 'shopgen failed. This is a bug in shopgen, not a mistake of yours.'].join('\n'),
    fix: 'Report it with the lines it printed, which name the version and the place. Exit code 70 tells scripts that neither the input nor the command line is at fault; what was there before is untouched.',
  },
  'system.refused': {
    cause:
      'The operating system refused to read or write a file: permissions, a full disk, a read-only file system, and the like.',
    example: ['$ shopgen generate --site acoustic', 'generated/.shopgen: permission is denied (EACCES)'].join('\n'),
    fix: 'Put right what the message names: give your user access to the folder, make room on the disk, or choose another root with --root. Then run the command again: a run that was refused leaves what was there before.',
  },
  'root.missing': {
    cause:
      'shopgen reads the folders site-configs, locales and openapi of one root folder, by default the current one. The folder does not exist or holds no site-configs.',
    example: '$ cd site-configs && shopgen sites',
    fix: 'Run shopgen in the folder above site-configs, or name that folder: shopgen --root shop sites. shopgen init makes a new one.',
  },
  'site.unknown': {
    cause: 'There is no site of this id: no file of that name in site-configs.',
    example: '$ shopgen build --site acustic',
    fix: 'Take one of the ids that shopgen sites lists. For a new site write site-configs/ID.yaml, or let shopgen site add ID write it.',
  },
  'git.missing': {
    cause:
      'affected and --since hold the files of a project against a revision of git, and git is not installed, does not know the folder, or refuses to look at it.',
    example: '$ cd /tmp/unpacked && shopgen affected --since main',
    fix: 'Install git, run the command in a clone of the repository, or do without: shopgen build --all builds again only what has changed since it was last built.',
  },
  'git.unknown-revision': {
    cause:
      'The repository has no commit, branch or tag of the name that --since was given, or the clone was made without it.',
    example: '$ shopgen affected --since orgin/main',
    fix: 'Name a revision that git log knows. Pipelines often fetch the newest commit alone: fetch the whole history, with actions/checkout by fetch-depth: 0.',
  },
  'git.unknown-file': {
    cause: 'api diff was given a file of a revision, and the revision has no file of that name.',
    example: '$ shopgen api diff main:openapi/products.yaml openapi/product-api.yaml',
    fix: 'Write the name as the revision has it, from the top folder of the repository or, with ./ in front, from the current one.',
  },
  'start.not-built': {
    cause: 'start serves what build wrote to dist, and for this site there is nothing.',
    example: '$ shopgen clean && shopgen start --site acoustic',
    fix: 'Build the site first: shopgen build --site acoustic. To see it while you edit there is shopgen dev, which needs no build.',
  },
  'start.failed': {
    cause:
      'The built storefront or its backend could not be started, or ended by itself: a port is taken, another process uses the same data, an address cannot be reached.',
    example: '$ shopgen start --site acoustic --port 3000 & shopgen start --site easy-felt --port 3000',
    fix: 'Do what the help of the message says: free the port or name another with --port, stop the process that holds .data, correct DATABASE_URL or PRODUCT_API_URL. shopgen doctor checks ports, data and addresses.',
  },
  'explain.unknown-code': {
    cause: 'explain was asked for a diagnostic code that does not exist.',
    example: '$ shopgen explain route.colision',
    fix: 'Take the code as the diagnostic prints it, or choose from the list that shopgen explain prints.',
  },
  'explain.unknown-key': {
    cause: 'explain was asked for a key that the configuration of the site does not have.',
    example: '$ shopgen explain pageSize.archive --site acoustic',
    fix: 'Write the key as in the YAML, with dots: pageSizes.archive. shopgen config --site ID prints all of them.',
  },
  'doctor.finding': {
    cause:
      'doctor found something that keeps storefronts from being generated, built or started here (error), or that may surprise you (warning).',
    example: [
      '$ PRODUCT_API_ULR=https://api.example shopgen doctor',
      'Nothing reads the variable PRODUCT_API_ULR',
    ].join('\n'),
    fix: 'Do what the help of the finding says, and run shopgen doctor again. Warnings can be left alone; errors end it with exit code 1.',
  },
  'scaffold.exists': {
    cause:
      'init, site add, locale add or a rename would write a file that is there already. They never overwrite what they did not write in the same run, so nothing was written.',
    example: '$ shopgen site add acoustic --name Acoustic --shop acoustic --domain nl-NL=acoustic.example',
    fix: 'Choose another id, run init in an empty folder, or remove the files that the messages name. shopgen site add ID --force replaces the file of a site.',
  },
  'scaffold.refused': {
    cause:
      'What init, or a command of site or locale, would write was checked together with what is there, before anything was written, and it did not pass: the diagnostics behind this one say why. A domain that another site has is the usual reason.',
    example: '$ shopgen site add studio --name Studio --shop acoustic --domain nl-NL=acoustic-nl.example',
    fix: 'Change the options that the diagnostics speak of, another --domain for instance, and run the command again.',
  },
  'scaffold.interrupted': {
    cause:
      'site rename, site remove, locale rename, locale remove or upgrade was interrupted, and what is left of it cannot be done: a file was edited since, another version wrote what is to be done, or only a plan was asked for.',
    example: '$ shopgen site rename group holding --plan',
    fix: 'Run the interrupted command again: it goes on where it was. .shopgen-change.json says what it does; without that file nothing is left to be done, and what is missing is done by hand.',
  },
  'scaffold.unknown-shop': {
    cause:
      'site add wrote a site for a shop that no other site shows. Which content pages it has is not known here, so the ids under pages are guesses.',
    example: '$ shopgen site add studio --name Studio --shop studio --locales nl-NL --domain studio.example',
    fix: 'Correct the ids under pages if the content API calls them otherwise. The embedded backend has the demo shops only; for another API set PRODUCT_API_URL and CONTENT_API_URL.',
  },
} as const satisfies CatalogueEntries;
