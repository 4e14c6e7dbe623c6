import { describe, expect, it } from 'vitest';
import { catalogue } from '#cli/diagnostics/catalogue.ts';
import { explain } from '#cli/explain/explain.ts';

const nowhere = '/nowhere/at/all';

describe('explain without a site', () => {
  it('prints cause, example and fix of a code, wherever it is called', async () => {
    const { cause, example, fix } = catalogue['route.collision'];
    const { text, data } = await explain(nowhere, 'route.collision', undefined);
    expect(data).toEqual({ code: 'route.collision', cause, example, fix, mend: fix });
    expect(text).toContain(cause);
    for (const line of example.split('\n')) expect(text).toContain(`  ${line}`);
    expect(text).toContain(fix);
  });

  it('lists every code in groups', async () => {
    const { text = '', data } = await explain(nowhere, undefined, undefined);
    const codes = Object.keys(catalogue);
    expect(data?.codes).toEqual(codes.map((code) => expect.objectContaining({ code })));
    for (const code of codes) expect(text).toContain(`\n  ${code} `);
    expect(text).toContain('\nroute\n  route.unknown-key');
  });

  it.each([
    ['route.colision', 'route.collision'],
    ['routes.cart.nl-NL', 'shopgen explain routes.cart.nl-NL --site ID'],
    ['qqqqqqqqqqqqqqqqqqqqqqqq', 'lists every code'],
    ['constructor', 'lists every code'],
  ])('answers %s with %s', async (code, help) => {
    await expect(explain(nowhere, code, undefined)).rejects.toMatchObject({
      diagnostics: [{ code: 'explain.unknown-code', help: expect.stringContaining(help) }],
    });
  });

  it('wants a root for a key', async () => {
    await expect(explain(nowhere, 'id', 'acoustic')).rejects.toMatchObject({ diagnostics: [{ code: 'root.missing' }] });
  });
});
