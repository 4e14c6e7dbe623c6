import { suggest } from '#cli/diagnostics/nearest.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { valueAt } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { type Complaint, getName } from './spec-complaints.ts';
import type { SpecPart } from './walk-spec.ts';

/** Checks for names that a description uses and does not declare: security schemes, tags and codes of problems. */
export function checkDeclared(document: JsonObject, parts: readonly SpecPart[]): Complaint[] {
  const operations = parts.filter(({ kind }) => kind === 'operation');
  const whole = { path: [], value: document };
  return [
    ...[whole, ...operations].flatMap((part) => checkSecurity(document, part)),
    ...operations.flatMap((part) => checkTags(document, part)),
    ...[whole, ...parts].flatMap((part) => checkCodes(document, part)),
  ];
}

type Owner = Pick<SpecPart, 'path' | 'value'>;

function checkSecurity(document: JsonObject, { path, value }: Owner): Complaint[] {
  const declared = valueAt(document, ['components', 'securitySchemes']);
  const names = isObject(declared) ? Object.keys(declared) : [];
  const list = Array.isArray(value.security) ? value.security : [];
  return list.flatMap((alternative, index) =>
    Object.keys(isObject(alternative) ? alternative : {})
      .filter((name) => !names.includes(name))
      .map((name): Complaint => {
        const help = suggest(name, names) ?? 'Declare it under components: securitySchemes.';
        return {
          code: 'spec.undeclared',
          path: [...path, 'security', String(index), name],
          atKey: true,
          message: `The security scheme ${quoted(name)} is not declared`,
          help,
        };
      }),
  );
}

function checkTags(document: JsonObject, { path, value }: Owner): Complaint[] {
  // A description may do without a list of tags.
  if (!Array.isArray(document.tags) || !Array.isArray(value.tags)) return [];
  const names = document.tags.flatMap((tag) => (isObject(tag) && typeof tag.name === 'string' ? [tag.name] : []));
  return value.tags.flatMap((tag, index): Complaint[] => {
    if (typeof tag === 'string' && names.includes(tag)) return [];
    return [
      {
        code: 'spec.undeclared',
        severity: 'warning',
        path: [...path, 'tags', String(index)],
        message: `The tag ${quoted(String(tag))} is not declared`,
        help: suggest(String(tag), names) ?? 'Declare it under tags.',
      },
    ];
  });
}

const codesKey = 'x-problem-codes';

/** Checks codes against the values of the schema that answers give them: `ProblemCode`. */
function checkCodes(document: JsonObject, { path, value }: Owner): Complaint[] {
  const codes = value[codesKey];
  if (codes === undefined) return [];
  const at = [...path, codesKey];
  if (!Array.isArray(codes)) {
    const message = `${codesKey} of ${getName(path)} is no list of codes`;
    return [{ code: 'spec.invalid', path: at, message, help: 'Write them in brackets, such as [NOT_FOUND].' }];
  }
  const known = valueAt(document, ['components', 'schemas', 'ProblemCode', 'enum']);
  if (!Array.isArray(known)) return [];
  return codes.flatMap((code, index): Complaint[] => {
    if (known.includes(code)) return [];
    const message = `There is no problem code ${quoted(String(code))}`;
    const help = suggest(String(code), known.map(String)) ?? 'Add it to the schema ProblemCode.';
    return [{ code: 'spec.undeclared', path: [...at, String(index)], message, help }];
  });
}
