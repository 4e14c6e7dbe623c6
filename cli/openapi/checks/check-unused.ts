import { quoted } from '#cli/sources/quoted.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import type { Complaint } from './spec-complaints.ts';

/** Checks for components that nothing refers to: left over, or meant by a reference that says something else. */
export function checkUnused(document: JsonObject): Complaint[] {
  const { components } = document;
  if (!isObject(components)) return [];
  const used = new Set<string>();
  collectTexts(document, used);
  return Object.entries(components).flatMap(([section, named]) => {
    if (section === 'securitySchemes' || !isObject(named)) return [];
    return (
      Object.keys(named)
        .filter((name) => !used.has(`#/components/${section}/${escapeStep(name)}`))
        // A discriminator may name a schema without a reference.
        .filter((name) => section !== 'schemas' || !used.has(name))
        .map(
          (name): Complaint => ({
            code: 'spec.unused',
            severity: 'hint',
            path: ['components', section, name],
            atKey: true,
            message: `Nothing refers to ${quoted(name)} of components.${section}`,
            help: 'Remove it, or refer to it.',
          }),
        )
    );
  });
}

const escapeStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Collects the texts of `$ref` and of the mappings of discriminators. */
function collectTexts(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectTexts(item, found);
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') found.add(inner);
    else if (key === 'mapping' && isObject(inner)) for (const name of Object.values(inner)) found.add(String(name));
    else collectTexts(inner, found);
  }
}
