import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import { messageFolder } from '#cli/config/messages/load-messages.ts';
import { withoutPlural } from '#cli/config/messages/plural-suffix.ts';
import { namespaces } from '#cli/runtime-usage/namespaces.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';

/**
 * Generates the union of all message keys. Flat, so that type checking it costs nothing, unlike the merged modules of
 * other generators.
 */
export function generateMessageKeys({ base }: LoadedMessages, render: RenderTemplate): GeneratedFile {
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
