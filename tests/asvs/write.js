/** Writes docs/asvs.md. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderTable } from './render.js';

writeFileSync(fileURLToPath(new URL('../../docs/asvs.md', import.meta.url)), renderTable());
