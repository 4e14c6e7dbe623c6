import { suggest } from '#cli/diagnostics/nearest.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { isObject } from '../json-value.ts';
import { type Complaint, getName, shownValue } from './spec-complaints.ts';
import { type SpecKind, shapes } from './spec-shapes.ts';
import type { Misshapen, SpecPart } from './walk-spec.ts';

/**
 * Checks for unknown keys of a part, names that generated code cannot have, and values of another form than a part's.
 */
export function checkParts(parts: readonly SpecPart[], misshapen: readonly Misshapen[]): Complaint[] {
  return [
    ...parts.flatMap((part) => [...checkKeys(part), ...checkNames(part)]),
    ...misshapen.map(({ path, value, expected }) => ({
      code: 'spec.invalid' as const,
      path,
      message: `${getName(path)} is ${shownValue(value)}, expected ${expected}`,
    })),
  ];
}

/** Keywords of earlier OpenAPI versions, with what replaces them. */
const formerly: Readonly<Record<string, string>> = {
  nullable: 'OpenAPI 3.1 writes type: [string, "null"] instead.',
  definitions: 'OpenAPI 3.1 keeps schemas under components: schemas.',
  consumes: 'OpenAPI 3.1 names media types under requestBody: content.',
  produces: 'OpenAPI 3.1 names media types under content of each response.',
  host: 'OpenAPI 3.1 names hosts under servers.',
  basePath: 'OpenAPI 3.1 names paths of hosts under servers.',
};

function checkKeys({ kind, path, value }: SpecPart): Complaint[] {
  const shape = shapes[kind];
  if (shape === undefined) return [];
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(shape, key) && !key.startsWith('x-') && !(key === '$ref' && mayRefer(kind)))
    .map((key) => {
      const isMethod = kind === 'path item' && isObject(value[key]);
      const where = path.length === 0 ? '' : ` in ${getName(path)}`;
      return {
        code: 'spec.unknown-key' as const,
        path: [...path, key],
        atKey: true,
        message: isMethod ? `There is no method ${quoted(key)}${where}` : `Unknown key ${quoted(key)}${where}`,
        help: Object.hasOwn(formerly, key) ? formerly[key] : suggest(key, Object.keys(shape)),
      };
    });
}

function mayRefer(kind: SpecKind): boolean {
  return !['document', 'operation', 'components', 'media type'].includes(kind);
}

/** Checks for names that become keys of objects in generated code and have a meaning of their own there. */
function checkNames({ path, value, kind }: SpecPart): Complaint[] {
  const holders =
    kind === 'components'
      ? Object.entries(value)
      : kind === 'schema'
        ? [['properties', value.properties] as const]
        : [];
  return holders.flatMap(([holder, named]) => {
    if (!isObject(named)) return [];
    return Object.keys(named)
      .filter((name) => name === '__proto__' || (kind === 'components' && !/^[A-Za-z0-9._-]+$/.test(name)))
      .map((name) => ({
        code: 'spec.invalid' as const,
        path: [...path, holder, name],
        atKey: true,
        message: `${quoted(name)} cannot be the name of a ${holder === 'properties' ? 'property' : 'component'}`,
        help:
          name === '__proto__'
            ? 'Every object seems to have it already.'
            : 'A name has letters, digits and any of . _ -',
      }));
  });
}
