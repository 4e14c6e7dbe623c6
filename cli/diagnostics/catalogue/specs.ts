import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about API descriptions. */
export const specsCodes = {
  'spec.invalid': {
    cause: 'The file is not an OpenAPI 3.1 description.',
    example: '',
    mend: '',
  },
  'spec.duplicate-operation-id': {
    cause: 'Two operations have the same operationId; generated code could not tell them apart.',
    example: '',
    mend: '',
  },
  'spec.ref-unresolved': {
    cause: 'A $ref leads nowhere.',
    example: '',
    mend: '',
  },
  'spec.operation-missing': {
    cause: 'The shop calls an operation that the description of the API does not have.',
    example: '',
    mend: '',
  },
} as const satisfies CatalogueEntries;
