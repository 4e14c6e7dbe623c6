import { type ApiName, specFile } from '#cli/openapi/spec.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';

/** Generates the client of an API: openapi-fetch, bound to the API's types. */
export function generateApiClient(api: ApiName, render: RenderTemplate): GeneratedFile {
  const name = `${api.charAt(0).toUpperCase()}${api.slice(1)}`;
  return {
    path: `${api}-client.ts`,
    text: render('contracts/api-client.ts', { header: header([specFile(api)]), api, name }),
  };
}
