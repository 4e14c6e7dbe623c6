import path from 'node:path';
import { Node, type SourceFile, SyntaxKind } from 'ts-morph';

/**
 * A top-level declaration of a runtime file, or one procedure of a router:
 * `rpc/blogs/blogs-router.ts#blogsRouter.list`.
 */
type Unit = string;

/** The callers of each function in `runtime/rpc`, matched by name. */
export interface CallGraph {
  /** Adds a file, named by its path below `runtime/`. Keeps no reference to the source. */
  add(file: string, source: SourceFile): void;
  /** Returns the unit that contains a node. */
  unitOf(file: string, node: Node): string | undefined;
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
      const names = listUnitNames(file, source);
      for (const [unit, node] of listUnits(file, source)) {
        const found = node.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((one) => names.get(one.getText()) ?? []);
        mentions.set(unit, new Set(found.filter((target) => target !== unit)));
      }
      for (const name of source.getExportedDeclarations().keys()) exported.add(`${file}#${name}`);
    },
    unitOf: (file, node) => {
      const holders = listUnits(file, node.getSourceFile()).filter(
        ([, unit]) => node.getPos() >= unit.getPos() && node.getEnd() <= unit.getEnd(),
      );
      return holders.at(-1)?.[0];
    },
    usersOf(unit) {
      const through = procedures(appRouter, '').filter(([, procedure]) => reaches(procedure, unit));
      if (through.length > 0) return through.map(([name]) => name).sort();
      const users = [...exported].filter((one) => reaches(one, unit) && !isMentioned(one));
      return users.map((one) => one.slice(one.indexOf('#') + 1)).sort();
    },
  };

  function isMentioned(unit: Unit): boolean {
    return [...mentions.values()].some((targets) => targets.has(unit));
  }
}

/**
 * Returns every named declaration at the top of a file; of a router also each of its procedures, after the router
 * itself.
 */
function listUnits(file: string, source: SourceFile): [Unit, Node][] {
  return source.getStatements().flatMap((statement): [Unit, Node][] => {
    if (Node.isFunctionDeclaration(statement) || Node.isClassDeclaration(statement)) {
      return [[`${file}#${statement.getName() ?? 'default'}`, statement]];
    }
    if (!Node.isVariableStatement(statement)) return [];
    return statement.getDeclarations().flatMap((declaration): [Unit, Node][] => {
      const unit = `${file}#${declaration.getName()}`;
      const call = declaration.getInitializer();
      const [argument] =
        Node.isCallExpression(call) && call.getExpression().getText() === 'router' ? call.getArguments() : [];
      const members = Node.isObjectLiteralExpression(argument) ? argument.getProperties() : [];
      return [
        [unit, declaration],
        ...members.flatMap((member): [Unit, Node][] =>
          Node.isPropertyAssignment(member) || Node.isShorthandPropertyAssignment(member)
            ? [[`${unit}.${member.getName()}`, member]]
            : [],
        ),
      ];
    });
  });
}

/**
 * Returns what the names of a file refer to: its own declarations, and those it imports from other files of the
 * runtime.
 */
function listUnitNames(file: string, source: SourceFile): Map<string, Unit> {
  const names = new Map(
    listUnits(file, source).flatMap(([unit]): [string, Unit][] => {
      const name = unit.slice(file.length + 1);
      return name.includes('.') ? [] : [[name, unit]];
    }),
  );
  for (const declaration of source.getImportDeclarations()) {
    const specifier = declaration.getModuleSpecifierValue();
    const target = specifier.startsWith('#runtime/')
      ? specifier.slice('#runtime/'.length)
      : specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : undefined;
    if (target === undefined) continue;
    for (const named of declaration.getNamedImports()) {
      names.set(named.getAliasNode()?.getText() ?? named.getName(), `${target}#${named.getName()}`);
    }
  }
  return names;
}
