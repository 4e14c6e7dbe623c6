import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldError } from '../errors/problem.ts';

/** Returns Ajv's errors as field errors of the contract. */
export function fieldErrors(place: FieldError['in'], errors: readonly ErrorObject[] | null | undefined): FieldError[] {
  return (errors ?? []).filter(isReported).map((error) => ({
    in: place,
    pointer: (error.instancePath + readPart(error)).slice(0, 300) || '/',
    // The property that distinguishes branches has as many values as there are branches.
    rule: error.keyword === 'discriminator' ? 'enum' : error.keyword,
    message: (error.message ?? 'is not valid').slice(0, 500),
  }));
}

/** Returns whether an error is reported: that no property selects a branch is reported as the missing property. */
function isReported({ keyword, params }: ErrorObject): boolean {
  return keyword !== 'discriminator' || params.tagValue !== undefined;
}

function readPart({ params }: ErrorObject): string {
  const name: unknown = params.missingProperty ?? params.additionalProperty ?? params.tag;
  return typeof name === 'string' ? `/${name}` : '';
}
