import type { OverrideKind } from '#cli/config/override-kinds.ts';
import type { PartProp } from '#cli/runtime-usage/runtime-usage.ts';
import { getPart, type PartName, partFileName } from '#runtime/contracts/parts.ts';

const verbs: Readonly<Record<OverrideKind, string>> = {
  wrap: 'Wraps',
  replace: 'Stands in for',
  before: 'Stands before',
  after: 'Stands behind',
};

/**
 * Returns the code of a component that changes a part, with what it gets in its doc comment.
 *
 * @param props - What the part takes.
 */
export function draftOverride(part: PartName, kind: OverrideKind, props: readonly PartProp[]): string {
  const wraps = kind === 'wrap';
  const type = wraps ? 'WrapProps' : 'PartProps';
  const takes = wraps || props.length > 0;
  const own = props.filter(({ name }) => !wraps || name !== 'children');
  const lines = [
    "import type { ReactNode } from 'react';",
    ...(takes ? [`import type { ${type} } from 'shopgen/runtime/parts/part-props.ts';`] : []),
    '',
    '/**',
    ` * ${verbs[kind]} ${part}: ${getPart(part).shows}.`,
    ...(wraps || own.length > 0 ? [' *', ' * It gets'] : []),
    ...(wraps ? [' * - `children`: the part itself'] : []),
    ...own.map(describeProp),
    ' */',
    `export default function ${nameComponent(part)}(${describeParameter(part, type, wraps, takes)}): ReactNode {`,
    `  return ${wraps ? '<>{children}</>' : takes ? "<p>{Object.keys(props).join(', ')}</p>" : `<p>${part}</p>`};`,
    '}',
    '',
  ];
  return lines.join('\n');
}

function describeParameter(part: PartName, type: string, wraps: boolean, takes: boolean): string {
  if (!takes) return '';
  return `${wraps ? '{ children }' : 'props'}: ${type}<'${part}'>`;
}

function describeProp({ name, type, optional, about }: PartProp): string {
  // A comment in a comment would end it.
  const text = `\`${name}${optional ? '?' : ''}: ${type}\`${about === undefined ? '' : ` ${about}`}`;
  return ` * - ${text.replaceAll('*/', '*\u200b/')}`;
}

function nameComponent(part: PartName): string {
  return partFileName(part).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
