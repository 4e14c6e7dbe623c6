import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import { resolvePath, valueAt } from '#cli/openapi/document-path.ts';
import { isObject, property } from '#cli/openapi/json-value.ts';
import { type ApiName, apiNames, type Spec } from '#cli/openapi/spec.ts';
import { createSpecLocator } from '#cli/openapi/spec-locator.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { several } from './words.ts';

const json = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Reports answers that are anything but JSON, of operations that the shop reads JSON from. The compiler does not see
 * it: to the types one media type is like another. Images and files, which either API may answer, are left out.
 */
export function checkMediaTypes(
  specs: Readonly<Record<ApiName, Pick<Spec, 'document' | 'source'>>>,
  uses: readonly OperationUse[],
): readonly Diagnostic[] {
  return apiNames.flatMap((api) => {
    const { document, source } = specs[api];
    const locator = createSpecLocator(source);
    return uses
      .filter((use) => use.api === api)
      .flatMap((use) => {
        const responses = ['paths', use.path, use.method, 'responses'];
        return Object.keys(readRecord(document, responses))
          .filter((status) => /^2/.test(status))
          .flatMap((status): Diagnostic[] => {
            const path = [...resolvePath(document, [...responses, status]), 'content'];
            const [first, ...more] = Object.keys(readRecord(document, path));
            if (first === undefined || [first, ...more].some((type) => json.test(type))) return [];
            const operation = valueAt(document, ['paths', use.path, use.method]);
            const name = `${String(property(operation, 'operationId'))} (${use.method.toUpperCase()} ${use.path})`;
            const who = `${several(use.usedBy) || 'the shop'} read${use.usedBy.length > 1 ? '' : 's'}`;
            const message = `the answer ${status} is ${listed([first, ...more])}, but ${who} JSON, in the answer of ${name}`;
            const help = `Did you mean "application/json"? ${use.file}:${use.line} relies on it.`;
            return [errorAt('spec.answer-unfit', locator.key([...path, first]), message, help)];
          });
      });
  });
}

function readRecord(document: unknown, path: readonly string[]): Readonly<Record<string, unknown>> {
  const value = valueAt(document, path);
  return isObject(value) ? value : {};
}
