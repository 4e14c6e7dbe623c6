import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportReader } from '#cli/build/libraries/module-imports.ts';
import { type ScannedSite, scanSite } from '#cli/build/libraries/scan-site.ts';

const sources: Readonly<Record<string, string>> = {
  'generated/studio/entry-client.tsx': `import '#runtime/ui/card.tsx';`,
  'generated/studio/entry-server.ts': `import '#runtime/ui/card.tsx';`,
  'runtime/loader/loader.ts': `import './reasons.ts';`,
  'runtime/loader/reasons.ts': '',
  'runtime/server/start-server.ts': '',
  'runtime/theme/frozen.ts': '',
  'runtime/theme/global.styles.ts': '',
  'runtime/ui/card.tsx': `import './card.styles.ts';\nimport { width } from './widths.ts';`,
  'runtime/ui/card.styles.ts': `import { width } from './widths.ts';`,
  'runtime/ui/widths.ts': `import { clamp } from 'width-library';`,
  'runtime/ui/unused.styles.ts': `import { gap } from './gaps.ts';`,
  'runtime/ui/gaps.ts': `import { base } from '#runtime/ui/base-gap.ts';`,
  'runtime/ui/base-gap.ts': '',
  'runtime/ui/unused.ts': '',
};

let root: string;
let scanned: ScannedSite;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'shopgen-scan-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  scanned = await scanSite({ packageRoot: root, root, siteId: 'studio', readImports: createImportReader() });
});

afterAll(() => rmSync(root, { recursive: true }));

it('lists styles that the site does not use, which decide the names of those that it uses', () => {
  expect(scanned.files.map((file) => path.relative(root, file))).toEqual(
    Object.keys(sources)
      .filter((file) => file !== 'runtime/ui/unused.ts')
      .sort(),
  );
});

it('finds the libraries of a module that a style and a component share', () => {
  expect(scanned.needs.client.first['width-library']).toEqual(['clamp']);
  expect(scanned.needs.server['width-library']).toEqual(['clamp']);
});
