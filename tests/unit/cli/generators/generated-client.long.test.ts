import { readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderApiFile } from '#cli/generators/api/render-api-file.ts';
import { generateApiFiles } from '#cli/generators/generate-contracts.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { type ApiName, specFile } from '#cli/openapi/spec.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { createOverlayProgram } from '#cli/type-check/runtime-program.ts';
import { loadTypeScript } from '#cli/type-check/typescript.ts';
import { packageRoot } from '../support/project-root.ts';
import { type ClientCall, rightCalls, wrongCalls } from './client-calls.ts';

const head = `
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
const products = createProductClient({ baseUrl: '' });
const content = createContentClient({ baseUrl: '' });
const header = { 'X-Shop-Id': 'acoustic', 'Accept-Language': 'nl-NL' };
`;

const getText = ({ code }: ClientCall): string => `${head}${code.replace('▲', '')}\nexport {};\n`;
const getTypes = async (api: ApiName): Promise<string> =>
  renderApiFile(
    api,
    parse(readFileSync(path.join(packageRoot, specFile(api)), 'utf8')),
    (await loadRuntimeUsage()).operations,
  );

const calls = [...rightCalls, ...wrongCalls];
const getFile = (call: ClientCall): string => path.join(packageRoot, `generated/calls/${calls.indexOf(call)}.ts`);

let complaintsOf: (call: ClientCall) => readonly ts.Diagnostic[];
beforeAll(async () => {
  const typescript = await loadTypeScript();
  const types = { product: await getTypes('product'), content: await getTypes('content') };
  const contracts = generateApiFiles(types, await loadTemplates());
  const overlay = new Map([
    ...contracts.map((file): [string, string] => [path.join(packageRoot, 'generated/contracts', file.path), file.text]),
    ...calls.map((call): [string, string] => [getFile(call), getText(call)]),
  ]);
  const program = createOverlayProgram(typescript, packageRoot, calls.map(getFile), overlay);
  for (const { path: name } of contracts) {
    const file = program.getSourceFile(path.join(packageRoot, 'generated/contracts', name));
    expect(program.getSemanticDiagnostics(file), `${name} itself`).toEqual([]);
  }
  complaintsOf = (call) => {
    const file = program.getSourceFile(getFile(call));
    if (file === undefined) throw new Error(`${call.name} was not compiled`);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  };
}, 120_000);

const words = ({ messageText }: ts.Diagnostic): string =>
  typeof messageText === 'string' ? messageText : messageText.messageText;

describe('what the descriptions allow', () => {
  it.each(rightCalls)('$name compiles', (call) => {
    expect(complaintsOf(call).map(words)).toEqual([]);
  });
});

describe('what they do not', () => {
  it.each(wrongCalls)('$name does not compile', (call) => {
    const wanted = head.length + call.code.indexOf('▲');
    const complaints = complaintsOf(call);
    const places = complaints.map((one) => ({
      start: one.start,
      says: words(one),
      text: getText(call).slice(one.start),
    }));
    expect(
      places.map(({ start }) => start),
      JSON.stringify(places, null, 1),
    ).toEqual([wanted]);
  });
});
