import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectRoot } from '#tests/support/command.ts';
import { findProgram } from '#tests/support/find-program.js';

const ask = (...args: readonly string[]): string =>
  execFileSync(findProgram('promtool') ?? 'promtool', args, {
    cwd: `${projectRoot}templates/monitoring`,
    encoding: 'utf8',
  });

it('has rules that Prometheus can read', () => {
  expect(ask('check', 'rules', 'alerts.yaml')).toContain('SUCCESS: 5 rules found');
});

it('gives each alert when it should, and none otherwise', () => {
  expect(ask('test', 'rules', 'alerts-examples.yaml')).toContain('SUCCESS');
});
