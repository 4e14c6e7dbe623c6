import type { Fault } from './fault.ts';
import { descriptionFaults } from './table/description-faults.ts';
import { drawnConfigFaults, drawnMergeFaults, drawnShopFaults, drawnTextFaults } from './table/drawn-faults.ts';
import { extensionFaults } from './table/extension-faults.ts';
import { fitFaults } from './table/fit-faults.ts';
import { hostileFaults } from './table/hostile-faults.ts';
import { jsonFaults } from './table/json-faults.ts';
import { doubledKeys, hostileKeys, missingKeys, misspeltKeys } from './table/key-faults.ts';
import { missingTexts, unusedTexts } from './table/missing-text-faults.ts';
import { overlayFaults } from './table/overlay-faults.ts';
import { bundleFaults, placeholderFaults } from './table/placeholder-faults.ts';
import { pluralFaults } from './table/plural-faults.ts';
import { routeFaults } from './table/route-faults.ts';
import {
  domainFaults,
  flagFaults,
  layerFaults,
  localeFaults,
  pageFaults,
  themeAndIdFaults,
} from './table/rule-faults.ts';
import { specFaults, specSyntaxFaults, specsThatAreFine } from './table/spec-faults.ts';
import { wrongHosts, wrongIntegrations, wrongKinds, wrongThemes } from './table/value-faults.ts';
import { versionFaults } from './table/version-faults.ts';
import { wordingFaults } from './table/wording-faults.ts';
import { yamlFaults } from './table/yaml-faults.ts';

/** Every planted fault, by subject. */
export const faultTable: Readonly<Record<string, readonly Fault[]>> = {
  'misspelt keys': misspeltKeys,
  'missing keys': missingKeys,
  versions: versionFaults,
  'doubled keys': doubledKeys,
  'hostile keys': hostileKeys,
  'wrong kinds of values': wrongKinds,
  hosts: wrongHosts,
  theme: wrongThemes,
  integrations: wrongIntegrations,
  domains: domainFaults,
  locales: localeFaults,
  flags: flagFaults,
  pages: pageFaults,
  'themes and ids': themeAndIdFaults,
  'drawn values': [...drawnConfigFaults, ...drawnShopFaults],
  layers: layerFaults,
  routes: routeFaults,
  extensions: extensionFaults,
  JSON: jsonFaults,
  'missing texts': missingTexts,
  'unused texts': unusedTexts,
  'texts of brands': bundleFaults,
  placeholders: placeholderFaults,
  plurals: pluralFaults,
  wording: wordingFaults,
  'drawn texts': [...drawnTextFaults, ...drawnMergeFaults],
  YAML: yamlFaults,
  'descriptions that are none': specSyntaxFaults,
  descriptions: specFaults,
  'drawn descriptions': descriptionFaults,
  overlays: overlayFaults,
  'descriptions that do not fit': fitFaults,
  'hostile input': hostileFaults,
  'descriptions that are fine': specsThatAreFine,
};
