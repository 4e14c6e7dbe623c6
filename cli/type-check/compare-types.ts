import type ts from 'typescript';
import type { TypeScript } from './typescript.ts';

/** The innermost difference that makes a type unassignable to another. */
export interface Difference {
  /** `extra`: the source has a property that the target lacks. */
  readonly kind: 'lacks' | 'absent' | 'changed' | 'extra';
  readonly source: ts.Type;
  readonly target: ts.Type;
  /** The property that differs, as each side declares it. */
  readonly sourceProperty?: ts.Symbol | undefined;
  readonly targetProperty?: ts.Symbol | undefined;
}

const deepest = 12;

/** Follows two types that do not fit down to the properties in which they differ. */
export function compareTypes(
  { IndexKind, SymbolFlags, TypeFlags }: TypeScript,
  checker: ts.TypeChecker,
  source: ts.Type,
  target: ts.Type,
  sourceProperty?: ts.Symbol,
): readonly Difference[] {
  return descend({ source, target, kind: 'changed', sourceProperty }, 0);

  function descend(pair: Difference, depth: number): readonly Difference[] {
    if (depth > deepest) return [pair];
    const present = checker.getNonNullableType(pair.source);
    if (present !== pair.source && checker.isTypeAssignableTo(present, pair.target)) {
      return [{ ...pair, kind: 'absent' }];
    }
    const source = unfitMember(present, pair.target);
    const target = closestMember(source, checker.getNonNullableType(pair.target));
    const [from, to] = [getElementType(source), getElementType(target)];
    if (from !== undefined && to !== undefined) return descend({ ...pair, source: from, target: to }, depth + 1);
    if (!isObject(source) || !isObject(target) || from !== to) return [{ ...pair, source, target }];
    const inside = checker
      .getPropertiesOfType(target)
      .flatMap((property) => compareProperty(pair, source, target, property, depth));
    if (inside.length > 0) return inside;
    const extra = extraProperties(source, target).map((sourceProperty) => ({ source, target, sourceProperty }));
    return extra.length > 0 ? extra.map((one) => ({ ...one, kind: 'extra' })) : [{ ...pair, source, target }];
  }

  function extraProperties(source: ts.Type, target: ts.Type): readonly ts.Symbol[] {
    if (checker.getIndexInfosOfType(target).length > 0) return [];
    return checker
      .getPropertiesOfType(source)
      .filter(({ name }) => checker.getPropertyOfType(target, name) === undefined);
  }

  function compareProperty(
    pair: Difference,
    source: ts.Type,
    target: ts.Type,
    targetProperty: ts.Symbol,
    depth: number,
  ): readonly Difference[] {
    const sourceProperty = checker.getPropertyOfType(source, targetProperty.name);
    if (sourceProperty === undefined) {
      if (isOptional(targetProperty)) return [];
      return [{ kind: 'lacks', source, target, targetProperty, sourceProperty: pair.sourceProperty }];
    }
    const inner = {
      source: checker.getTypeOfSymbol(sourceProperty),
      target: checker.getTypeOfSymbol(targetProperty),
      sourceProperty,
      targetProperty,
    };
    if (!checker.isTypeAssignableTo(inner.source, inner.target))
      return descend({ ...inner, kind: 'changed' }, depth + 1);
    return isOptional(sourceProperty) && !isOptional(targetProperty) ? [{ ...inner, kind: 'absent' }] : [];
  }

  function unfitMember(type: ts.Type, target: ts.Type): ts.Type {
    if (!type.isUnion()) return type;
    const unfit = type.types.filter((member) => !checker.isTypeAssignableTo(member, target));
    // The missing values of an enumeration are reported together.
    return unfit.find(isObject) ?? type;
  }

  /**
   * Returns the member of a union that was probably meant: the one with the most properties, and most of their values,
   * in common.
   */
  function closestMember(source: ts.Type, target: ts.Type): ts.Type {
    if (!target.isUnion()) return target;
    const objects = target.types.filter(isObject);
    const scored = objects.map((member) => ({ member, score: likeness(source, member) }));
    return scored.sort((a, b) => b.score - a.score)[0]?.member ?? target;
  }

  function likeness(source: ts.Type, target: ts.Type): number {
    if ((getElementType(source) === undefined) !== (getElementType(target) === undefined)) return -1;
    return checker.getPropertiesOfType(target).reduce((score, property) => {
      const own = checker.getPropertyOfType(source, property.name);
      if (own === undefined) return score;
      return (
        score + (checker.isTypeAssignableTo(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property)) ? 3 : 1)
      );
    }, 0);
  }

  function getElementType(type: ts.Type): ts.Type | undefined {
    return checker.isArrayType(type) || checker.isTupleType(type)
      ? checker.getIndexTypeOfType(type, IndexKind.Number)
      : undefined;
  }

  function isObject(type: ts.Type): boolean {
    return (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
  }

  function isOptional(symbol: ts.Symbol): boolean {
    return (symbol.flags & SymbolFlags.Optional) !== 0;
  }
}
