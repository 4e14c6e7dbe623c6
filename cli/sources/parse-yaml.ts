import { type Alias, isAlias, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { type ComposedYaml, composeYaml } from './compose-yaml.ts';
import type { Located, LocatedEntry } from './located.ts';
import { quoted } from './quoted.ts';
import type { SourceFile } from './read-text.ts';
import { tokenLimits } from './source-limits.ts';

/**
 * Maximum number of nodes that aliases may expand to, more than any real configuration needs: guards against attacks
 * and accidents.
 */
const maxAliasedNodes = 2000;
const deepest = 100;

/** Parses YAML 1.2 into values with their places. `value` is undefined for an empty file. */
export function parseYaml(
  source: SourceFile,
  maxTokens: number = tokenLimits.spec,
): { value: Located | undefined; diagnostics: readonly Diagnostic[] } {
  const composed = composeYaml(source, maxTokens);
  return 'document' in composed ? locateYaml(composed) : { value: undefined, diagnostics: composed };
}

/** Converts composed nodes to values with their places. */
export function locateYaml(composed: ComposedYaml): { value: Located | undefined; diagnostics: Diagnostic[] } {
  const { contents } = composed.document;
  if (contents === null) return { value: undefined, diagnostics: [] };
  const reader = new YamlReader(composed);
  const value = reader.read(contents);
  return { value: isNothing(value) ? undefined : value, diagnostics: reader.diagnostics };
}

function isNothing(node: Located): boolean {
  return node.kind === 'scalar' && node.value === null;
}

class YamlReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #getPlace: ComposedYaml['getPlace'];
  readonly #anchors = new Map<string, Node>();
  readonly #targets = new Map<Alias, Node | undefined>();
  #aliased = 0;

  constructor({ getPlace }: ComposedYaml) {
    this.#getPlace = getPlace;
  }

  read(node: unknown, depth = 0, alias?: Place): Located {
    const place = this.#getPlace(getRange(node));
    if (depth > deepest || (alias !== undefined && ++this.#aliased > maxAliasedNodes)) {
      if (this.#aliased <= maxAliasedNodes + 1) {
        this.diagnostics.push(
          errorAt('yaml.alias', alias ?? place, 'Values are nested too deeply or repeated too often'),
        );
      }
      this.#aliased = Math.max(this.#aliased, maxAliasedNodes + 1);
      return { kind: 'scalar', place, value: null };
    }
    if (isAlias(node)) return this.#readAlias(node, place, depth, alias);
    // An anchor is defined where it stands; one that is read again through an alias has been registered already.
    if (alias === undefined && isNode(node) && 'anchor' in node && typeof node.anchor === 'string') {
      this.#anchors.set(node.anchor, node);
    }
    if (isMap(node)) return this.#readMap(node, place, depth, alias);
    if (isSeq(node)) {
      return { kind: 'list', place, items: node.items.map((item) => this.read(item, depth + 1, alias)) };
    }
    return { kind: 'scalar', place, value: isScalar(node) ? toScalar(node.value) : null };
  }

  #readAlias(node: Alias, place: Place, depth: number, alias: Place | undefined): Located {
    if (!this.#targets.has(node)) this.#targets.set(node, this.#anchors.get(node.source));
    const target = this.#targets.get(node);
    if (target !== undefined) return { ...this.read(target, depth + 1, alias ?? place), place };
    const message = `The alias *${node.source.slice(0, 60)} names no anchor before it`;
    this.diagnostics.push(errorAt('yaml.alias', place, message));
    return { kind: 'scalar', place, value: null };
  }

  #readMap(map: YAMLMap, place: Place, depth: number, alias: Place | undefined): Located {
    const entries = new Map<string, LocatedEntry>();
    for (const pair of map.items) {
      const keyPlace = this.#getPlace(getRange(pair.key));
      if (!isScalar(pair.key)) {
        this.diagnostics.push(errorAt('yaml.syntax', keyPlace, 'A key is a single word, not a list, map or alias'));
        continue;
      }
      const key = String(pair.key.value);
      const earlier = entries.get(key);
      if (earlier !== undefined) {
        const help = `It already stands in line ${earlier.key.line}.`;
        this.diagnostics.push(errorAt('yaml.duplicate-key', keyPlace, `The key ${quoted(key)} stands twice`, help));
      }
      const value =
        pair.value === null
          ? ({ kind: 'scalar', place: keyPlace, value: null } as const)
          : this.read(pair.value, depth + 1, alias);
      entries.set(key, { key: keyPlace, value });
    }
    // A map spans many lines; only its beginning is underlined.
    return { kind: 'map', place: { ...place, length: 1 }, entries, removed: new Map() };
  }
}

function getRange(node: unknown): readonly number[] {
  return (isNode(node) ? node.range : undefined) ?? [0, 0];
}

function toScalar(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : String(value);
}
