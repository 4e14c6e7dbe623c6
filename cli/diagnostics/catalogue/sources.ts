import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about reading files. */
export const sourcesCodes = {
  'file.unreadable': {
    cause:
      'A file that is needed could not be read: it is missing, a folder stands in its place, or your user may not read it.',
    example: '$ chmod 000 site-configs/acoustic.yaml && shopgen validate',
    fix: 'Put the file where the message names it, as a file that your user may read.',
  },
  'file.binary': {
    cause: 'A text file was expected, but this one holds bytes that are not UTF-8 text.',
    example: '$ cp docs/home.webp site-configs/felt.yaml && shopgen validate',
    fix: 'Save the file as text in UTF-8. A file that is no text does not belong there.',
  },
  'yaml.syntax': {
    cause: 'The file is not valid YAML 1.2. What follows the first such mistake is not looked at.',
    example: ['# site-configs/acoustic.yaml', 'siteName: "Acoustic'].join('\n'),
    fix: 'Correct the line that the message names, or the one before it: a quote or bracket that is not closed, a tab in front of a line, a text with a colon or braces that lacks its quotes.',
  },
  'yaml.duplicate-key': {
    cause: 'A key stands twice in the same map; only one of the two could count.',
    example: ['# site-configs/acoustic.yaml', 'flags:', '  account: true', '  account: false'].join('\n'),
    fix: 'Remove one of the two.',
  },
  'file.too-deep': {
    cause: 'Values are nested deeper than anything that a person writes.',
    example: ['# site-configs/acoustic.yaml', 'id: [[[[[[[[[[[[[[[[[[[[[[[[[[[[ and so on, hundreds of brackets'].join(
      '\n',
    ),
    fix: 'Write the values as the schema has them: no configuration, text or description is nested like this. Mostly a program wrote the file.',
  },
  'yaml.alias': {
    cause: 'An alias names no anchor, stands for itself, or expands to more values than any honest configuration has.',
    example: ['# site-configs/acoustic.yaml', 'siteName: *name'].join('\n'),
    fix: 'Write the value out, or put the anchor (&name) in front of an earlier value. What sites share belongs into a layer that they extend.',
  },
  'json.syntax': {
    cause: 'The file is not valid JSON.',
    example: ['locales/nl-NL/footer.json', '{ "service": "Klantenservice", }'].join('\n'),
    fix: 'Correct the place that the message names: a comma too many or missing, quotes that are not closed or not double. JSON has no comments.',
  },
  'json.duplicate-key': {
    cause: 'A key stands twice in the same object; only one of the two could count.',
    example: ['locales/nl-NL/footer.json', '{ "service": "Klantenservice", "service": "Service" }'].join('\n'),
    fix: 'Remove one of the two.',
  },
  'file.encoding': {
    cause: 'The file is text, but in another encoding than UTF-8: its first bytes say so.',
    example: 'site-configs/studio.yaml saved by an editor as "Unicode", which is UTF-16.',
    fix: 'Save the file as UTF-8; a byte order mark does no harm.',
  },
  'file.line-ends': {
    cause: 'A line ends in a carriage return without a line feed, so that no two tools agree on what a line is.',
    example: 'A file written by a program from before 2001, or joined from parts with different line ends.',
    fix: 'Save the file with line feeds. Carriage return and line feed together, as Windows writes them, are fine.',
  },
  'file.merge-conflict': {
    cause: 'Git could not merge two changes of the file and left both in it, between markers.',
    example: ['<<<<<<< HEAD', 'siteName: Acoustic', '=======', 'siteName: Acoustics', '>>>>>>> rename'].join('\n'),
    fix: 'Keep one side, or both, and remove the lines with the markers. git mergetool helps with it.',
  },
  'file.outside-root': {
    cause: 'A link among the inputs leads to a file or folder outside of the root.',
    example: 'site-configs/studio.yaml is a link to /srv/shared/studio.yaml.',
    fix: 'Put the file itself there, or link to one inside the root. The root itself may be a link.',
  },
  'file.too-large': {
    cause:
      'The file has more bytes, or holds more keys and values, than are read of its kind: 256 KiB of a configuration, 512 KiB of a locale file, 4 MiB of an API description; 50,000 words, signs and line ends of the first two, 300,000 of the last.',
    example: 'A log file saved under the name of a configuration.',
    fix: 'Look whether it is the right file. Texts are split by namespace, what sites share goes into a layer.',
  },
  'file.many-problems': {
    cause: 'A file has more problems than anybody reads to the end; only the first hundred are told.',
    example: 'A configuration with 4,000 misspelt keys.',
    fix: 'Solve those that are told, and look again.',
  },
  'file.name': {
    cause: 'A file has another ending than files of its kind, so that it would be passed over.',
    example: 'locales/nl-NL/header.JSON',
    fix: 'Rename it as suggested. Endings are written small.',
  },
} as const satisfies CatalogueEntries;
