import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteConfigJsonSchema } from '#cli/config/schema/json-schema.ts';

const folder = fileURLToPath(new URL('../../../site-configs/', import.meta.url));
const file = `${folder}site-config.schema.json`;
const text = `${JSON.stringify(siteConfigJsonSchema(), null, 2)}\n`;

describe('the JSON Schema for editors', () => {
  // `shopgen schema --write` updates it.
  it('is the one that the command line checks with', async () => {
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(text));
  });

  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile(siteConfigJsonSchema());

  it('accepts every layer there is, and finds its own line in it', async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
    expect(names).toHaveLength(6);
    for (const name of names) {
      const config = await readFile(folder + name, 'utf8');
      expect(config).toMatch(/^# yaml-language-server: \$schema=\.\/site-config\.schema\.json\n/);
      expect([name, validate(parse(config)), validate.errors]).toEqual([name, true, null]);
    }
  });

  it('lets a layer remove what is below it, and refuses what does not exist', () => {
    expect(validate({ extends: 'base', routes: { contact: null, blogOverview: { 'nl-NL': null } } })).toBe(true);
    expect(validate({ flags: { product: true } })).toBe(false);
  });
});
