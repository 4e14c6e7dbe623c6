import { createHash } from 'node:crypto';

/** Seven characters, as in the names of chunks: every document contains them, and random text does not compress. */
const hashLength = 7;

/**
 * Names a file in the client's folder by its content, so that browsers may keep it for good: `assets/paths-x7Kd0aP.js`.
 */
export function nameByContent(base: string, ending: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, hashLength);
  return `assets/${base}-${hash}${ending}`;
}
