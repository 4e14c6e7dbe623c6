import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCheckSeverities, withSeverities } from '#cli/openapi/check-severities.ts';
import { checkSpec } from '#cli/openapi/check-spec.ts';
import { parseSpec } from '#cli/openapi/read-spec.ts';
import { markedText } from '../support/marked-text.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shopgen-checks-'));
  mkdirSync(path.join(root, 'openapi'));
});
afterAll(() => rmSync(root, { recursive: true }));

const write = (text: string): void => writeFileSync(path.join(root, 'openapi/checks.yaml'), text);

describe('what a project thinks of the checks of descriptions', () => {
  it('is the severity of what they tell', async () => {
    expect((await loadCheckSeverities(root)).chosen.size).toBe(0);
    write('severities: { spec.schema: warning }\n');
    const { chosen, diagnostics } = await loadCheckSeverities(root);
    expect(diagnostics).toEqual([]);
    const spec = parseSpec('content', {
      file: 'openapi/content-api.yaml',
      text: `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    get: { operationId: getA, responses: { '200': { description: A, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } }
components:
  schemas: { A: { type: object, minLength: 3 } }
`,
    });
    const told = 'operations' in spec ? withSeverities(checkSpec(spec), chosen) : [];
    expect(told).toMatchObject([{ code: 'spec.schema', severity: 'warning' }]);
  });

  it.each([
    ['severities: { ▲spec.shema: hint }', 'config.unknown-key', 'spec.schema'],
    ['severities: { spec.schema: ▲warn }', 'config.wrong-type', 'warning'],
    // Without an operation, or a type for it, there is no client.
    ['severities: { ▲spec.invalid: hint }', 'config.unknown-key', ''],
    ['▲severity: {}', 'config.unknown-key', 'severities'],
  ])('is told where it says what there is not: %s', async (marked, code, help) => {
    const { text, line, column } = markedText(marked);
    write(text);
    const { diagnostics, chosen } = await loadCheckSeverities(root);
    expect(chosen.size).toBe(0);
    expect(diagnostics).toMatchObject([{ code, place: { file: 'openapi/checks.yaml', line, column } }]);
    expect(diagnostics[0]?.help ?? '').toContain(help);
  });
});
