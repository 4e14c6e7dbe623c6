import { commandLineCodes } from './catalogue/command-line.ts';
import { configCodes } from './catalogue/config.ts';
import { contentCodes } from './catalogue/content.ts';
import { extensionsCodes } from './catalogue/extensions.ts';
import { liveApiCodes } from './catalogue/live-api.ts';
import { messagesCodes } from './catalogue/messages.ts';
import { outputCodes } from './catalogue/output.ts';
import { overridesCodes } from './catalogue/overrides.ts';
import { routesCodes } from './catalogue/routes.ts';
import { screensCodes } from './catalogue/screens.ts';
import { sourcesCodes } from './catalogue/sources.ts';
import { specsCodes } from './catalogue/specs.ts';
import { upgradeCodes } from './catalogue/upgrade.ts';

/** Every diagnostic code, with its cause, an example and its fix. `explain CODE` prints the entry. */
export const catalogue = {
  ...commandLineCodes,
  ...configCodes,
  ...contentCodes,
  ...extensionsCodes,
  ...liveApiCodes,
  ...messagesCodes,
  ...outputCodes,
  ...overridesCodes,
  ...routesCodes,
  ...screensCodes,
  ...sourcesCodes,
  ...specsCodes,
  ...upgradeCodes,
} as const;

export type DiagnosticCode = keyof typeof catalogue;
