import { suggest } from '#cli/diagnostics/nearest.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { type DocumentPath, resolvePath, valueAt } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { type Complaint, getName } from './spec-complaints.ts';
import { methods } from './spec-shapes.ts';
import type { SpecPart } from './walk-spec.ts';

/** Checks paths, their parameters and the answers of their operations. */
export function checkPaths(document: JsonObject, parts: readonly SpecPart[]): Complaint[] {
  return [
    ...checkTemplates(document),
    ...parts.flatMap((part): Complaint[] => {
      if (part.kind === 'parameter') return checkParameter(part);
      if (part.kind === 'operation') return [...checkParameterList(document, part), ...checkResponses(part)];
      if (part.kind === 'response' && !('$ref' in part.value)) return checkDescription(part);
      return [];
    }),
  ];
}

/** Checks for invalid paths, and for paths that differ only in the names of their parameters. */
function checkTemplates(document: JsonObject): Complaint[] {
  const first = new Map<string, string>();
  return Object.keys(isObject(document.paths) ? document.paths : {}).flatMap((path): Complaint[] => {
    if (path.startsWith('x-')) return [];
    const at = { path: ['paths', path], atKey: true } as const;
    if (!path.startsWith('/') || /[?#\s]/.test(path)) {
      const message = `The path ${quoted(path)} ${path.startsWith('/') ? 'has a query or a space' : 'does not begin with a slash'}`;
      const meant = `/${path.replace(/[?#\s].*$/s, '').replace(/^\/+/, '')}`;
      return [{ ...at, code: 'spec.invalid', message, help: `Did you mean "${meant}"?` }];
    }
    if (path.replace(/\{[^{}/]+\}/g, '').match(/[{}]/)) {
      return [
        {
          ...at,
          code: 'spec.parameter',
          message: `A parameter in the path ${quoted(path)} is not closed`,
          help: 'Write it as {name}.',
        },
      ];
    }
    const shape = path.replace(/\{[^{}/]+\}/g, '{}');
    const earlier = first.get(shape);
    if (earlier === undefined) first.set(shape, path);
    if (earlier === undefined) return [];
    const message = `The path ${quoted(path)} is the same as ${quoted(earlier)}: parameters match whatever they are called`;
    return [{ ...at, code: 'spec.parameter', message, help: 'Describe both under one path.' }];
  });
}

const locations = ['path', 'query', 'header', 'cookie'];

function checkParameter({ path, value }: SpecPart): Complaint[] {
  if ('$ref' in value) return [];
  const code = 'spec.parameter';
  const name = typeof value.name === 'string' ? value.name : undefined;
  if (name === undefined) return [{ code, path, message: `A parameter of ${getName(path)} has no name` }];
  if (typeof value.in !== 'string' || !locations.includes(value.in)) {
    const given = typeof value.in === 'string' ? `, not ${quoted(value.in)}` : '';
    const message = `The parameter ${quoted(name)} is in the path, the query, a header or a cookie${given}`;
    return [{ code, path: [...path, 'in'], message, help: suggest(String(value.in ?? ''), locations) }];
  }
  if (value.in === 'path' && value.required !== true) {
    const message = `The path parameter ${quoted(name)} is not required, but no path is without it`;
    return [{ code, path: [...path, 'required'], message, help: 'Write required: true.' }];
  }
  if (value.schema === undefined && value.content === undefined) {
    return [
      { code, path, message: `The parameter ${quoted(name)} has no schema`, help: 'Write schema: { type: string }.' },
    ];
  }
  return [];
}

/** Checks the parameters of an operation, including those of its path, against the ones that the path names. */
function checkParameterList(document: JsonObject, { path }: SpecPart): Complaint[] {
  const [root, template = ''] = path;
  if (root !== 'paths' || path.length !== 3) return [];
  const own = listDeclared(document, [...path, 'parameters']);
  const shared = listDeclared(document, ['paths', template, 'parameters']);
  const declared = [
    ...own,
    ...shared.filter((other) => !own.some((one) => one.name === other.name && one.in === other.in)),
  ];
  const inPath = [...template.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name);
  const named = declared.filter((parameter) => parameter.in === 'path');
  const missing = inPath.filter((name) => !named.some((parameter) => parameter.name === name));
  const surplus = named.filter(({ name }) => !inPath.includes(name));
  const code = 'spec.parameter';
  return [
    ...missing.map((name, index): Complaint => {
      const misspelt = surplus[index];
      const message = `The path ${quoted(template)} names {${name}}, which ${getName(path)} does not declare`;
      if (misspelt !== undefined)
        return { code, path: [...misspelt.path, 'name'], message, help: `Did you mean "${name}"?` };
      const help = `Add { name: ${name}, in: path, required: true, schema: … } to its parameters.`;
      return { code, path, message, help };
    }),
    // A surplus parameter was already suggested as the replacement for each missing one.
    ...surplus.slice(missing.length).map(({ name, path: at }): Complaint => {
      const message = `${getName(path)} declares the path parameter ${quoted(name)}, which ${quoted(template)} does not name`;
      return { code, path: [...at, 'name'], message, help: suggest(name, inPath) };
    }),
    ...own.flatMap((one, index): Complaint[] => {
      const isTwice = own.slice(0, index).some((earlier) => earlier.name === one.name && earlier.in === one.in);
      const message = `${getName(path)} declares the ${one.in} parameter ${quoted(one.name)} twice`;
      return isTwice ? [{ code, path: one.at, message, help: 'Leave one of them out.' }] : [];
    }),
  ];
}

interface Declared {
  readonly name: string;
  readonly in: string;
  /** The path of its definition, with a `$ref` resolved. */
  readonly path: DocumentPath;
  /** The path of its entry in the operation. */
  readonly at: DocumentPath;
}

function listDeclared(document: JsonObject, path: DocumentPath): Declared[] {
  const list = valueAt(document, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, index): Declared[] => {
    const at = [...path, String(index)];
    const found = resolvePath(document, at);
    const value = valueAt(document, found);
    if (!isObject(value) || typeof value.name !== 'string' || typeof value.in !== 'string') return [];
    return [{ name: value.name, in: value.in, path: found, at }];
  });
}

function checkResponses({ path, value }: SpecPart): Complaint[] {
  const { responses } = value;
  if (responses === undefined || (isObject(responses) && Object.keys(responses).length === 0)) {
    const message = `${getName(path)} describes no answer`;
    const at = responses === undefined ? path : [...path, 'responses'];
    return [
      { code: 'spec.response', path: at, message, help: "Write responses: { '200': { description: …, content: … } }." },
    ];
  }
  if (!isObject(responses)) return [];
  return Object.keys(responses)
    .filter((status) => !/^([1-5](\d\d|XX)|default|x-.*)$/.test(status))
    .map((status) => ({
      code: 'spec.response',
      path: [...path, 'responses', status],
      atKey: true,
      message: `${quoted(status)} is no status of an answer in ${getName(path)}`,
      help: suggest(status, [
        'default',
        '200',
        '201',
        '202',
        '204',
        '2XX',
        '303',
        '400',
        '401',
        '403',
        '404',
        '409',
        '410',
        '413',
        '415',
        '422',
        '429',
        '4XX',
        '500',
        '503',
        '5XX',
      ]),
    }));
}

function checkDescription({ path, value }: SpecPart): Complaint[] {
  if (typeof value.description === 'string') return [];
  const message = `The answer ${getName(path)} has no description`;
  return [{ code: 'spec.response', path, message, help: 'Write description: and what the answer means.' }];
}

/** Checks that each operation has an id of its own. */
export function checkOperationIds(parts: readonly SpecPart[]): { missing: Complaint[]; twice: SpecPart[][] } {
  const byId = new Map<string, SpecPart[]>();
  const missing: Complaint[] = [];
  for (const part of parts.filter(
    ({ kind, path }) => kind === 'operation' && path[0] === 'paths' && path.length === 3,
  )) {
    const id = part.value.operationId;
    if (id === undefined) {
      const message = `${getName(part.path)} has no operationId`;
      const help = `Write operationId: ${proposeId(part.path)}.`;
      missing.push({ code: 'spec.invalid', path: part.path, message, help });
    } else byId.set(String(id), [...(byId.get(String(id)) ?? []), part]);
  }
  return { missing, twice: [...byId.values()].filter((group) => group.length > 1) };
}

function proposeId([, template = '', method = '']: DocumentPath): string {
  const words = template.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && methods.every((name) => name !== word));
  return `${method}${words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`;
}
