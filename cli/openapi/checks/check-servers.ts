import { suggest } from '#cli/diagnostics/nearest.ts';
import { quoted } from '#cli/sources/quoted.ts';
import type { DocumentPath } from '../document-path.ts';
import { isObject, type JsonObject } from '../json-value.ts';
import { type Complaint, shownValue } from './spec-complaints.ts';
import type { SpecPart } from './walk-spec.ts';

/** Checks the addresses of servers and their variables (OpenAPI 3.1, 4.8.5 and 4.8.6). */
export function checkServers(document: JsonObject, parts: readonly SpecPart[]): Complaint[] {
  const owners = parts.filter(({ kind }) => kind === 'path item' || kind === 'operation');
  return [{ path: [], value: document }, ...owners].flatMap(({ path, value }) => {
    if (value.servers === undefined) return [];
    const at = [...path, 'servers'];
    if (!Array.isArray(value.servers)) {
      return [{ code, path: at, message: `servers is ${shownValue(value.servers)}, expected a list of servers` }];
    }
    return value.servers.flatMap((server, index) => checkServer(server, [...at, String(index)]));
  });
}

const code = 'spec.server';

function checkServer(server: unknown, path: DocumentPath): Complaint[] {
  if (!isObject(server) || typeof server.url !== 'string') {
    return [{ code, path, message: 'A server has no url', help: 'Write url: and its address; / is that of the file.' }];
  }
  const variables = isObject(server.variables) ? server.variables : {};
  const named = [...server.url.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const undeclared = named.find((name) => !Object.hasOwn(variables, name));
  const at = [...path, 'url'];
  if (undeclared !== undefined) {
    const message = `The url of a server holds {${undeclared}}, which is not among its variables`;
    const help = suggest(undeclared, Object.keys(variables)) ?? 'Declare it under variables, with a default.';
    return [{ code, path: at, message, help }];
  }
  const why = findFault(server.url.replace(/\{[^{}]*\}/g, 'x'));
  if (why !== undefined) return [{ code, path: at, message: `The url ${quoted(server.url)} of a server ${why}` }];
  return Object.entries(variables).flatMap(([name, variable]): Complaint[] => {
    const inside = [...path, 'variables', name];
    const given = isObject(variable) ? variable : {};
    if (typeof given.default !== 'string') {
      const message = `The variable ${quoted(name)} of a server has no default`;
      return [{ code, path: inside, message, help: 'Write default: and the value that is taken where none is given.' }];
    }
    const values = given.enum;
    if (!Array.isArray(values) || values.includes(given.default)) return [];
    const message = `The default ${quoted(given.default)} of the variable ${quoted(name)} is not in its enum`;
    return [{ code, path: [...inside, 'default'], message, help: suggest(given.default, values.map(String)) }];
  });
}

/** Returns why something is no address of a server: it may be relative to the file. */
function findFault(url: string): string | undefined {
  if (/[?#]/.test(url)) return 'has a query or a fragment, which paths cannot follow';
  if (/[\s{}]/.test(url)) return 'has a space or a brace, which addresses cannot have';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'is no http or https address';
  if (scheme !== undefined && !/^https?:\/\/[^/]/i.test(url)) return 'names no host';
  return URL.canParse(url, 'https://description.example') ? undefined : 'is no address';
}
