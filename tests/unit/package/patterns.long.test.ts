import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { isSoak } from '#tests/support/soak.ts';
import { held, ofCheck } from '#tests/support/trust.ts';
import { packageRoot } from '../cli/support/project-root.ts';

/** Folders of the programs that answer the public. */
const folders = ['backend', 'runtime'];

/** Characters of a hostile text: no header, field or path is longer. */
const length = 100_000;

/** What is repeated in hostile texts, and at the end what no pattern expects. */
const pieces = [
  ...[' ', 'a', 'A', '0', '-', '.', '/', '@', '<', '>', '"', '\\', '\n', ',', ':', '_', '%', 'é', '=', '\t'],
  ...[
    'a ',
    'a-',
    'a.',
    '0,',
    ' \n',
    '<a',
    '\\"',
    'a@',
    'a,',
    '**',
    '[a',
    '](',
    '&#',
    '0.',
    'aA0',
    '-a',
    '/*',
    '{{',
    ' a=',
    '\r\n',
    '&a;',
  ],
];
const texts = (isSoak ? pieces : pieces.filter((_, place) => place % 3 === 0)).map(
  (piece) => `${piece.repeat(length / piece.length)}\u0001`,
);

/** Milliseconds in which a pattern has to be done with a text: what is wanted of a quiet machine, or else what means that it never ends. */
const patience = isSoak ? 50 : 2_000;

interface Pattern {
  readonly place: string;
  readonly text: string;
}

function findPatterns(): readonly Pattern[] {
  const found: Pattern[] = [];
  for (const folder of folders) {
    for (const name of readdirSync(path.join(packageRoot, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /^dist\b/.test(name)) continue;
      const file = path.join(packageRoot, folder, name);
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          found.push({ place: `${folder}/${name}:${line + 1}`, text: node.text });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  }
  return found;
}

/** Returns whether a pattern is done in time: the best of three, since memory is cleared now and then. */
function isDone(script: vm.Script, text: string): boolean {
  return [1, 2, 3].some(() => {
    try {
      script.runInNewContext({ text }, { timeout: patience });
      return true;
    } catch {
      return false;
    }
  });
}

it(`has no pattern that a long text keeps busy ${ofCheck(34)}`, () => {
  const patterns = findPatterns();
  const busy: string[] = [];
  for (const { place, text } of patterns) {
    const script = new vm.Script(`text.replace(${text}, '')`);
    for (const hostile of texts) {
      if (!isDone(script, hostile)) {
        busy.push(`${place} ${text} with ${JSON.stringify(hostile.slice(0, 4))}`);
        break;
      }
    }
  }
  expect(busy).toEqual([]);
  expect(patterns.length).toBeGreaterThan(100);
  held(34, patterns.length);
}, 600_000);
