import type { JsonObject } from '#cli/openapi/json-value.ts';
import { renderAnswerShapes } from './render-answer-shapes.ts';
import { renderApiTypes } from './render-api-types.ts';

/**
 * Renders what a storefront has of a description: types, and the shapes of answers.
 * @throws Error when no types can be made of the document
 */
export async function renderApiFile(document: JsonObject): Promise<string> {
  return (await renderApiTypes(document)) + renderAnswerShapes(document);
}
