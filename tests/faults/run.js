// `npm run faults`: compiles the table and the tested code into one file and runs it. Plain JavaScript, because nothing
// is compiled yet when it runs.

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
// Inside the project, so that packages are found.
const file = path.join(root, 'test-results', `faults-${process.pid}.js`);

const bundle = await rolldown({
  cwd: root,
  input: path.join(root, 'tests/faults/main.ts'),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('#') && !path.isAbsolute(id),
  logLevel: 'warn',
});
await bundle.write({ file, format: 'esm', codeSplitting: false });
await bundle.close();
try {
  await import(pathToFileURL(file).href);
} finally {
  await rm(file, { force: true });
}
