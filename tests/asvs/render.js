import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks } from '../trust/checks.js';
import { absentChapters, requirements } from './requirements.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @returns {Map<string, string[]>} The tests that name a requirement, by its id. */
function findTags() {
  const tags = new Map();
  for (const name of readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = `tests/${name.split(path.sep).join('/')}`;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, ids = ''] of text.matchAll(/^\/\/ ASVS ([\d., ]+)$/gm)) {
      for (const id of ids.split(', ')) tags.set(id, [...(tags.get(id) ?? []), file]);
    }
  }
  return tags;
}

/**
 * Returns what answers each requirement.
 *
 * @returns {readonly { id: string, level: number, asks: string, holds: string, answers: readonly string[] }[]}
 */
export function answerRequirements() {
  const tags = findTags();
  return requirements.map(([id, level, asks, answer = {}]) => {
    const link = (/** @type {string} */ file) => `\`${file}\``;
    const proofs = [
      ...(answer.checks ?? []).map((number) => `check ${number}: ${checks[number]?.title}`),
      ...(tags.get(id) ?? []).map(link),
    ];
    const { code, operator, absent, open } = answer;
    const holds = open
      ? 'no'
      : proofs.length > 0
        ? 'tested'
        : code
          ? 'built'
          : operator
            ? 'operator'
            : absent
              ? 'n/a'
              : '';
    return {
      id,
      level,
      asks,
      holds,
      answers: [
        ...proofs,
        ...(code ? [link(code)] : []),
        ...[operator, absent, open].filter((text) => text !== undefined),
      ],
    };
  });
}

/** Returns the table as a document. */
export function renderTable() {
  const rows = answerRequirements();
  const count = (/** @type {string} */ holds) => rows.filter((row) => row.holds === holds).length;
  const open = rows.filter(({ holds }) => holds === 'no').map(({ id }) => id);
  return `# ASVS 5.0

Levels 1 and 2 of OWASP's [Application Security Verification Standard](https://owasp.org/www-project-application-security-verification-standard/) 5.0.0, and
what answers each requirement here. The words are ours and short; the standard's count. Written by \`node tests/asvs/write.js\` from \`tests/asvs/requirements.js\` and
from the tests, which name what they prove (\`// ASVS 1.2.1\`); a test holds this file against both. Checks are those of \`npm run trust\`.

Of ${rows.length} requirements ${count('tested')} are held by tests, ${count('built')} by code or documents, ${count('operator')} by who runs the shop, ${count('n/a')} are about nothing that is here, and ${open.length}
are not met: ${open.join(', ')}.

| # | level | what it asks | | by |
|---|---|---|---|---|
${rows.map(({ id, level, asks, holds, answers }) => `| ${id} | ${level} | ${asks} | ${holds} | ${answers.join('; ')} |`).join('\n')}
${absentChapters.map(([id, name, why]) => `| ${id}.* | | ${name} | n/a | ${why} |`).join('\n')}
`;
}
