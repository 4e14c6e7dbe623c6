import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { answerRequirements, renderTable } from '#tests/asvs/render.js';
import { requirements } from '#tests/asvs/requirements.js';
import { projectRoot } from '#tests/support/command.ts';
import { checks } from '#tests/trust/checks.js';

it('answers each requirement, by tests, code and documents that there are', () => {
  expect(answerRequirements().filter(({ holds }) => holds === '')).toEqual([]);
  for (const [id, , , answer] of requirements) {
    for (const number of answer?.checks ?? [])
      expect([id, number, checks[number]?.title]).toEqual([id, number, expect.any(String)]);
    if (answer?.code !== undefined) expect([id, existsSync(path.join(projectRoot, answer.code))]).toEqual([id, true]);
  }
  for (const [id, , , answer] of requirements) {
    if (answer?.operator === undefined) continue;
    const [, file = '', anchor] = /((?:docs\/)?[\w-]+\.md)#([\w-]+)$/.exec(answer.operator) ?? [];
    const page = file === '' ? '' : readFileSync(path.join(projectRoot, file), 'utf8');
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text.toLowerCase().replaceAll(' ', '-'));
    expect([id, headings]).toEqual([id, expect.arrayContaining([anchor])]);
  }
  // Levels 1 and 2, without the chapters 10 and 17.
  expect(new Set(requirements.map(([id]) => id)).size).toBe(217);
  expect(requirements.filter(([, level]) => level === 1)).toHaveLength(65);
});

it('is written down as it is (node tests/asvs/write.js)', () => {
  expect(readFileSync(path.join(projectRoot, 'docs/asvs.md'), 'utf8')).toBe(renderTable());
});
