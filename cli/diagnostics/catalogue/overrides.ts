import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about the parts of pages that sites change. */
export const overridesCodes = {
  'override.unknown-part': {
    cause: 'There is no part of this name. Nothing would be changed, without a word.',
    example: ['# site-configs/easy-felt.yaml', 'overrides:', '  product.fact: { wrap: ./felt/product-facts.tsx }'].join(
      '\n',
    ),
    fix: 'Write the name as the message suggests, here product.facts. shopgen parts --site easy-felt lists every part.',
  },
  'override.part-absent': {
    cause: 'The site changes a part that it does not have: its flags, its routes or its integrations remove it.',
    example: ['# site-configs/group.yaml', 'overrides:', '  product.facts: { wrap: ./felt/product-facts.tsx }'].join(
      '\n',
    ),
    fix: 'Remove the override, where a lower layer sets it with null. Or give the site the part: the message says what removes it.',
  },
  'override.file-missing': {
    cause: 'The file of the override is not there. Paths are relative to the YAML file that names them.',
    example: ['# site-configs/easy-felt.yaml', 'overrides:', '  home: { replace: ./felt/hoem.tsx }'].join('\n'),
    fix: 'Correct the path. shopgen override home --site easy-felt --replace writes such a file.',
  },
  'override.outside': {
    cause:
      'The file of an override, or one that it imports, is not below site-configs. What decides a site is kept in there.',
    example: ['# site-configs/easy-felt.yaml', 'overrides:', '  home: { replace: ../elsewhere/home.tsx }'].join('\n'),
    fix: 'Move the file into a folder of site-configs.',
  },
  'override.order': {
    cause: 'A replacement that is not the first drops what stands before it in the list.',
    example: [
      '# site-configs/easy-felt.yaml',
      'overrides:',
      '  product.facts: [{ wrap: ./felt/facts.tsx }, { replace: ./felt/other-facts.tsx }]',
    ].join('\n'),
    fix: 'Write the replacement first, or remove it: the first of a list is next to the part.',
  },
  'override.no-default-export': {
    cause: 'The file of an override has no default export. That is the component that is shown.',
    example: ['// site-configs/felt/facts.tsx', 'export function Facts() {', '  return null;', '}'].join('\n'),
    fix: 'Write export default in front of the component.',
  },
  'override.syntax': {
    cause: 'The file of an override is not valid TypeScript.',
    example: ['// site-configs/felt/facts.tsx', 'export default function Facts( {'].join('\n'),
    fix: 'Correct it at the place that the message names.',
  },
  'override.import': {
    cause:
      'An override imports something that it may not: it may import files beside it, react, @tanstack/react-query and the public modules of the runtime. Everything else changes without notice.',
    example: [
      '// site-configs/felt/facts.tsx',
      "import { trimListing } from 'shopgen/runtime/rpc/catalogue/trim-listing.ts';",
    ].join('\n'),
    fix: 'Take one of the modules that docs/overrides.md lists, or write what is needed in a file beside it.',
  },
  'override.base-changed': {
    cause:
      'The part has changed since it was overridden, with an upgrade for one. The override still compiles; whether it still does what it should is for a person to say.',
    example: '$ npm install shopgen@next && shopgen validate --site easy-felt',
    fix: 'Look at shopgen override diff --site easy-felt, change the override where it should follow, then run shopgen override accept --site easy-felt.',
  },
  'override.memory': {
    cause: 'The file that notes what overrides were made from was changed by hand, or by a merge.',
    example: "$ echo '{' > site-configs/easy-felt.parts.json && shopgen validate --site easy-felt",
    fix: 'Restore the file from the version control, or delete it and run shopgen override accept --site easy-felt.',
  },
  'override.type': {
    cause:
      'The component does not fit the part: it needs a property that the part does not get, or reads one as another type. The TypeScript compiler decides.',
    example: [
      '// site-configs/felt/facts.tsx',
      'export default function Facts({ colour }: { readonly colour: string }) {',
      '  return <p>{colour}</p>;',
      '}',
    ].join('\n'),
    fix: 'Take the properties that the part has: shopgen parts lists them, PartProps of shopgen/runtime/parts/part-props.ts is their type.',
  },
} as const satisfies CatalogueEntries;
