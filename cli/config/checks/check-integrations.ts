import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, keyPlaceAt, type Located, type LocatedMap, nodeAt, textAt } from '#cli/sources/located.ts';
import type { PolicyDirective } from '#runtime/contracts/site.ts';
import { integrationsSchema } from '../schema/integrations-schema.ts';
import { isSurelyNotOffered } from './check-locales.ts';

/**
 * Checks for third parties that would be loaded nowhere, are set for a locale that the site lacks, or that the content
 * security policy blocks.
 */
export function checkIntegrations(file: string, tree: LocatedMap): Diagnostic[] {
  const offered = entriesAt(tree, 'domains').map(([locale]) => locale);
  // The policies of all integrations are merged into one.
  const allowed = (directive: PolicyDirective): readonly string[] =>
    entriesAt(tree, 'integrations').flatMap(([, { value }]) => readOrigins(value, directive));
  return entriesAt(tree, 'integrations').flatMap(([name, { key, value }]): Diagnostic[] => {
    // Unknown integrations are already reported by the schema.
    if (!Object.hasOwn(integrationsSchema.shape, name)) return [];
    const kind = nodeAt(value, ['ids']) === undefined ? 'urls' : 'ids';
    if (nodeAt(value, [kind])?.kind !== 'map') return [];
    const locales = entriesAt(value, kind);
    const useless = locales
      // A shared layer may configure more than this one site needs.
      .filter(([locale, entry]) => entry.key.file === file && isSurelyNotOffered(tree, locale))
      .map(([locale, entry]) => {
        const message = `integrations.${name}.${kind} names ${locale}, which the site is not offered in`;
        return warningAt(
          'integration.locale-not-offered',
          entry.key,
          message,
          'Give it a domain, or remove this line.',
        );
      });
    const isLoaded = locales.some(([locale]) => offered.includes(locale));
    if (!isLoaded && offered.length > 0 && useless.length === 0) {
      const message = `integrations.${name} has ${kind === 'ids' ? 'an id' : 'an address'} in no locale, so it is loaded nowhere`;
      const help = `Write ${kind}: { ${offered[0]}: … }, or remove it with ${name}: null.`;
      return [
        warningAt('integration.without-locale', key.file === file ? key : keyPlaceAt(tree, ['extends']), message, help),
      ];
    }
    return [...useless, ...checkKeys(name, value), ...checkHosts(name, kind, value, allowed)];
  });
}

/**
 * Checks that each locale has both or neither of a monitoring address and its key, without which reports are rejected.
 */
function checkKeys(name: string, value: Located): Diagnostic[] {
  if (name !== 'monitoring' || value.kind !== 'map') return [];
  const pairs = [
    ['urls', 'keys'],
    ['keys', 'urls'],
  ] as const;
  return pairs.flatMap(([given, wanted]) =>
    entriesAt(value, given)
      .filter(([locale]) => nodeAt(value, [wanted, locale]) === undefined)
      .map(([locale, { key }]) => {
        const message = `integrations.${name}.${given} names ${locale}, but ${wanted} does not`;
        return errorAt('integration.key-missing', key, message, `Write ${wanted}: { ${locale}: … }.`);
      }),
  );
}

/**
 * Checks that the content security policy lists the hosts of integrations; a script from another host is not loaded.
 */
function checkHosts(
  name: string,
  kind: 'ids' | 'urls',
  value: Located,
  allowed: (directive: PolicyDirective) => readonly string[],
): Diagnostic[] {
  const scripts = readOrigins(value, 'script');
  // A host that is no origin is reported elsewhere, and may be the one that is missing.
  if (scripts.some((host) => !host.startsWith('https://'))) return [];
  if (kind === 'ids') {
    const server = nodeAt(value, ['server']);
    const origin = toOrigin(textAt(server));
    if (server !== undefined && origin !== undefined && !scripts.some((host) => covers(host, origin))) {
      const message = `integrations.${name} loads from ${origin}, which no hosts.script allow`;
      return [warningAt('integration.host-missing', server.place, message, `Write hosts: { script: [${origin}] }.`)];
    }
    if (scripts.length > 0) return [];
    const place = keyPlaceAt(value, [nodeAt(value, ['hosts']) === undefined ? 'ids' : 'hosts']);
    const message = `integrations.${name} has ids but no hosts.script, so the policy would keep its script out`;
    return [warningAt('integration.host-missing', place, message, 'Write hosts: { script: [https://…] }.')];
  }
  return entriesAt(value, 'urls').flatMap(([locale, entry]): Diagnostic[] => {
    const origin = toOrigin(textAt(entry.value));
    const directive = loadedAs(name);
    if (origin === undefined || allowed(directive).some((host) => covers(host, origin))) return [];
    const message = `integrations.${name} loads from ${origin} in ${locale}, which no hosts.${directive} allow`;
    const help = `Write hosts: { ${directive}: [${origin}] }.`;
    return [warningAt('integration.host-missing', entry.value.place, message, help)];
  });
}

/** Returns the directives of the policy that the address of an integration needs. */
function loadedAs(name: string): PolicyDirective {
  if (name === 'visitorPixel') return 'img';
  return name === 'monitoring' ? 'connect' : 'script';
}

function readOrigins(value: Located, directive: string): string[] {
  const list = nodeAt(value, ['hosts', directive]);
  return list?.kind === 'list' ? list.items.flatMap((item) => textAt(item) ?? []) : [];
}

/** Returns the origin of a whole address; an invalid one is reported elsewhere. */
function toOrigin(address: string | undefined): string | undefined {
  const isWhole = address?.startsWith('https://') === true && URL.canParse(address);
  return isWhole ? new URL(address).origin : undefined;
}

function covers(host: string, origin: string): boolean {
  return host.startsWith('https://*.') ? origin.endsWith(host.slice('https://*'.length)) : host === origin;
}
