import type { Integrations } from './site.ts';

/** Returns the origins of the third-party scripts of a site, as its content security policy writes them. */
export const listScriptHosts = (integrations: Integrations): readonly string[] => [
  ...new Set(Object.values(integrations).flatMap((integration) => integration?.hosts?.script ?? [])),
];
