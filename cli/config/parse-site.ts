import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import { checkSchema, type SchemaWords } from '#cli/schema-check/check-schema.ts';
import { type LocatedMap, nodeAt } from '#cli/sources/located.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { type SiteKeys, siteKeys } from './schema/key-schema.ts';
import type { SiteConfig } from './schema/site-config-schema.ts';

const words: Omit<SchemaWords, 'keySchemaAt'> = {
  codes: { unknownKey: 'config.unknown-key', missingKey: 'config.missing-key', wrongValue: 'config.wrong-type' },
  mergeKeyHelp: 'YAML 1.2 has no merge keys: let the file extend a layer, or write the keys out.',
  describeUnknownKey: (path) => {
    if (path.length !== 2) return undefined;
    const name = quoted(String(path[1]));
    if (path[0] === 'overrides') return { code: 'override.unknown-part', message: `There is no part ${name}` };
    return path[0] === 'budgets' ? { code: 'route.unknown-key', message: `There is no route ${name}` } : undefined;
  },
  helpMissingKey: (tree, path) =>
    path.length === 1 && nodeAt(tree, ['extends']) === undefined
      ? 'The file extends nothing; with extends: base it has what all sites have in common.'
      : undefined,
};

/** Checks a merged tree against the schema. Each diagnostic is placed in the layer that set the value. */
export function parseSite(
  tree: LocatedMap,
  { schema, keySchemaAt }: SiteKeys = siteKeys,
): { config: SiteConfig | undefined; diagnostics: Diagnostic[] } {
  const { value, diagnostics } = checkSchema(tree, schema, { ...words, keySchemaAt });
  return { config: value, diagnostics };
}
