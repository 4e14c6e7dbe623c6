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
} as const satisfies CatalogueEntries;
