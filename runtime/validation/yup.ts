import { setLocale } from 'yup';
import type { MessageKey } from '#generated/contracts/message-keys.ts';

/*
 * yup, saying texts of our own. Schemas take its parts from here and nowhere else, because a schema that is made before
 * the texts are set keeps yup's English ones.
 */

/** Every text that a schema can refuse a value with. */
const keys = {
  'yup:mixed.notType': true,
  'yup:mixed.required': true,
  'yup:mixed.oneOf': true,
  'yup:mixed.vatNumber': true,
  'yup:boolean.isValue': true,
  'yup:string.email': true,
  'yup:string.phone': true,
  'yup:string.phonenumber': true,
  'yup:string.password': true,
  'yup:string.password_match': true,
  'yup:string.matches': true,
  'yup:string.length': true,
  'yup:string.min': true,
  'yup:string.max': true,
  'yup:array.min': true,
  'yup:array.max': true,
  'yup:number.integer': true,
  'yup:number.min': true,
  'yup:number.max': true,
  'yup:number.step': true,
} as const satisfies Partial<Record<MessageKey, true>>;

/** A text that a schema refuses a value with. */
export type RuleKey = keyof typeof keys;

export const ruleKeys: ReadonlySet<string> = new Set(Object.keys(keys));

export function isRuleKey(text: unknown): text is RuleKey {
  return typeof text === 'string' && ruleKeys.has(text);
}

/** `satisfies RuleKey` at every text, so that a slip of the pen is a type error. */
setLocale({
  mixed: {
    default: 'yup:mixed.notType' satisfies RuleKey,
    required: 'yup:mixed.required' satisfies RuleKey,
    defined: 'yup:mixed.required' satisfies RuleKey,
    notNull: 'yup:mixed.required' satisfies RuleKey,
    oneOf: 'yup:mixed.oneOf' satisfies RuleKey,
    notType: 'yup:mixed.notType' satisfies RuleKey,
  },
  string: {
    length: 'yup:string.length' satisfies RuleKey,
    min: 'yup:string.min' satisfies RuleKey,
    max: 'yup:string.max' satisfies RuleKey,
    matches: 'yup:string.matches' satisfies RuleKey,
    email: 'yup:string.email' satisfies RuleKey,
  },
  number: {
    min: 'yup:number.min' satisfies RuleKey,
    max: 'yup:number.max' satisfies RuleKey,
    integer: 'yup:number.integer' satisfies RuleKey,
  },
  boolean: { isValue: 'yup:boolean.isValue' satisfies RuleKey },
  array: { min: 'yup:array.min' satisfies RuleKey, max: 'yup:array.max' satisfies RuleKey },
});

export { array, boolean, mixed, number, object, ref, string, ValidationError } from 'yup';
