import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about reading files. */
export const sourcesCodes = {
  'file.unreadable': {
    cause: 'A file that is needed could not be read.',
    example: '',
    mend: '',
  },
  'file.binary': {
    cause: 'A text file was expected, but this one holds bytes that are not UTF-8 text.',
    example: '',
    mend: '',
  },
  'yaml.syntax': {
    cause: 'The file is not valid YAML 1.2.',
    example: '',
    mend: '',
  },
  'yaml.duplicate-key': {
    cause: 'A key stands twice in the same map; only one of the two could count.',
    example: '',
    mend: '',
  },
  'file.too-deep': {
    cause: 'Values are nested deeper than anything that a person writes.',
    example: '',
    mend: '',
  },
  'yaml.alias': {
    cause: 'Aliases that expand to too much, to themselves or to nothing are refused.',
    example: '',
    mend: '',
  },
  'json.syntax': {
    cause: 'The file is not valid JSON.',
    example: '',
    mend: '',
  },
  'json.duplicate-key': {
    cause: 'A key stands twice in the same object; only one of the two could count.',
    example: '',
    mend: '',
  },
  'file.encoding': {
    cause: 'The file is text, but in another encoding than UTF-8: its first bytes say so.',
    example: 'site-configs/studio.yaml saved by an editor as "Unicode", which is UTF-16.',
    mend: 'Save the file as UTF-8; a byte order mark does no harm.',
  },
  'file.line-ends': {
    cause: 'A line ends in a carriage return without a line feed, so that no two tools agree on what a line is.',
    example: 'A file written by a program from before 2001, or joined from parts with different line ends.',
    mend: 'Save the file with line feeds. Carriage return and line feed together, as Windows writes them, are fine.',
  },
  'file.outside-root': {
    cause: 'A link among the inputs leads to a file or folder outside of the root.',
    example: 'site-configs/studio.yaml is a link to /srv/shared/studio.yaml.',
    mend: 'Put the file itself there, or link to one inside the root. The root itself may be a link.',
  },
  'file.too-large': {
    cause:
      'The file has more bytes, or holds more keys and values, than are read of its kind: 256 KiB of a configuration, 512 KiB of a locale file, 8 MiB of an API description, and 250,000 words, signs and line ends of each.',
    example: 'A log file saved under the name of a configuration.',
    mend: 'Look whether it is the right file. Texts are split by namespace, what sites share goes into a layer.',
  },
  'file.many-problems': {
    cause: 'A file has more problems than anybody reads to the end; only the first hundred are told.',
    example: 'A configuration with 4,000 misspelt keys.',
    mend: 'Solve those that are told, and look again.',
  },
} as const satisfies CatalogueEntries;
