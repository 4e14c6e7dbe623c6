import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from './find-program.js';
import { freePort } from './free-port.ts';

/** A load balancer of the tests. */
export interface TestNginx {
  /** Address of each group of servers, in the order they were given. */
  readonly urls: readonly string[];
  /** What it has to complain of so far. */
  complaints(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the installed nginx in front of groups of servers. It asks another server of a group where one refuses a connection or
 * breaks it before it answers, and repeats nothing but what changes nothing. None is left out after a failure: one that was
 * restarted would be missed when the next is. An asset that one server does not have, another may: two builds can serve beside
 * each other.
 * @param groups - Ports of each group.
 * @throws {Error} when there is none. `tests/run.js` looks before and leaves these tests out, saying so.
 */
export async function startNginx(groups: readonly (readonly number[])[]): Promise<TestNginx> {
  const file = findProgram('nginx');
  if (file === undefined) throw new Error('There is no nginx: install it (Debian: apt-get install nginx).');
  const folder = await mkdtemp('/tmp/shopgen-nginx-');
  const ports = await Promise.all(groups.map(() => freePort()));
  const servers = groups.map(
    (group, index) => `
  upstream group${index} {
    ${group.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${ports[index]} backlog=1024;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    location / {
      proxy_pass http://group${index};
      proxy_next_upstream error timeout;
    }
    location /assets/ {
      proxy_pass http://group${index};
      proxy_next_upstream error timeout http_404;
    }
  }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_max_body_size 20m;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
${servers.join('\n')}
}
`,
  );
  const program = spawn(file, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  const ended = once(program, 'exit');
  for (const port of ports) await untilListening(port);
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    complaints: () => readFile(path.join(folder, 'error.log'), 'utf8'),
    async stop() {
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await setTimeout(20);
  }
}
