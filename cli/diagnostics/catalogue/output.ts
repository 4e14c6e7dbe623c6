import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about what generate and build write. */
export const outputCodes = {
  'generated.edited': {
    cause: 'A generated file was changed by hand; writing again would lose the change.',
    example: '',
    mend: '',
  },
  'generated.drift': {
    cause: 'Generated files are not what the sources say. Run generate.',
    example: '',
    mend: '',
  },
  'generate.busy': {
    cause: 'Another generate is writing the same folder.',
    example: '',
    mend: '',
  },
  'build.failed': {
    cause: 'The bundler could not build the generated storefront.',
    example: '',
    mend: '',
  },
} as const satisfies CatalogueEntries;
