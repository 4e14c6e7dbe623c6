import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#cli/diagnostics/catalogue.ts';
import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { renderGithub, withoutCommands } from '#cli/diagnostics/formats/github.ts';
import { requestedFormat } from '#cli/diagnostics/formats/output-format.ts';
import { getOrigin } from '#cli/diagnostics/formats/outside-place.ts';
import { renderSarif } from '#cli/diagnostics/formats/sarif.ts';
import { sarifSchema } from './sarif-schema.ts';

const place = { file: 'site-configs/a b,c.yaml', line: 2, column: 3, length: 4 };
const sources = new Map([[place.file, 'id: a\n  acount: true\n']]);
const found: Diagnostic[] = [
  errorAt('config.unknown-key', place, 'Unknown key: 100% "acount"', 'Did you mean "account"?\nOr not.'),
  warningAt('message.unused', { ...place, length: 500 }, 'Nobody reads it'),
  { code: 'message.missing', severity: 'hint', message: 'Somewhere' },
  errorAt('config.unknown-key', { ...place, line: 1, column: 1, length: 1 }, 'Again'),
];
const origin = getOrigin('/repo/shop', {}, '/repo');

describe('the format that is asked for', () => {
  it.each([
    [['sites'], 'text'],
    [['sites', '--json'], 'json'],
    [['--format', 'sarif', 'sites'], 'sarif'],
    [['sites', '--format=github'], 'github'],
    [['sites', '--format', 'xml'], 'text'],
    [['sites', '--', '--json'], 'text'],
    [['sites', '--format', 'github', '--format', 'json'], 'json'],
  ])('of %j is %s', (args, format) => {
    expect(requestedFormat(args)).toBe(format);
  });
});

describe('what paths are relative to', () => {
  it.each([
    ['/repo', {}, '/repo', '/repo', 'a.yaml'],
    ['/repo/shop', {}, '/repo', '/repo', 'shop/a.yaml'],
    ['/repo/shop', {}, '/elsewhere', '/repo/shop', 'a.yaml'],
    ['/repo/shop', { GITHUB_WORKSPACE: '/repo' }, '/repo/shop', '/repo', 'shop/a.yaml'],
    ['/repo-two', { GITHUB_WORKSPACE: '/repo' }, '/repo', '/repo-two', 'a.yaml'],
    ['/repo/..shop', { GITHUB_WORKSPACE: '' }, '/repo', '/repo', '..shop/a.yaml'],
  ])('for the root %s with %j in %s is %s', (root, env, cwd, folder, file) => {
    const { folder: from, pathOf } = getOrigin(root, env, cwd);
    expect([from, pathOf('a.yaml')]).toEqual([folder, file]);
  });
});

describe('GitHub', () => {
  it('is reported by workflow commands, escaped for the runner', () => {
    expect(renderGithub(found, sources, origin).split('\n')).toEqual([
      '::error file=shop/site-configs/a b%2Cc.yaml,line=2,col=3,endColumn=7,title=config.unknown-key::Unknown key: 100%25 "acount"%0ADid you mean "account"?%0AOr not.',
      // A longer range ends with its line.
      '::warning file=shop/site-configs/a b%2Cc.yaml,line=2,col=3,endColumn=15,title=message.unused::Nobody reads it',
      '::notice title=message.missing::Somewhere',
      '::error file=shop/site-configs/a b%2Cc.yaml,line=1,col=1,endColumn=2,title=config.unknown-key::Again',
    ]);
  });

  it('escapes what would end a command', () => {
    const crlf = errorAt('yaml.syntax', { ...place, file: 'a:b%.yaml' }, 'one\r\ntwo');
    expect(renderGithub([crlf], sources, origin)).toBe(
      '::error file=shop/a%3Ab%25.yaml,line=2,col=3,endColumn=7,title=yaml.syntax::one%0D%0Atwo',
    );
  });

  it('ignores commands in texts', () => {
    expect(withoutCommands('  ::set-env name=PATH::/tmp', 'T')).toBe(
      '::stop-commands::T\n  ::set-env name=PATH::/tmp\n::T::\n',
    );
    expect(withoutCommands('a\n##[error]b\n', 'T')).toBe('::stop-commands::T\na\n##[error]b\n::T::\n');
    expect(withoutCommands('plain')).toBe('plain');
  });
});

describe('SARIF', () => {
  const ajv = new Ajv({ strict: true, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(sarifSchema);
  const read = (diagnostics: readonly Diagnostic[], exitCode: number) => {
    const log = JSON.parse(renderSarif(diagnostics, sources, origin, exitCode));
    expect([validate(log), validate.errors]).toEqual([true, null]);
    return log;
  };

  it('has what the standard requires, with a rule for each code', () => {
    const { runs } = read(found, 1);
    const [{ tool, results, invocations, originalUriBaseIds }] = runs;
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'config.unknown-key',
      'message.missing',
      'message.unused',
    ]);
    expect(tool.driver.rules[0].shortDescription.text).toBe(catalogue['config.unknown-key'].cause);
    expect(tool.driver.rules[0].help.text).toContain(catalogue['config.unknown-key'].fix);
    expect(tool.driver.rules[0].help.markdown).toContain(catalogue['config.unknown-key'].example);
    expect(results.map(({ ruleId, ruleIndex, level }: never) => [ruleId, ruleIndex, level])).toEqual([
      ['config.unknown-key', 0, 'error'],
      ['message.unused', 2, 'warning'],
      ['message.missing', 1, 'note'],
      ['config.unknown-key', 0, 'error'],
    ]);
    expect(results[0].locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'shop/site-configs/a%20b%2Cc.yaml', uriBaseId: '%SRCROOT%' },
          region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 7 },
        },
      },
    ]);
    expect(results[2].locations).toBeUndefined();
    expect(originalUriBaseIds['%SRCROOT%'].uri).toBe('file:///repo/');
    expect(invocations).toEqual([{ executionSuccessful: true, exitCode: 1 }]);
  });

  it('is a complete log without problems, and is marked as unreliable after errors', () => {
    expect(read([], 0).runs[0].results).toEqual([]);
    expect(read([errorAt('internal.bug', undefined, 'Oh')], 70).runs[0].invocations[0].executionSuccessful).toBe(false);
  });
});
