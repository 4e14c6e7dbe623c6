import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isSoak } from '#tests/support/soak.ts';
import { answers, changedAnswers, newBlock, newProblemCode, operationGone, requests } from './broken-fits.ts';
import { type Change, checkChange } from './changed-specs.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Independent changes are combined: for each entry the compiler checks the whole runtime. */
const sample: Readonly<Record<string, readonly Change[]>> = {
  'parts of answers, and requests that want something else': [...answers, ...requests],
};
const atLength: Readonly<Record<string, readonly Change[]>> = {
  'answers that lost or changed a part': answers,
  'requests that want something else': requests,
  'operations that answer something else': changedAnswers,
  'a problem code that nobody knows': newProblemCode,
  'another kind of block': newBlock,
};

describe.each(Object.entries(isSoak ? atLength : sample))('%s', (_, changes) => {
  let checked: Awaited<ReturnType<typeof checkChange>>;
  beforeAll(async () => {
    checked = await checkChange(changes);
  });

  it.each(changes.map((change, index) => ({ ...change, index })))('$name', ({ index, code, says, help = [] }) => {
    const { diagnostics, spots } = checked;
    const { file, line, column } = spots[index] ?? {};
    const found = diagnostics.filter(
      ({ message, place }) =>
        place?.file === file &&
        place?.line === line &&
        place?.column === column &&
        says.every((part) => message.includes(part)),
    );
    expect(found, JSON.stringify({ wanted: spots[index], got: diagnostics }, null, 1)).toHaveLength(1);
    expect(found[0]?.code).toBe(code);
    for (const part of help) expect(found[0]?.help).toContain(part);
  });

  it('reports each once, and nothing else', () => {
    const told = checked.diagnostics.map(({ message, place }) => `${place?.file}:${place?.line} ${message}`);
    expect(told, told.join('\n')).toHaveLength(changes.length);
  });
});

if (isSoak) {
  describe('what only follows from an operation that is missing', () => {
    it('is not told', async () => {
      expect((await checkChange(operationGone)).diagnostics).toEqual([]);
    });
  });
}
