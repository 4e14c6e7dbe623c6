import { setImmediate } from 'node:timers/promises';
import type ts from 'typescript';
import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import type { GeneratedFile } from '#cli/generators/generated-file.ts';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import type { ApiName, Operation, Spec } from '#cli/openapi/spec.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { checkMediaTypes } from './check-media-types.ts';
import { describeCauses } from './describe-causes.ts';
import { findMismatches } from './find-mismatch.ts';
import type { Complaint } from './mismatch.ts';
import { startNativeCheck } from './native-check.ts';
import { findOrigin } from './origin.ts';
import { besideThePoint, createRuntimeProgram, type RuntimeProgram } from './runtime-program.ts';
import { createSpecChanges } from './spec-changes.ts';
import { loadTypeScript } from './typescript.ts';

/** The runtime and the descriptions to compare. */
export interface TypeCheckInput {
  /** Folder of the package that contains the runtime. */
  readonly packageRoot: string;
  /** The files of `generated/contracts/` from the descriptions. */
  readonly contracts: readonly GeneratedFile[];
  readonly specs: Readonly<Record<ApiName, Spec>>;
  /** Operations that the descriptions lack: the code that calls them is compiled with what others say of them. */
  readonly lent?: readonly Operation[];
  readonly uses: readonly OperationUse[];
  /**
   * Returns the last descriptions that the runtime compiled with, if known: of several possible causes, the one that
   * changed is reported.
   */
  readonly before: () => Promise<Readonly<Record<ApiName, JsonObject>> | undefined>;
}

/**
 * Compiles the runtime against types that were just made of the descriptions, and reports each reason why it does not
 * fit at its place in the description. The compiler decides: what it accepts fits. Where the native compiler is installed, it
 * goes first: descriptions that fit take no longer than its answer, of others only the files that it complains of are explained.
 */
export async function checkTypes(input: TypeCheckInput): Promise<Diagnostic[]> {
  const { packageRoot, contracts, uses } = input;
  const runtime = { callers: uses.map(({ file }) => file) };
  const native = await startNativeCheck({ packageRoot, contracts, runtime });
  return explainMisfits(input, (await native?.answer)?.unfit);
}

/**
 * As {@link checkTypes}, with what the native compiler has said.
 * @param unfit files of the runtime that it complains of; undefined where it gave no answer
 */
export async function explainMisfits(
  input: TypeCheckInput,
  unfit: ReadonlySet<string> | undefined,
): Promise<Diagnostic[]> {
  const { specs, uses, before } = input;
  const media = [...checkMediaTypes(specs, uses)];
  if (unfit?.size === 0) return media;
  const { runtime, found } = await findComplaints(input, unfit);
  if (found.length === 0) return media;
  const fitting = await before();
  const changes = fitting && {
    product: createSpecChanges(fitting.product, specs.product.document),
    content: createSpecChanges(fitting.content, specs.content.document),
  };
  return [...media, ...describeCauses({ runtime, specs, uses, changes }, found)];
}

/**
 * Returns what the compiler complains of in the runtime.
 * @param unfit files that are known to have complaints: others are only looked at if these have none
 */
async function findComplaints(
  { packageRoot, contracts, lent = [], uses }: TypeCheckInput,
  unfit: ReadonlySet<string> = new Set(),
): Promise<{ readonly runtime: RuntimeProgram; readonly found: readonly Complaint[] }> {
  const typescript = loadTypeScript();
  const callers = uses.map(({ file }) => file);
  const runtime = createRuntimeProgram(typescript, packageRoot, contracts, callers);
  const found: Complaint[] = [];
  const all = [...runtime.files];
  const isUnfit = ([file]: (typeof all)[number]): boolean => unfit.has(file);
  const others = all.filter((one) => !isUnfit(one));
  for (const [file, source] of [...all.filter(isUnfit), ...others]) {
    await setImmediate();
    if (found.length > 0 && unfit.size > 0 && !unfit.has(file)) break;
    for (const complaint of runtime.program.getSemanticDiagnostics(source)) {
      if (besideThePoint.has(complaint.code) || complaint.start === undefined) continue;
      const mismatches = findMismatches(runtime, complaint);
      const line = source.getLineAndCharacterOfPosition(complaint.start).line + 1;
      const origin = findOrigin(runtime, findToken(runtime.ts, source, complaint.start), uses);
      // Whether anybody needs it is another question.
      if (origin !== undefined && lent.some(({ method, path }) => method === origin.method && path === origin.path))
        continue;
      const reason = typescript.flattenDiagnosticMessageText(complaint.messageText, ' ').replaceAll(/\s+/g, ' ');
      const place = { file, line, origin, reason };
      if (mismatches.length === 0) found.push({ mismatch: undefined, ...place });
      for (const mismatch of mismatches) found.push({ mismatch, ...place });
    }
  }
  return { runtime, found };
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
