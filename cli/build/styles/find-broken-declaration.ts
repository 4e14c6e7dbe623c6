/**
 * Returns the first declaration of a rule whose parentheses do not close, such as `margin-inline-start:calc(-1`. A
 * browser reads on to the next closing one and loses every rule in between, so such a rule must not reach a stylesheet.
 */
export function findBrokenDeclaration(rule: string): string | undefined {
  return rule.split(/[{};]/).find((part) => part.split('(').length !== part.split(')').length);
}
