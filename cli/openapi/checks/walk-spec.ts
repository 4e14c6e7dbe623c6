import type { DocumentPath } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { type SpecKind, shapes } from './spec-shapes.ts';

/** One part of a description. */
export interface SpecPart {
  readonly kind: SpecKind;
  readonly path: DocumentPath;
  readonly value: JsonObject;
}

/** A value of the wrong shape: not a map, or not the list or map of parts that is required. */
export interface Misshapen {
  readonly path: DocumentPath;
  readonly value: unknown;
  readonly expected: string;
}

/** Visits every part of a description in the order of the text, and reports values that are no part. */
export function walkSpec(document: JsonObject): { parts: SpecPart[]; misshapen: Misshapen[] } {
  const parts: SpecPart[] = [];
  const misshapen: Misshapen[] = [];
  const enter = (kind: SpecKind, value: unknown, path: DocumentPath): void => {
    // The schema `true` accepts every value, `false` none.
    if (kind === 'schema' && typeof value === 'boolean') return;
    if (!isObject(value)) {
      misshapen.push({ path, value, expected: `a ${kind}, which is a map` });
      return;
    }
    parts.push({ kind, path, value });
    const shape = shapes[kind];
    if (shape === undefined || typeof value.$ref === 'string') return;
    for (const [key, inner] of Object.entries(value)) {
      const child = Object.hasOwn(shape, key) ? shape[key] : undefined;
      if (child === undefined) continue;
      const at = [...path, key];
      if (child.form === 'one') enter(child.kind, inner, at);
      else if (child.form === 'list' && Array.isArray(inner)) {
        inner.forEach((item, index) => {
          enter(child.kind, item, [...at, String(index)]);
        });
      } else if (child.form === 'map' && isObject(inner)) {
        for (const [name, item] of Object.entries(inner)) {
          // There alone a name that begins like this is an extension; elsewhere it may be that of a header.
          const isExtension =
            name.startsWith('x-') && (key === 'paths' || (key === 'responses' && kind === 'operation'));
          if (!isExtension) enter(child.kind, item, [...at, name]);
        }
      } else misshapen.push({ path: at, value: inner, expected: child.form === 'list' ? 'a list' : 'a map' });
    }
  };
  enter('document', document, []);
  return { parts, misshapen };
}
