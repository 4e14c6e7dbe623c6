import { keySchemaAt } from '#cli/config/schema/key-schema.ts';
import { catalogue, type DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { nearest } from '#cli/diagnostics/nearest.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';

/** Every code, in the order of the catalogue. */
const diagnosticCodes: readonly DiagnosticCode[] = Object.keys(catalogue).filter(isDiagnosticCode);

function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(catalogue, text);
}

/**
 * `shopgen explain CODE`: what a diagnostic means, an example that draws it, and how it is fixed.
 * @throws InputError for a code that does not exist
 */
export function explainCode(code: string): Outcome {
  if (!isDiagnosticCode(code)) throw unknownCode(code);
  const { cause, example, fix } = catalogue[code];
  const text = [code, '', cause, '', 'For example:', '', indent(example), '', 'To fix it:', '', indent(fix)].join('\n');
  // `mend` is what earlier releases called the fix.
  return { data: { code, cause, example, fix, mend: fix }, text };
}

/** `shopgen explain`: every code with the first sentence of its cause, in groups. */
export function listCodes(): Outcome {
  const width = Math.max(...diagnosticCodes.map((code) => code.length));
  const groups = new Map<string, string[]>();
  for (const code of diagnosticCodes) {
    const area = code.slice(0, code.indexOf('.'));
    groups.set(area, [...(groups.get(area) ?? []), `  ${code.padEnd(width)}  ${firstSentence(catalogue[code].cause)}`]);
  }
  const text = [...groups].map(([area, lines]) => [area, ...lines].join('\n')).join('\n\n');
  return { data: { codes: diagnosticCodes.map((code) => ({ code, cause: catalogue[code].cause })) }, text };
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) (?=[A-Z])/)[0] ?? text;
}

function unknownCode(code: string): InputError {
  const near = nearest(code, diagnosticCodes);
  const isKey = keySchemaAt(code.split('.')) !== undefined;
  const help = isKey
    ? `To explain the key of a configuration, name a site: shopgen explain ${code} --site ID`
    : near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : 'shopgen explain lists every code.';
  return new InputError([errorAt('explain.unknown-code', undefined, `There is no diagnostic code ${code}`, help)]);
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}
