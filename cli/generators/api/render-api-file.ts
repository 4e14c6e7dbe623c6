import type { JsonObject } from '#cli/openapi/json-value.ts';
import type { ApiName } from '#cli/openapi/spec.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { renderAnswerShapes } from './render-answer-shapes.ts';
import { renderApiTypes } from './render-api-types.ts';

/**
 * Renders what a storefront has of a description: types, and the shapes of answers.
 * @param operations - Those that the runtime calls.
 * @throws Error when no types can be made of the document
 */
export async function renderApiFile(
  api: ApiName,
  document: JsonObject,
  operations: readonly OperationUse[],
): Promise<string> {
  return (await renderApiTypes(document)) + renderAnswerShapes(api, document, operations);
}
