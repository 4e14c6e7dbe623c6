import type { DocumentPath } from '#cli/openapi/document-path.ts';
import type { Mismatch } from './mismatch.ts';

/** What lies at a path of a description, in words: `"price" of Product`. */
export function subjectOf(path: DocumentPath): string {
  const [room, section, name = ''] = path;
  const properties = path.flatMap((step, index) => (path[index - 1] === 'properties' ? [step] : []));
  const inside = properties.length > 0 ? `"${properties.join('.')}" of ` : '';
  if (room === 'components') return `${inside}${name || section}`;
  if (room !== 'paths' || section === undefined) return 'the description';
  const part = path[3];
  if (part === 'responses') return `${inside}the answer ${path[4] ?? ''}`;
  if (part === 'requestBody') return `${inside}the body`;
  if (part === 'parameters' || name === 'parameters') return `${inside}a parameter`;
  return `${inside}the operation`;
}

/** What is wrong, without the places. */
export function wordsFor(mismatch: Mismatch | undefined, subject: string): string {
  switch (mismatch?.kind) {
    case 'lacks':
      return `${subject} lacks "${mismatch.name}", which the shop reads`;
    case 'absent':
      return `${subject} may be absent, but the shop counts on it`;
    case 'requires':
      return `${subject} is required, but the shop does not send it`;
    case 'refuses':
      return `${subject} does not take "${mismatch.name}", which the shop sends`;
    case 'unknown-value':
      return `${subject} has the value "${mismatch.name}", which the shop does not know`;
    case 'changed':
      return `${subject} is ${mismatch.is}, ${mismatch.needs === undefined ? 'which does not fit the shop' : `but the shop needs ${mismatch.needs}`}`;
    default:
      return `${subject} no longer fits the shop`;
  }
}
