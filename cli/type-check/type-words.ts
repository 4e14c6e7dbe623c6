import type ts from 'typescript';
import type { RuntimeProgram } from './runtime-program.ts';

/** Longer types say less than what they are. */
const longest = 80;

/** Two types that do not fit, in words. */
export function inWords(runtime: RuntimeProgram, is: ts.Type, needs: ts.Type): { is: string; needs: string } {
  return { is: typeInWords(runtime, is), needs: typeInWords(runtime, needs) };
}

/** A type as people read it: its own words where they are short. */
export function typeInWords({ checker }: RuntimeProgram, type: ts.Type): string {
  const present = checker.getNonNullableType(type);
  const text = checker.typeToString(present);
  if (checker.isArrayType(present)) return 'a list';
  if (text.length <= longest && !text.includes('{')) return text;
  if (present.isUnion() && present.types.every((member) => member.isLiteral())) {
    const values = present.types.map((member) => checker.typeToString(member));
    return `one of ${values.slice(0, 4).join(', ')} and ${values.length - 4} more`;
  }
  return 'an object';
}

/** Names of a type's properties. */
export function namesOf({ checker }: RuntimeProgram, type: ts.Type): string[] {
  return checker.getPropertiesOfType(checker.getNonNullableType(type)).map(({ name }) => name);
}
