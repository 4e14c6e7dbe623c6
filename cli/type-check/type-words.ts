import type ts from 'typescript';
import type { RuntimeProgram } from './runtime-program.ts';

/** Maximum length of a described type in characters. */
const maxLength = 80;

/** Describes two types that do not fit. */
export function describeTypes(runtime: RuntimeProgram, is: ts.Type, needs: ts.Type): { is: string; needs: string } {
  // "string, but 0 is needed" would describe the value, not its type.
  const wanted = listEnumValues(runtime, is).length > 0 ? needs : runtime.checker.getBaseTypeOfLiteralType(needs);
  return { is: describeType(runtime, is), needs: describeType(runtime, wanted) };
}

/** Describes a type; a short one in its own words. */
export function describeType({ checker }: RuntimeProgram, type: ts.Type): string {
  const present = checker.getNonNullableType(type);
  const text = checker.typeToString(present);
  if (checker.isArrayType(present)) return 'a list';
  if (text.length <= maxLength && !text.includes('{')) return text;
  if (present.isUnion() && present.types.every((member) => member.isLiteral())) {
    const values = present.types.map((member) => checker.typeToString(member));
    return `one of ${values.slice(0, 4).join(', ')} and ${values.length - 4} more`;
  }
  return 'an object';
}

/** Returns the names of a type's properties. */
export function listPropertyNames({ checker }: RuntimeProgram, type: ts.Type): string[] {
  return checker.getPropertiesOfType(checker.getNonNullableType(type)).map(({ name }) => name);
}

/** Returns the values of an enumeration; none of any other type. */
export function listEnumValues({ checker }: RuntimeProgram, type: ts.Type): string[] {
  const present = checker.getNonNullableType(type);
  const members = present.isUnion() ? present.types : [present];
  const values = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  return values.length === members.length ? values : [];
}

/** Returns the values of one enumeration that another lacks; none when either is no enumeration. */
export function listMissingValues(runtime: RuntimeProgram, type: ts.Type, other: ts.Type): string[] {
  const there = listEnumValues(runtime, other);
  return there.length === 0 ? [] : listEnumValues(runtime, type).filter((value) => !there.includes(value));
}
