import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import { type ApiName, apiNames, specFile } from '#cli/openapi/spec.ts';
import type { ResultCache } from '#cli/results/result-cache.ts';
import { generateApiClient } from './api/api-client.ts';
import type { GeneratedFile, GeneratedTree } from './generated-file.ts';
import { header } from './header.ts';
import { generateMessageKeys } from './messages/message-keys.ts';
import type { RenderTemplate } from './render-template.ts';

export interface ContractsInput {
  readonly messages: LoadedMessages;
  /** The types of both APIs, from {@link renderApiTypes}. */
  readonly apiTypes: Readonly<Record<ApiName, string>>;
}

/** `generated/contracts/`: types and API clients that all sites have in common. */
export function generateContractsTree(
  { messages, apiTypes }: ContractsInput,
  render: RenderTemplate,
  results: ResultCache,
): GeneratedTree {
  const keys = generateMessageKeys(messages, render, results);
  return { name: 'contracts', files: [...generateApiFiles(apiTypes, render), keys] };
}

/** Generates the part of the contracts that follows from the descriptions alone. */
export function generateApiFiles(
  apiTypes: ContractsInput['apiTypes'],
  render: RenderTemplate,
): readonly GeneratedFile[] {
  return [
    ...apiNames.map((api) => ({ path: `${api}-api.ts`, text: `${header([specFile(api)])}\n${apiTypes[api]}` })),
    ...apiNames.map((api) => generateApiClient(api, render)),
  ];
}
