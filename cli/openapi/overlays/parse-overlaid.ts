import { type Diagnostic, hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { toPlain } from '#cli/sources/located.ts';
import type { SourceFile } from '#cli/sources/read-text.ts';
import { isObject } from '../json-value.ts';
import { describeDocument, parseSpec } from '../read-spec.ts';
import { type ApiName, type Spec, specFile } from '../spec.ts';
import { applyOverlays } from './apply-overlays.ts';
import { parseOverlay } from './parse-overlay.ts';

/** A description as its overlays make it, and what is to be said of them. */
export interface OverlaidSpec {
  /** Undefined where the description or an overlay cannot be read. */
  readonly spec: Spec | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** What was parsed last of each API, with its texts: several checks ask for the same one, and parsing takes a third of a second. */
const latest = new Map<ApiName, { readonly texts: string; readonly parsed: Promise<OverlaidSpec> }>();

/** Parses a description and applies its overlays, if it has any. Callers share the result: none may change it. */
export async function parseOverlaid(
  api: ApiName,
  source: SourceFile,
  overlays: readonly SourceFile[],
): Promise<OverlaidSpec> {
  const texts = JSON.stringify([source, ...overlays].map(({ file, text }) => [file, text]));
  const known = latest.get(api);
  if (known?.texts === texts) return await known.parsed;
  const parsed = parseFresh(api, source, overlays);
  latest.set(api, { texts, parsed });
  return await parsed;
}

async function parseFresh(api: ApiName, source: SourceFile, overlays: readonly SourceFile[]): Promise<OverlaidSpec> {
  const spec = parseSpec(api, source);
  if (!('operations' in spec)) return { spec: undefined, diagnostics: spec };
  if (overlays.length === 0) return { spec, diagnostics: [] };
  const parsed = overlays.map((file) => parseOverlay(file, specFile(api)));
  const diagnostics = parsed.flatMap((each) => each.diagnostics);
  const tree = spec.locate?.();
  if (hasErrors(diagnostics) || tree === undefined) return { spec: undefined, diagnostics };
  const overlaid = await applyOverlays(
    tree,
    parsed.map(({ overlay }) => overlay),
  );
  const all = [...diagnostics, ...overlaid.diagnostics];
  const document = toPlain(overlaid.tree);
  if (hasErrors(all) || !isObject(document)) return { spec: undefined, diagnostics: all };
  const { tree: result } = overlaid;
  return { spec: { ...spec, ...describeDocument(document), locate: () => result }, diagnostics: all };
}
