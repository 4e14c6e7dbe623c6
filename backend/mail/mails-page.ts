import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../errors/problem.ts';
import { escapeHtml, plainPage } from '../html/plain-page.ts';
import { requireThisMachine } from '../identity/require-this-machine.ts';

/** Max. mails of the list. */
const shown = 200;

/** Pictures of mails come from storefronts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'none'";

/**
 * Adds `/dev/mails` to the server, a list of the mails in a folder: for development without a mail server. Mails
 * contain tokens, so only programs of this machine may read them, no page of another host in its browser, and no client
 * behind a proxy.
 */
export function registerMailsPage(app: FastifyInstance, folder: string): void {
  app.get('/dev/mails', async (request, reply) => {
    requireThisMachine(request);
    const mails = (await Promise.all((await listNames(folder)).map((name) => readMail(folder, name)))).sort(
      (a, b) => b.at - a.at,
    );
    const rows = mails
      .slice(0, shown)
      .map(
        ({ name, to, subject, at }) =>
          `<li><time>${new Date(at).toISOString()}</time> ${escapeHtml(to)}: <a href="/dev/mails/${name}.html">${escapeHtml(subject)}</a> (<a href="/dev/mails/${name}.txt">text</a>)</li>`,
      );
    const body = rows.length === 0 ? '<p>No mails have been written yet.</p>' : `<ul>\n${rows.join('\n')}\n</ul>`;
    return reply.headers(createHeaders('text/html')).send(plainPage('en', 'Mails', `<h1>Mails</h1>\n${body}`));
  });

  app.get<{ Params: { file: string } }>('/dev/mails/:file', async (request, reply) => {
    requireThisMachine(request);
    const [, name = '', ending = ''] = /^(.*)\.(html|txt)$/.exec(request.params.file) ?? [];
    if (!(await listNames(folder)).includes(name)) throw new ProblemError('NOT_FOUND');
    const text = await readFile(path.join(folder, `${name}.${ending}`), 'utf8');
    return reply.headers(createHeaders(ending === 'html' ? 'text/html' : 'text/plain')).send(text);
  });
}

function createHeaders(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

async function listNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => /^[A-Za-z0-9-]+\.txt$/.test(file)).map((file) => file.slice(0, -'.txt'.length));
}

async function readMail(folder: string, name: string) {
  const file = path.join(folder, `${name}.txt`);
  const [head = ''] = (await readFile(file, 'utf8')).split('\n\n');
  const field = (of: string): string => new RegExp(`^${of}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  return { name, to: field('To'), subject: field('Subject'), at: (await stat(file)).mtimeMs };
}
