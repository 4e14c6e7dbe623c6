import type { JsonObject } from '#cli/openapi/json-value.ts';
import type { Direction } from './change.ts';

/** A changed bound of a schema. */
export interface BoundChange {
  readonly keyword: string;
  readonly isBreaking: boolean;
  readonly message: string;
}

/** Keywords that are lower bounds; the others are upper bounds. */
const floors = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const ceilings = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const forms = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

/** Compares bounds and formats. Only a request can break by them: clients do not reject an answer for its length. */
export function compareBounds(before: JsonObject, after: JsonObject, direction: Direction): BoundChange[] {
  return [...floors, ...ceilings, ...forms].flatMap((keyword): BoundChange[] => {
    const was = before[keyword];
    const is = after[keyword];
    if (was === is) return [];
    const message =
      is === undefined
        ? `no longer has ${keyword} ${show(was)}`
        : was === undefined
          ? `has ${keyword} ${show(is)} now`
          : `${keyword} was ${show(was)} and is ${show(is)}`;
    return [{ keyword, message, isBreaking: direction === 'request' && isTighter(keyword, was, is) }];
  });
}

function isTighter(keyword: string, was: unknown, is: unknown): boolean {
  if (is === undefined || is === false) return false;
  if (was === undefined || forms.includes(keyword)) return true;
  return floors.includes(keyword) ? Number(is) > Number(was) : Number(is) < Number(was);
}

const show = (value: unknown): string => JSON.stringify(value);
