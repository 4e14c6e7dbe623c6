import path from 'node:path';
import { ts } from 'ts-morph';

/**
 * A top-level declaration of a runtime file, or one procedure of a router:
 * `rpc/blogs/blogs-router.ts#blogsRouter.list`.
 */
type Unit = string;

/** The callers of each function in `runtime/rpc`, matched by name. */
export interface CallGraph {
  /** Adds a file, named by its path below `runtime/`. Keeps no reference to the source. */
  add(file: string, source: ts.SourceFile): void;
  /** Returns the unit that contains a node. */
  unitOf(file: string, node: ts.Node): string | undefined;
  /**
   * Returns the procedures (`catalogue.product`) that reach a unit, directly or through others; if there are none, the
   * exported functions that do (`blogsSitemap`).
   */
  usersOf(unit: string): readonly string[];
}

const appRouter = 'rpc/app-router.ts#appRouter';

export function createCallGraph(): CallGraph {
  const mentions = new Map<Unit, Set<Unit>>();
  const exported = new Set<Unit>();
  /** Procedures of the application's router with their units; of the files that have been added. */
  let routed: readonly [string, Unit][] | undefined;

  function procedures(unit: Unit, prefix: string): [string, Unit][] {
    return [...mentions.keys()]
      .filter((one) => one.startsWith(`${unit}.`) && !one.slice(unit.length + 1).includes('.'))
      .flatMap((one): [string, Unit][] => {
        const name = `${prefix}${one.slice(unit.length + 1)}`;
        const routers = [...(mentions.get(one) ?? [])].filter((target) =>
          [...mentions.keys()].some((key) => key.startsWith(`${target}.`)),
        );
        return routers.length === 0 ? [[name, one]] : routers.flatMap((router) => procedures(router, `${name}.`));
      });
  }

  function reaches(from: Unit, target: Unit): boolean {
    const seen = new Set<Unit>([from]);
    for (const unit of seen) {
      if (unit === target) return true;
      for (const next of mentions.get(unit) ?? []) seen.add(next);
    }
    return false;
  }

  return {
    add(file, source) {
      routed = undefined;
      const names = listUnitNames(file, source);
      for (const [unit, node] of listUnits(file, source)) {
        const found = listIdentifiers(node).flatMap((name) => names.get(name) ?? []);
        mentions.set(unit, new Set(found.filter((target) => target !== unit)));
      }
      for (const name of listExports(source)) exported.add(`${file}#${name}`);
    },
    unitOf: (file, node) => {
      const holders = listUnits(file, node.getSourceFile()).filter(
        ([, unit]) => node.pos >= unit.pos && node.end <= unit.end,
      );
      return holders.at(-1)?.[0];
    },
    usersOf(unit) {
      routed ??= procedures(appRouter, '');
      const through = routed.filter(([, procedure]) => reaches(procedure, unit));
      if (through.length > 0) return through.map(([name]) => name).sort();
      const users = [...exported].filter((one) => reaches(one, unit) && !isMentioned(one));
      return users.map((one) => one.slice(one.indexOf('#') + 1)).sort();
    },
  };

  function isMentioned(unit: Unit): boolean {
    return [...mentions.values()].some((targets) => targets.has(unit));
  }
}

/** Returns the names in a piece of source, in their order. */
function listIdentifiers(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) found.push(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/**
 * Returns every named declaration at the top of a file; of a router also each of its procedures, after the router
 * itself.
 */
function listUnits(file: string, source: ts.SourceFile): [Unit, ts.Node][] {
  return source.statements.flatMap((statement): [Unit, ts.Node][] => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      return [[`${file}#${statement.name?.text ?? 'default'}`, statement]];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declaration): [Unit, ts.Node][] => {
      const unit = `${file}#${declaration.name.getText(source)}`;
      const call = declaration.initializer;
      const [argument] =
        call && ts.isCallExpression(call) && call.expression.getText(source) === 'router' ? call.arguments : [];
      const members = argument && ts.isObjectLiteralExpression(argument) ? argument.properties : [];
      return [
        [unit, declaration],
        ...members.flatMap((member): [Unit, ts.Node][] =>
          ts.isPropertyAssignment(member) || ts.isShorthandPropertyAssignment(member)
            ? [[`${unit}.${member.name.getText(source)}`, member]]
            : [],
        ),
      ];
    });
  });
}

/** Returns the names that a file exports of its own. */
function listExports(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const names = statement.exportClause;
      return names && ts.isNamedExports(names) ? names.elements.map(({ name }) => name.text) : [];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    }
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed ? [statement.name?.text ?? 'default'] : [];
  });
}

/**
 * Returns what the names of a file refer to: its own declarations, and those it imports from other files of the
 * runtime.
 */
function listUnitNames(file: string, source: ts.SourceFile): Map<string, Unit> {
  const names = new Map(
    listUnits(file, source).flatMap(([unit]): [string, Unit][] => {
      const name = unit.slice(file.length + 1);
      return name.includes('.') ? [] : [[name, unit]];
    }),
  );
  for (const declaration of source.statements) {
    if (!ts.isImportDeclaration(declaration) || !ts.isStringLiteral(declaration.moduleSpecifier)) continue;
    const specifier = declaration.moduleSpecifier.text;
    const target = specifier.startsWith('#runtime/')
      ? specifier.slice('#runtime/'.length)
      : specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : undefined;
    const imported = declaration.importClause?.namedBindings;
    if (target === undefined || !imported || !ts.isNamedImports(imported)) continue;
    for (const { name, propertyName } of imported.elements) {
      names.set(name.text, `${target}#${(propertyName ?? name).text}`);
    }
  }
  return names;
}
