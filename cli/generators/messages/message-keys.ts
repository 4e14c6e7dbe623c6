import type { LoadedMessages, MessageFiles } from '#cli/config/messages/load-messages.ts';
import { messageFolder } from '#cli/config/messages/load-messages.ts';
import { withoutPlural } from '#cli/config/messages/plural-suffix.ts';
import { cached, type ResultCache } from '#cli/results/result-cache.ts';
import { namespaces } from '#cli/runtime-usage/namespaces.ts';
import { type GeneratedFile, isFiles } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';

/**
 * Generates the union of all message keys. Flat, so that type checking it costs nothing, unlike the merged modules of
 * other generators.
 */
export function generateMessageKeys(
  { base }: LoadedMessages,
  render: RenderTemplate,
  results: ResultCache,
): GeneratedFile {
  const known = [...base.values()].map((files) => namespaces.map((namespace) => files.get(namespace)?.keysHash));
  const [file] = cached(results, ['message keys', known], isFiles, () => [renderKeys(base, render)]);
  if (file === undefined) throw new Error('The file of the message keys was cached as none');
  return file;
}

function renderKeys(base: MessageFiles, render: RenderTemplate): GeneratedFile {
  const keys = new Set<string>();
  for (const namespace of namespaces) {
    for (const files of base.values()) {
      for (const key of files.get(namespace)?.texts.keys() ?? []) keys.add(`${namespace}:${withoutPlural(key)}`);
    }
  }
  const sources = [`${messageFolder}/<locale>/<namespace>.json`];
  return {
    path: 'message-keys.ts',
    text: render('contracts/message-keys.ts', { header: header(sources), keys: [...keys].sort() }),
  };
}
