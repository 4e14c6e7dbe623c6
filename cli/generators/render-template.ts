import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '#cli/package-root.ts';
import { literal, propertyName, quote } from './literal.ts';

/** Fills a template in with values. Templates hold no rules: what is to be decided is decided by the generator. */
export type RenderTemplate = (name: string, values: object) => string;

const templateNames = [
  'contracts/api-client.ts',
  'contracts/message-keys.ts',
  'site/actions.ts',
  'site/app.ts',
  'site/client-site.ts',
  'site/entry-client.tsx',
  'site/entry-server.ts',
  'site/form-texts.ts',
  'site/href.ts',
  'site/locale-pack.ts',
  'site/override.tsx',
  'site/own-code.d.ts',
  'site/paths.ts',
  'site/route.ts',
  'site/routes.ts',
  'site/site-data.ts',
  'site/site.ts',
  'site/theme.ts',
  'site/third-parties.ts',
  'site/third-party-pack.ts',
] as const;

/** Loads every template of the package, so that generators need no disk. */
export async function loadTemplates(): Promise<RenderTemplate> {
  // Loaded here, because only what generates needs it.
  const { default: Handlebars } = await import('handlebars');
  const engine = Handlebars.create();
  engine.registerHelper('literal', (value: unknown) => literal(value));
  engine.registerHelper('quote', (value: unknown) => quote(String(value)));
  engine.registerHelper('propertyName', (value: unknown) => propertyName(String(value)));
  const templates = new Map<string, HandlebarsTemplateDelegate<object>>(
    await Promise.all(
      templateNames.map(async (name) => {
        const text = await readFile(path.join(packageRoot, 'templates', `${name}.hbs`), 'utf8');
        // Generated code is TypeScript, not HTML.
        return [name, engine.compile(text, { noEscape: true, strict: true })] as const;
      }),
    ),
  );
  return (name, values) => {
    const template = templates.get(name);
    if (template === undefined) throw new Error(`There is no template ${name}`);
    return template(values);
  };
}
