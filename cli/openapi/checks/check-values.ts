import { type DocumentPath, resolvePath, valueAt } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { fitValue } from './fit-value.ts';
import { type Complaint, getName } from './spec-complaints.ts';
import type { SpecPart } from './walk-spec.ts';

/** A value in a description, with the schema that it has to conform to. */
interface GivenValue {
  readonly what: string;
  readonly path: DocumentPath;
  readonly schema: DocumentPath;
}

/** Checks for examples, defaults and values of an enum that their own schema rejects. */
export function checkValues(document: JsonObject, parts: readonly SpecPart[]): Complaint[] {
  return parts
    .flatMap((part) => listGivenValues(document, part))
    .flatMap(({ what, path, schema }): Complaint[] => {
      const misfit = fitValue(document, valueAt(document, schema), valueAt(document, path));
      if (misfit === undefined) return [];
      const where = misfit.path.length === 0 ? '' : ` at ${misfit.path.join('.')}`;
      const message = `The ${what} of ${getName(schema)} does not fit its schema${where}: ${misfit.message}`;
      return [
        {
          code: 'spec.value',
          path: [...path, ...misfit.path],
          message,
          help: misfit.help,
          atKey: misfit.isName === true,
        },
      ];
    });
}

function listGivenValues(document: JsonObject, { kind, path, value }: SpecPart): GivenValue[] {
  if (kind === 'schema') {
    const single = ['default', 'example'].filter((key) => value[key] !== undefined);
    return [
      ...single.map((key) => ({ what: key, path: [...path, key], schema: path })),
      ...['examples', 'enum'].flatMap((key) => {
        const list = value[key];
        const what = key === 'enum' ? 'enum' : 'example';
        if (!Array.isArray(list)) return [];
        return list.map((_, index) => ({ what, path: [...path, key, String(index)], schema: path }));
      }),
    ];
  }
  if (kind !== 'media type' && kind !== 'parameter' && kind !== 'header') return [];
  if (!isObject(value.schema)) return [];
  const schema = [...path, 'schema'];
  const named = isObject(value.examples) ? Object.entries(value.examples) : [];
  return [
    ...(value.example === undefined ? [] : [{ what: 'example', path: [...path, 'example'], schema }]),
    ...named.flatMap(([name]) => {
      // An example of the components has to fit wherever it is referred to.
      const at = [...resolvePath(document, [...path, 'examples', name]), 'value'];
      return valueAt(document, at) === undefined ? [] : [{ what: `example ${name}`, path: at, schema }];
    }),
  ];
}
