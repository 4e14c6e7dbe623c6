import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { findProgram } from '#tests/support/find-program.js';

let root: WorkRoot;
beforeAll(() => {
  root = createWorkRoot();
});
afterAll(() => root.remove());

it('writes a configuration that nginx takes', async () => {
  const written = await runShopgen(['deploy', 'init', '--site', 'acoustic', '--site', 'group', '--root', root.path]);
  expect(written).toMatchObject({ code: 0 });
  const folder = path.join(root.path, 'deploy/compose');
  const file = path.join(folder, 'nginx.conf');
  // Names of containers are known among containers only, and older versions of nginx cannot look them up anew.
  const here = readFileSync(file, 'utf8')
    .replace(/(backend|storefront-[a-z]+)-\d(:\d+) resolve/g, '127.0.0.1$2')
    .replaceAll('http2 on;', '');
  writeFileSync(file, `pid ${folder}/nginx.pid;\n${here}`);
  mkdirSync(path.join(folder, 'certificates'));
  for (const name of ['api', 'acoustic', 'group']) {
    const at = path.join(folder, 'certificates', name);
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        `/CN=${name}`,
        '-keyout',
        `${at}.key`,
        '-out',
        `${at}.pem`,
      ],
      {
        stdio: 'ignore',
      },
    );
  }
  const nginx = findProgram('nginx') ?? 'nginx';
  const { stderr } = await promisify(execFile)(nginx, ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
  expect(stderr).toContain('test is successful');
});
