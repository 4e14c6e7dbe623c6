import { nearest, suggest } from '#cli/diagnostics/nearest.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { type DocumentPath, pathOfReference, valueAt } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import type { Complaint } from './spec-complaints.ts';
import { shownValue } from './spec-complaints.ts';
import { getComponents, type SpecKind } from './spec-shapes.ts';
import type { SpecPart } from './walk-spec.ts';

/** `$ref`s that lead out of the file, nowhere, to another kind of thing, or back to themselves. */
export function checkReferences(document: JsonObject, parts: readonly SpecPart[]): Complaint[] {
  const kinds = new Map(parts.map(({ path, kind }) => [toPointer(path), kind]));
  const found = parts.flatMap((part): Complaint[] => {
    if (!Object.hasOwn(part.value, '$ref')) return [];
    const complaint = checkReference(document, part, kinds);
    return complaint === undefined ? [] : [complaint];
  });
  return [...found, ...checkCircles(parts)];
}

function checkReference(
  document: JsonObject,
  { kind, path, value }: SpecPart,
  kinds: ReadonlyMap<string, SpecKind>,
): Complaint | undefined {
  const reference = value.$ref;
  const at = [...path, '$ref'];
  if (typeof reference !== 'string') {
    const message = `A $ref is a text, and this one is ${shownValue(reference)}`;
    return { code: 'spec.ref-unresolved', path: at, message, help: "Write it as '#/components/…', in quotes." };
  }
  const target = pathOfReference(reference);
  if (target === undefined) {
    const inFile = reference === '#' || reference.startsWith('#');
    const message = inFile
      ? `The $ref ${quoted(reference)} leads nowhere`
      : `The $ref ${quoted(reference)} leads out of the file`;
    const help = nearestTarget(reference, kind, document) ?? 'A description is one file: refer with #/…';
    return { code: 'spec.ref-unresolved', path: at, message, help };
  }
  if (valueAt(document, target) === undefined) {
    const message = `The $ref ${quoted(reference)} leads nowhere`;
    return { code: 'spec.ref-unresolved', path: at, message, help: nearestTarget(reference, kind, document) };
  }
  const found = kinds.get(toPointer(target));
  if (found === kind || isBoolean(valueAt(document, target), kind)) return undefined;
  const message = `The $ref ${quoted(reference)} leads to ${found === undefined ? `what is no ${kind}` : `a ${found}`}, but a ${kind} is needed here`;
  return { code: 'spec.ref-kind', path: at, message, help: nearestTarget(reference, kind, document) };
}

function isBoolean(value: unknown, kind: SpecKind): boolean {
  return kind === 'schema' && typeof value === 'boolean';
}

/**
 * Returns the component that was probably meant: by its name where the section is right, else by the whole reference.
 */
function nearestTarget(reference: string, kind: SpecKind, document: JsonObject): string | undefined {
  const section = getComponents(kind);
  if (section === undefined) return undefined;
  const named = valueAt(document, ['components', section]);
  const names = isObject(named) ? Object.keys(named) : [];
  const prefix = `#/components/${section}/`;
  const last = reference.slice(reference.lastIndexOf('/') + 1);
  if (reference.startsWith(prefix)) return suggest(reference.slice(prefix.length), names);
  const near = nearest(last, names, 1)[0];
  return near === undefined ? undefined : `Did you mean "${prefix}${near}"?`;
}

/** Checks for schemas that contain themselves, of which no value can exist. */
function checkCircles(parts: readonly SpecPart[]): Complaint[] {
  const edges = new Map(parts.map((part) => [toPointer(part.path), listEdges(part)]));
  const done = new Set<string>();
  const complaints: Complaint[] = [];
  const visit = (pointer: string, trail: readonly string[]): void => {
    // A chain of hundreds of references is not a cycle, and following all of it could overflow the stack.
    if (done.has(pointer) || trail.length > 300) return;
    for (const { to, path } of edges.get(pointer) ?? []) {
      const start = [...trail, pointer].indexOf(to);
      if (start === -1) visit(to, [...trail, pointer]);
      else {
        const circle = [...[...trail, pointer].slice(start), to].map(lastStep).join(' → ');
        const message = `This $ref leads back to itself: ${circle}`;
        complaints.push({
          code: 'spec.ref-circular',
          path,
          message,
          help: 'Something in the circle has to be described by itself.',
        });
      }
    }
    done.add(pointer);
  };
  for (const pointer of edges.keys()) visit(pointer, []);
  return complaints;
}

interface Edge {
  readonly to: string;
  readonly path: DocumentPath;
}

/** Returns what a part is (`$ref`) or is all of (`allOf`); through properties and lists a schema may contain itself. */
function listEdges({ path, value, kind }: SpecPart): Edge[] {
  const members = kind === 'schema' && Array.isArray(value.allOf) ? value.allOf : [];
  const own = typeof value.$ref === 'string' ? [{ reference: value.$ref, at: [...path, '$ref'] }] : [];
  const all = members.flatMap((member, index) =>
    isObject(member) && typeof member.$ref === 'string'
      ? [{ reference: member.$ref, at: [...path, 'allOf', String(index), '$ref'] }]
      : [],
  );
  return [...own, ...all].flatMap(({ reference, at }) => {
    const target = pathOfReference(reference);
    return target === undefined ? [] : [{ to: toPointer(target), path: at }];
  });
}

function toPointer(path: DocumentPath): string {
  return path.join('\0');
}

function lastStep(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('\0') + 1);
}
