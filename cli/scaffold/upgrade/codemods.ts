import type ts from 'typescript';
import type { Release } from '#cli/config/releases.ts';
import type { TypeScript } from '#cli/type-check/typescript.ts';

/** A replacement of characters. */
interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A change that a release makes to the code of sites: their overrides and own screens. */
export interface Codemod {
  readonly since: Release;
  /** What it changes, as the plan of an upgrade says it. */
  readonly title: string;
  /** Returns the replacement of one node; undefined for every other one. */
  readonly edit: (node: ts.Node, source: ts.SourceFile, typescript: TypeScript) => string | undefined;
}

/** All changes to the code of sites, in the order of releases. Each leaves code alone that it has changed before. */
export const codemods: readonly Codemod[] = [
  {
    since: '0.3.0',
    title: 'the font token $measure is $label',
    edit: (node, source, { isStringLiteralLike }) =>
      isStringLiteralLike(node) && /^\$(?:fonts\$)?measure$/.test(node.text)
        ? node.getText(source).replace('measure', 'label')
        : undefined,
  },
];

/** Returns the text of a module after a change; every character that the change does not concern stays. */
export function applyCodemod({ edit }: Codemod, file: string, text: string, typescript: TypeScript): string {
  const source = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest);
  const edits: TextEdit[] = [];
  const visit = (node: ts.Node): void => {
    const replacement = edit(node, source, typescript);
    if (replacement === undefined) typescript.forEachChild(node, visit);
    else edits.push({ start: node.getStart(source), end: node.end, text: replacement });
  };
  visit(source);
  return edits.reduceRight((edited, each) => edited.slice(0, each.start) + each.text + edited.slice(each.end), text);
}
