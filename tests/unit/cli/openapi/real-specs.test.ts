import { describe, expect, it } from 'vitest';
import { checkSpec } from '#cli/openapi/check-spec.ts';
import { parseSpec, readSpecSource } from '#cli/openapi/read-spec.ts';
import { apiNames } from '#cli/openapi/spec.ts';
import { isSourceFile } from '#cli/sources/read-text.ts';
import { packageRoot } from '../support/project-root.ts';

describe.each(apiNames)('the description of the %s API', (api) => {
  it('has no fault', async () => {
    const source = await readSpecSource(packageRoot, api);
    if (!isSourceFile(source)) throw new Error(source.message);
    const spec = parseSpec(api, source);
    if (!('operations' in spec)) throw new Error(spec[0]?.message);
    expect(spec.operations.length).toBeGreaterThan(20);
    const told = checkSpec(spec).map(
      ({ message, help, place }) => `${place?.line}:${place?.column} ${message} ${help}`,
    );
    expect(told).toEqual([]);
  });
});
