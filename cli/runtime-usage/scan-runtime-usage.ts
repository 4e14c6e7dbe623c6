import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Node, Project, type SourceFile, ts } from 'ts-morph';
import { routeKeys, screenFolder } from '#runtime/contracts/routes.ts';
import { createCallGraph } from './callers.ts';
import { readMessageUse } from './read-message-use.ts';
import type { HeadText, MessageUse, OperationUse, RuntimeUsage } from './runtime-usage.ts';
import { scanParts } from './scan-parts.ts';
import { getScreen, listProcedures, listScreenUses } from './screen-procedures.ts';

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Reads the runtime's sources and lists the operations it calls (`….GET('/path')`) and the texts it uses. Texts are
 * recognized by their form, `namespace:key`, anywhere: tables contain them too. This folder alone uses ts-morph.
 */
export function scanRuntimeUsage(packageRoot: string): RuntimeUsage {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { jsx: ts.JsxEmit.Preserve } });
  const graph = createCallGraph();
  const operations = new Map<string, OperationCall>();
  const messages = new Map<string, MessageUse>();
  const schemas = new Set<string>();
  const screens = new Map<string, Set<string>>();
  const files = sourceFiles(path.join(packageRoot, 'runtime'));
  for (const file of files) {
    const source = project.createSourceFile(file, readFileSync(path.join(packageRoot, 'runtime', file), 'utf8'));
    if (file.startsWith('rpc/')) graph.add(file, source);
    collect(source, `runtime/${file}`, operations, messages, (node) => graph.unitOf(file, node));
    const screen = getScreen(file);
    const procedures = screen === undefined ? [] : listProcedures(source);
    if (screen !== undefined && procedures.length > 0) {
      screens.set(screen, new Set([...(screens.get(screen) ?? []), ...procedures]));
    }
    for (const [, name = ''] of source.getFullText().matchAll(/\['schemas'\]\['([^']+)'\]/g)) schemas.add(name);
    project.removeSourceFile(source);
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

function collect(
  source: SourceFile,
  file: string,
  operations: Map<string, OperationCall>,
  messages: Map<string, MessageUse>,
  unitOf: (node: Node) => string | undefined,
): void {
  source.forEachDescendant((node) => {
    const use = readMessageUse(node);
    if (use !== undefined) {
      const id = `${use.namespace}:${use.key}`;
      const earlier = messages.get(id);
      const place = earlier ?? { file, line: node.getStartLineNumber() };
      const values = earlier === undefined ? use.values : inBoth(earlier.values, use.values);
      const { namespace, key } = use;
      const alsoIn = [...new Set([...(earlier?.alsoIn ?? []), file])].filter((each) => each !== place.file);
      const inHead = earlier?.inHead ?? readHeadUse(file, node);
      messages.set(id, {
        ...{ namespace, key, file: place.file, line: place.line },
        ...(values && { values }),
        ...(inHead && { inHead }),
        ...(alsoIn.length > 0 && { alsoIn }),
      });
      return;
    }
    if (!Node.isStringLiteral(node) && !Node.isNoSubstitutionTemplateLiteral(node)) return;
    const operation = readOperation(node, node.getLiteralText());
    if (operation === undefined) return;
    const id = `${operation.path} ${operation.method} ${operation.api}`;
    const call = operations.get(id) ?? { ...operation, file, line: node.getStartLineNumber(), units: new Set() };
    operations.set(id, call);
    const unit = unitOf(node);
    if (unit !== undefined) call.units.add(unit);
  });
}

/** Returns what a text is in the head of a page: `{ title: t('cart:title') }` in the head of a screen. */
function readHeadUse(file: string, text: Node): HeadText | undefined {
  const property = text.getParent()?.getParent();
  if (!file.endsWith('/head.ts') || !Node.isPropertyAssignment(property)) return undefined;
  const name = property.getName();
  return name === 'title' || name === 'description' ? name : undefined;
}

/** Returns what every call passes; unknown as soon as one of them is. */
function inBoth(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  return one === undefined || other === undefined ? undefined : one.filter((name) => other.includes(name));
}

function readOperation(argument: Node, text: string): Pick<OperationUse, 'api' | 'method' | 'path'> | undefined {
  const call = argument.getParent();
  if (!Node.isCallExpression(call) || call.getArguments()[0] !== argument) return undefined;
  const callee = call.getExpression();
  if (!Node.isPropertyAccessExpression(callee) || !methods.has(callee.getName()) || !text.startsWith('/'))
    return undefined;
  const client = callee.getExpression().getText().split('.').at(-1) ?? '';
  const api = /content/i.test(client) ? 'content' : /product/i.test(client) ? 'product' : 'either';
  return { api, method: callee.getName().toLowerCase(), path: text };
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
