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
  const types = renderApiTypes(document);
  // Made while the types are, in a thread of their own.
  const shapes = renderAnswerShapes(api, document, operations);
  return (await types) + shapes;
}
