import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ts } from 'ts-morph';
import { routeKeys, screenFolder } from '#runtime/contracts/routes.ts';
import { createCallGraph } from './callers.ts';
import { type FoundUse, readMessageUse } from './read-message-use.ts';
import type { HeadText, MessageUse, OperationUse, RuntimeUsage } from './runtime-usage.ts';
import { scanParts } from './scan-parts.ts';
import { getScreen, listScreenUses, readProcedure } from './screen-procedures.ts';

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Reads the runtime's sources and lists the operations it calls (`….GET('/path')`) and the texts it uses. Texts are
 * recognized by their form, `namespace:key`, anywhere: tables contain them too.
 */
export function scanRuntimeUsage(packageRoot: string): RuntimeUsage {
  const graph = createCallGraph();
  const operations = new Map<string, OperationCall>();
  const messages = new Map<string, MessageUse>();
  const schemas = new Set<string>();
  const screens = new Map<string, Set<string>>();
  const files = sourceFiles(path.join(packageRoot, 'runtime'));
  for (const file of files) {
    const text = readFileSync(path.join(packageRoot, 'runtime', file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    if (file.startsWith('rpc/')) graph.add(file, source);
    const screen = getScreen(file);
    const found = collect(source, `runtime/${file}`, operations, messages, (node) => graph.unitOf(file, node));
    if (screen !== undefined && found.length > 0) {
      screens.set(screen, new Set([...(screens.get(screen) ?? []), ...found]));
    }
    for (const [, name = ''] of text.matchAll(/\['schemas'\]\['([^']+)'\]/g)) schemas.add(name);
  }
  for (const use of titleUses(files)) messages.set(`routes:${use.key}`, use);
  const used = sorted(operations).map(({ units, ...operation }) => ({
    ...operation,
    usedBy: [...new Set([...units].flatMap((unit) => graph.usersOf(unit)))].sort(),
  }));
  return {
    operations: used,
    schemas: [...schemas].sort(),
    messages: sorted(messages),
    screens: listScreenUses(screens),
    parts: scanParts(packageRoot),
  };
}

/** Returns the uses of route titles: a screen without a head of its own shows the title of its route. */
function titleUses(files: readonly string[]): MessageUse[] {
  const all = new Set(files);
  return routeKeys.flatMap((key) => {
    const folder = `screens/${screenFolder(key)}`;
    if (!all.has(`${folder}/screen.tsx`) || all.has(`${folder}/head.ts`)) return [];
    return [{ namespace: 'routes', key, values: [], file: `runtime/${folder}/screen.tsx`, line: 1 }];
  });
}

/** An operation with the unit that calls it, before all sources are read. */
interface OperationCall extends Omit<OperationUse, 'usedBy'> {
  readonly units: Set<string>;
}

/** Adds the texts and the operations of a file to those found, and returns the procedures that it asks for. */
function collect(
  source: ts.SourceFile,
  file: string,
  operations: Map<string, OperationCall>,
  messages: Map<string, MessageUse>,
  unitOf: (node: ts.Node) => string | undefined,
): string[] {
  const procedures: string[] = [];
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const visit = (node: ts.Node): void => {
    const procedure = readProcedure(node);
    if (procedure !== undefined) procedures.push(procedure);
    const use = readMessageUse(node);
    if (use !== undefined) addMessage(use, node);
    else if (ts.isStringLiteralLike(node)) addOperation(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return procedures;

  function addMessage({ namespace, key, values: passed }: FoundUse, node: ts.Node): void {
    const id = `${namespace}:${key}`;
    const earlier = messages.get(id);
    const place = earlier ?? { file, line: lineOf(node) };
    const values = earlier === undefined ? passed : inBoth(earlier.values, passed);
    const alsoIn = [...new Set([...(earlier?.alsoIn ?? []), file])].filter((each) => each !== place.file);
    const inHead = earlier?.inHead ?? readHeadUse(file, node);
    messages.set(id, {
      ...{ namespace, key, file: place.file, line: place.line },
      ...(values && { values }),
      ...(inHead && { inHead }),
      ...(alsoIn.length > 0 && { alsoIn }),
    });
  }

  function addOperation(node: ts.StringLiteralLike): void {
    const operation = readOperation(node);
    if (operation === undefined) return;
    const id = `${operation.path} ${operation.method} ${operation.api}`;
    const call = operations.get(id) ?? { ...operation, file, line: lineOf(node), units: new Set() };
    operations.set(id, call);
    const unit = unitOf(node);
    if (unit !== undefined) call.units.add(unit);
  }
}

/** Returns what a text is in the head of a page: `{ title: t('cart:title') }` in the head of a screen. */
function readHeadUse(file: string, text: ts.Node): HeadText | undefined {
  const property = text.parent?.parent;
  if (!file.endsWith('/head.ts') || !property || !ts.isPropertyAssignment(property)) return undefined;
  const name = property.name.getText();
  return name === 'title' || name === 'description' ? name : undefined;
}

/** Returns what every call passes; unknown as soon as one of them is. */
function inBoth(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  return one === undefined || other === undefined ? undefined : one.filter((name) => other.includes(name));
}

function readOperation(argument: ts.StringLiteralLike): Pick<OperationUse, 'api' | 'method' | 'path'> | undefined {
  const call = argument.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== argument || !argument.text.startsWith('/')) return undefined;
  const callee = call.expression;
  if (!ts.isPropertyAccessExpression(callee) || !methods.has(callee.name.text)) return undefined;
  const client = callee.expression.getText().split('.').at(-1) ?? '';
  const api = /content/i.test(client) ? 'content' : /product/i.test(client) ? 'product' : 'either';
  return { api, method: callee.name.text.toLowerCase(), path: argument.text };
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

function sorted<Use>(uses: ReadonlyMap<string, Use>): Use[] {
  return [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}
