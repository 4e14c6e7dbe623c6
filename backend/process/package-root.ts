import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package. */
export const packageRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

/** Returns the nearest folder that is a package: tests compile workers to a folder of another depth. */
function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}

/** The files that the backend reads and never writes. */
export const packagePaths = {
  specs: [path.join(packageRoot, 'openapi/product-api.yaml'), path.join(packageRoot, 'openapi/content-api.yaml')],
  /** The compiled backend, which `cli/compile.js` makes. */
  compiled: path.join(packageRoot, 'backend/dist'),
  migrations: path.join(packageRoot, 'backend/db/migrations'),
  /** The shops of the demo, a folder each. */
  content: path.join(packageRoot, 'content'),
  /** The originals of their images. */
  pictures: path.join(packageRoot, 'content/images'),
  /** The template of a data folder with the demo; made by `npm ci`, not part of the package. */
  demoTemplate: path.join(packageRoot, 'backend/dist/demo'),
} as const;
