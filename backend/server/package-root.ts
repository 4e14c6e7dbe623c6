import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package. Two up, both from here in the sources and from the compiled `backend/dist/backend.js`. */
const packageRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What the backend reads and never writes. */
export const packagePaths = {
  specs: [path.join(packageRoot, 'openapi/product-api.yaml'), path.join(packageRoot, 'openapi/content-api.yaml')],
  migrations: path.join(packageRoot, 'backend/db/migrations'),
  pictures: path.join(packageRoot, 'backend/seed/pictures'),
} as const;
