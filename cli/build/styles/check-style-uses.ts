/** A use of a frozen style that would need Stitches at run time. */
export interface StyleMisuse {
  readonly component: string;
  /** From 1. */
  readonly line: number;
  /** From 0, as the bundler counts. */
  readonly column: number;
  readonly reason: string;
}

/**
 * Finds uses that frozen components do not support: the `css` prop, and variants per breakpoint.
 *
 * @param file - Path, for the parser.
 * @param code - Source text of a module that uses styles.
 */
export async function findStyleMisuses(file: string, code: string): Promise<StyleMisuse[]> {
  const { parseSync, Visitor } = await import('vite');
  const { program } = parseSync(file, code, { lang: 'tsx', sourceType: 'module' });
  const styled = new Set<string>();
  const misuses: StyleMisuse[] = [];
  const add = (component: string, offset: number, reason: string): void => {
    const before = code.slice(0, offset).split('\n');
    misuses.push({ component, line: before.length, column: before.at(-1)?.length ?? 0, reason });
  };
  const check = (component: string, name: string, isObject: boolean, offset: number): void => {
    if (name === 'css') add(component, offset, 'the css prop is not available: give it a variant');
    else if (isObject) {
      add(component, offset, `"${name}" is given per breakpoint: write the media query inside the variant`);
    }
  };
  new Visitor({
    ImportDeclaration(node) {
      if (!node.source.value.endsWith('.styles.ts')) return;
      for (const specifier of node.specifiers) styled.add(specifier.local.name);
    },
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier' || !styled.has(node.name.name)) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        const { value } = attribute;
        const isObject =
          attribute.name.name !== 'style' &&
          value?.type === 'JSXExpressionContainer' &&
          value.expression.type === 'ObjectExpression' &&
          !attribute.name.name.startsWith('dangerously');
        check(node.name.name, attribute.name.name, isObject, attribute.start);
      }
    },
    CallExpression(node) {
      const [argument] = node.arguments;
      if (node.callee.type !== 'Identifier' || !styled.has(node.callee.name)) return;
      if (argument?.type !== 'ObjectExpression') return;
      for (const property of argument.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        check(node.callee.name, property.key.name, property.value.type === 'ObjectExpression', property.start);
      }
    },
  }).visit(program);
  return misuses;
}
