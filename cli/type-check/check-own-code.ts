import path from 'node:path';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';
import { createOverlayProgram } from './runtime-program.ts';
import { loadTypeScript } from './typescript.ts';

/** The code of sites, with the generated code that it is used by. */
export interface OwnCode {
  /** Folder of the package that contains the runtime. */
  readonly packageRoot: string;
  readonly root: string;
  /** The contracts, and of each site the modules that use its code. */
  readonly trees: readonly GeneratedTree[];
  /** Modules below `site-configs`, relative to the root. */
  readonly files: readonly string[];
}

/** Something that does not fit, as the compiler says it. */
export interface TypeProblem {
  /** Relative to the root, with forward slashes: of generated code `generated/<site>/…`. */
  readonly file: string;
  /** Lines and columns count from 1. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The text of the line. */
  readonly text: string;
  readonly message: string;
}

/** Codes of errors that follow from modules of which the compiler is told nothing. */
const besideThePoint = new Set([7005, 7006, 7016, 7018, 7019, 7022, 7023, 7024, 7031, 7034]);

/** Compiles the code of sites, and nothing else of what it imports. */
export function checkOwnCode({ packageRoot, root, trees, files }: OwnCode): TypeProblem[] {
  const typescript = loadTypeScript();
  const overlay = new Map(
    trees.flatMap(({ name, files: generated }) =>
      generated.map((file) => [path.join(packageRoot, 'generated', name, file.path), file.text] as const),
    ),
  );
  const own = files.map((file) => path.join(root, file));
  const users = [...overlay.keys()].filter((file) => !file.startsWith(path.join(packageRoot, 'generated/contracts')));
  // Makes elements of styled components known.
  const ambient = path.join(packageRoot, 'runtime/theme/jsx-namespace.d.ts');
  const program = createOverlayProgram(typescript, packageRoot, [...users, ...own, ambient], overlay, root);
  return [...own, ...users].flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.flatMap(({ code, start, length, messageText }): TypeProblem[] => {
      if (source === undefined || start === undefined || besideThePoint.has(code)) return [];
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return [
        {
          file: nameFile(users.includes(file) ? packageRoot : root, file),
          line: line + 1,
          column: character + 1,
          length: Math.max(1, length ?? 1),
          text: source.text.split('\n')[line] ?? '',
          message: typescript.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' '),
        },
      ];
    });
  });
}

const nameFile = (folder: string, file: string): string => path.relative(folder, file).split(path.sep).join('/');
