import path from 'node:path';
import type { SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import type { GeneratedFile, GeneratedTree } from '#cli/generators/generated-file.ts';
import { createOverlayProgram } from './runtime-program.ts';
import { loadTypeScript } from './typescript.ts';

/** The code of sites, with the generated code that it is used by. */
export interface OwnCode {
  /** Folder of the package that contains the runtime. */
  readonly packageRoot: string;
  readonly root: string;
  /** The files of `generated/contracts/`. */
  readonly contracts: readonly GeneratedFile[];
  /** Of each site the modules that use its code. */
  readonly trees: readonly GeneratedTree[];
  /** The modules of sites, by path relative to the root. */
  readonly texts: SourceTexts;
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
export const besideOwnPoint: ReadonlySet<number> = new Set([
  7005, 7006, 7016, 7018, 7019, 7022, 7023, 7024, 7031, 7034,
]);

/** Makes elements of styled components known; below the package. */
export const elementsOfStyles = 'runtime/theme/jsx-namespace.d.ts';

/** Compiles the code of sites, and nothing else of what it imports. */
export function checkOwnCode({ packageRoot, root, contracts, trees, texts }: OwnCode): TypeProblem[] {
  const typescript = loadTypeScript();
  const generated = [{ name: 'contracts', files: contracts }, ...trees].flatMap(({ name, files }) =>
    files.map((file) => [path.join(packageRoot, 'generated', name, file.path), file.text] as const),
  );
  const overlay = new Map(generated);
  const own = [...texts.keys()].filter((file) => !file.endsWith('.styles.ts')).map((file) => path.join(root, file));
  const users = generated.slice(contracts.length).map(([file]) => file);
  const ambient = path.join(packageRoot, elementsOfStyles);
  const program = createOverlayProgram(typescript, packageRoot, [...users, ...own, ambient], overlay, root);
  return [...own, ...users].flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.flatMap(({ code, start, length, messageText }): TypeProblem[] => {
      if (source === undefined || start === undefined || besideOwnPoint.has(code)) return [];
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

/** Returns the path of a file relative to a folder, with forward slashes. */
export function nameFile(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
