import { type DocumentPath, valueAt } from '#cli/openapi/document-path.ts';
import { type JsonObject, property } from '#cli/openapi/json-value.ts';
import type { Mismatch } from './mismatch.ts';

/** The callers that rely on something, in words. */
export interface Relier {
  readonly text: string;
  readonly isOne: boolean;
}

/** Describes what lies at a path of a description: `"price" of Product`. */
export function describeSubject(document: JsonObject, path: DocumentPath): string {
  const [room, section = '', name] = path;
  const parameter = parameterOn(document, path);
  const properties = path.filter((_, index) => path[index - 1] === 'properties');
  const inside = properties.length > 0 ? `"${properties.join('.')}" of ` : '';
  if (parameter !== undefined) return `${inside}the parameter "${parameter}"`;
  if (room === 'components') return `${inside}${name ?? section}`;
  const part = path[3];
  if (part === 'responses' && path[4] !== undefined) return `${inside}the answer ${path[4]}`;
  if (part === 'requestBody') return `${inside}the body`;
  return `${inside}the operation`;
}

function parameterOn(document: JsonObject, path: DocumentPath): string | undefined {
  const index = path.indexOf('parameters');
  if (index === -1 || path[index + 1] === undefined) return undefined;
  const name = property(valueAt(document, path.slice(0, index + 2)), 'name');
  return typeof name === 'string' ? name : undefined;
}

/** Describes a mismatch. `subject` is what it is about, `names` what is missing, required or refused. */
export function describeMismatch(
  mismatch: Mismatch | undefined,
  names: readonly string[],
  subject: string,
  { text: who, isOne }: Relier,
): string {
  const they = (verb: string): string => `${who} ${isOne ? (verb === 'do' ? 'does' : `${verb}s`) : verb}`;
  const quoted = several(names.map((name) => `"${name}"`));
  switch (mismatch?.kind) {
    case 'lacks':
      return `${subject} lacks ${quoted}, which ${they('read')}`;
    case 'absent':
      return `${subject} may be absent or null, but ${they('count')} on it`;
    case 'requires':
      return `${subject === 'the operation' ? 'a body' : subject} is required, but ${they('do')} not send it`;
    case 'refuses':
      return `${subject} does not take ${quoted}, which ${they('send')}`;
    case 'unknown-value':
      return `${subject} may be ${quoted}, which ${they('do')} not know`;
    case 'lost-value':
      return `${subject} is never ${quoted}, which ${they('tell')} apart`;
    case 'changed':
      return mismatch.needs === undefined
        ? `${subject} is ${mismatch.is}, which does not fit ${who}`
        : `${subject} is ${mismatch.is}, but ${they('need')} ${mismatch.needs}`;
    default:
      return `${subject} no longer fits ${who}`;
  }
}

/** Joins names for a sentence and cuts long lists. */
export function several(names: readonly string[], most = 3): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
