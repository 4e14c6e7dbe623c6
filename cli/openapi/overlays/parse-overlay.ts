import path from 'node:path';
import { type Diagnostic, errorAt, type Place, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { entriesAt, type Located, type LocatedMap, nodeAt, placeAt, textAt } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { getStart, type SourceFile } from '#cli/sources/read-text.ts';
import type { Overlay, OverlayAction } from './overlay.ts';

const keys = {
  overlay: ['overlay', 'info', 'extends', 'actions'],
  info: ['title', 'version', 'description'],
  action: ['target', 'description', 'update', 'copy', 'remove'],
};
const code = 'overlay.invalid';

/** Parses an overlay. @param description - The file that it is for, relative to the root. */
export function parseOverlay(
  source: SourceFile,
  description: string,
): { readonly overlay: Overlay; readonly diagnostics: readonly Diagnostic[] } {
  const { value, diagnostics } = parseYaml(source);
  const none = { source, actions: [] };
  if (diagnostics.length > 0) return { overlay: none, diagnostics };
  if (value?.kind !== 'map') {
    const help = 'It begins with overlay: 1.1.0, info and actions.';
    return { overlay: none, diagnostics: [errorAt(code, getStart(source.file), `${source.file} is no overlay`, help)] };
  }
  const found = [
    ...checkKeys(value, keys.overlay, 'an overlay'),
    ...checkVersion(value),
    ...checkInfo(value),
    ...checkExtends(value, source.file, description),
  ];
  const list = nodeAt(value, ['actions']);
  if (list?.kind !== 'list' || list.items.length === 0) {
    const message = list === undefined ? 'The overlay has no actions' : 'actions is not a list with an action in it';
    return { overlay: none, diagnostics: [...found, errorAt(code, placeAt(value, ['actions']), message)] };
  }
  const actions = list.items.map((item) => parseAction(item, textAt(value, 'overlay') ?? ''));
  return {
    overlay: { source, actions: actions.flatMap(({ action }) => (action === undefined ? [] : [action])) },
    diagnostics: [...found, ...actions.flatMap((each) => each.diagnostics)],
  };
}

function checkKeys(node: LocatedMap, known: readonly string[], what: string): Diagnostic[] {
  return entriesAt(node)
    .filter(([key]) => !known.includes(key) && !key.startsWith('x-'))
    .map(([key, { key: place }]) => errorAt(code, place, `${quoted(key)} is no field of ${what}`, suggest(key, known)));
}

function checkVersion(tree: LocatedMap): Diagnostic[] {
  const version = textAt(tree, 'overlay');
  if (version !== undefined && /^1\.[01]\.\d+$/.test(version)) return [];
  const message =
    version === undefined
      ? 'The overlay does not say which version of the specification it follows, as a text'
      : `Overlays of version ${version.slice(0, 20)} are not supported`;
  return [errorAt(code, placeAt(tree, ['overlay']), message, 'Write overlay: 1.1.0')];
}

function checkInfo(tree: LocatedMap): Diagnostic[] {
  const info = nodeAt(tree, ['info']);
  if (info?.kind !== 'map')
    return [errorAt(code, placeAt(tree, ['info']), 'The overlay has no info', 'Write title and version below it.')];
  return [
    ...checkKeys(info, keys.info, 'info'),
    ...['title', 'version']
      .filter((key) => textAt(info, key) === undefined)
      .map((key) => errorAt(code, placeAt(tree, ['info', key]), `info has no ${key}, or one that is no text`)),
  ];
}

/** An overlay may say which description it is for; an address of another machine cannot be compared with a file. */
function checkExtends(tree: LocatedMap, file: string, description: string): Diagnostic[] {
  const given = textAt(tree, 'extends');
  if (given === undefined || /^[a-z][a-z0-9+.-]*:/i.test(given)) return [];
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), given));
  if (target === description) return [];
  const message = `The overlay extends ${target} and is applied to ${description}`;
  return [warningAt('overlay.extends', placeAt(tree, ['extends']), message, 'Name it for the other description.')];
}

function parseAction(item: Located, version: string): { action?: OverlayAction; diagnostics: Diagnostic[] } {
  if (item.kind !== 'map') return { diagnostics: [errorAt(code, item.place, 'An action is a map with a target')] };
  const diagnostics = checkKeys(item, keys.action, 'an action');
  const place: Place = entriesAt(item)[0]?.[1].key ?? item.place;
  const query = textAt(item, 'target');
  if (query === undefined) {
    return { diagnostics: [...diagnostics, errorAt(code, place, 'The action has no target, or one that is no text')] };
  }
  const remove = nodeAt(item, ['remove']);
  const isWrong = remove !== undefined && !(remove.kind === 'scalar' && typeof remove.value === 'boolean');
  if (isWrong) diagnostics.push(errorAt(code, remove.place, 'remove is true or false'));
  const removes = remove?.kind === 'scalar' && remove.value === true;
  const [update, copy] = ['update', 'copy'].map((key) => entriesAt(item).find(([name]) => name === key)?.[1]);
  const target = { query, place: placeAt(item, ['target']) };
  const extra = removes ? (update ?? copy) : update && copy;
  if (extra !== undefined) {
    const what = removes ? 'has no effect beside remove' : 'and update have no effect together';
    diagnostics.push(
      errorAt(
        code,
        extra.key,
        `${extra === copy || !removes ? 'copy' : 'update'} ${what}`,
        'Write an action for each.',
      ),
    );
  }
  if (removes) return { action: { place, target, change: { kind: 'remove' } }, diagnostics };
  if (update !== undefined)
    return { action: { place, target, change: { kind: 'update', value: update.value } }, diagnostics };
  if (copy === undefined) {
    if (!isWrong)
      diagnostics.push(errorAt(code, place, 'The action changes nothing', 'Write update, copy or remove: true'));
    return { diagnostics };
  }
  const from = textAt(item, 'copy');
  if (from === undefined || version.startsWith('1.0')) {
    const message =
      from === undefined ? 'copy is a JSONPath, as a text' : 'There is no copy in version 1.0 of overlays';
    const help = from === undefined ? undefined : 'Write overlay: 1.1.0';
    return { diagnostics: [...diagnostics, errorAt(code, copy.key, message, help)] };
  }
  return { action: { place, target, change: { kind: 'copy', query: from, place: copy.value.place } }, diagnostics };
}
