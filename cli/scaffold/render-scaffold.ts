import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { packageRoot } from '#cli/package-root.ts';

/** Templates of files that users edit later, in `templates/scaffold/`. */
export type ScaffoldTemplate = 'bundle-readme.md' | 'gitignore' | 'project-readme.md' | 'site.yaml';

/** Renders the template of a scaffolded file. */
export async function renderScaffold(name: ScaffoldTemplate, values: object): Promise<string> {
  const [{ default: Handlebars }, text] = await Promise.all([
    import('handlebars'),
    readFile(path.join(packageRoot, 'templates', 'scaffold', `${name}.hbs`), 'utf8'),
  ]);
  const engine = Handlebars.create();
  engine.registerHelper('yaml', inline);
  return engine.compile(text, { noEscape: true, strict: true })(values);
}

/** Returns a value as YAML on one line, quoted where it has to be. */
export function inline(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}
