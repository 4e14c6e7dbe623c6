import type ts from 'typescript';
import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import type { GeneratedFile } from '#cli/generators/generated-file.ts';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import type { ApiName, Spec } from '#cli/openapi/spec.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { checkMediaTypes } from './check-media-types.ts';
import { describeCauses } from './describe-causes.ts';
import { findMismatches } from './find-mismatch.ts';
import type { Complaint } from './mismatch.ts';
import { findOrigin } from './origin.ts';
import { createRuntimeProgram } from './runtime-program.ts';
import { createSpecChanges } from './spec-changes.ts';
import { loadTypeScript } from './typescript.ts';

/** The runtime and the descriptions to compare. */
export interface TypeCheckInput {
  /** Folder of the package that contains the runtime. */
  readonly packageRoot: string;
  /** The files of `generated/contracts/` from the descriptions. */
  readonly contracts: readonly GeneratedFile[];
  readonly specs: Readonly<Record<ApiName, Spec>>;
  readonly uses: readonly OperationUse[];
  /**
   * Returns the last descriptions that the runtime compiled with, if known: of several possible causes, the one that
   * changed is reported.
   */
  readonly before: () => Promise<Readonly<Record<ApiName, JsonObject>> | undefined>;
}

/** Codes of errors in the compiler's environment, or that follow from other errors; never about a description. */
const besideThePoint = new Set([
  2304, 2307, 2503, 2552, 2580, 2582, 2583, 2584, 2591, 2592, 2688, 7005, 7006, 7016, 7018, 7019, 7022, 7023, 7024,
  7031, 7034,
]);

/**
 * Compiles the runtime against types that were just made of the descriptions, and reports each reason why it does not
 * fit at its place in the description. The compiler decides: what it accepts fits.
 */
export async function checkTypes({
  packageRoot,
  contracts,
  specs,
  uses,
  before,
}: TypeCheckInput): Promise<Diagnostic[]> {
  const typescript = loadTypeScript();
  const runtime = createRuntimeProgram(
    typescript,
    packageRoot,
    contracts,
    uses.map(({ file }) => file),
  );
  const found: Complaint[] = [];
  for (const [file, source] of runtime.files) {
    for (const complaint of runtime.program.getSemanticDiagnostics(source)) {
      if (besideThePoint.has(complaint.code) || complaint.start === undefined) continue;
      const mismatches = findMismatches(runtime, complaint);
      const line = source.getLineAndCharacterOfPosition(complaint.start).line + 1;
      const origin = findOrigin(runtime, findToken(runtime.ts, source, complaint.start), uses);
      const reason = typescript.flattenDiagnosticMessageText(complaint.messageText, ' ').replaceAll(/\s+/g, ' ');
      const place = { file, line, origin, reason };
      if (mismatches.length === 0) found.push({ mismatch: undefined, ...place });
      for (const mismatch of mismatches) found.push({ mismatch, ...place });
    }
  }
  const media = checkMediaTypes(specs, uses);
  if (found.length === 0) return [...media];
  const fitting = await before();
  const changes = fitting && {
    product: createSpecChanges(fitting.product, specs.product.document),
    content: createSpecChanges(fitting.content, specs.content.document),
  };
  return [...media, ...describeCauses({ runtime, specs, uses, changes }, found)];
}

function findToken(typescript: typeof ts, source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > position || node.end <= position) return;
    found = node;
    typescript.forEachChild(node, visit);
  };
  typescript.forEachChild(source, visit);
  return found;
}
