import type { Site } from '#cli/config/load-site.ts';
import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import type { Override } from '#cli/config/overrides.ts';
import type { Screens } from '#cli/config/screens.ts';
import { type Diagnostic, errorAt, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { generateContractsTree } from '#cli/generators/generate-contracts.ts';
import { generateOverrides } from '#cli/generators/overrides/override-files.ts';
import { overrideFolder } from '#cli/generators/overrides/override-places.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { generateOwnCode } from '#cli/generators/routes/own-code-file.ts';
import { findOwnScreenFiles } from '#cli/generators/routes/own-screen-files.ts';
import { packageRoot } from '#cli/package-root.ts';
import { hashForKey, type ResultCache, type ResultKey } from '#cli/results/result-cache.ts';
import { checkOwnCode, type OwnCode, type TypeProblem } from '#cli/type-check/check-own-code.ts';
import { loadCheckedSpecs } from '#cli/type-check/checked-specs.ts';
import { partFileName } from '#runtime/contracts/parts.ts';
import { generateApiTypes, withoutComments } from './api-types.ts';
import type { LoadedSpec } from './load-specs.ts';

interface OwnCodeInput {
  readonly root: string;
  /** Sites without a problem. */
  readonly sites: readonly Site[];
  readonly screens: Screens;
  readonly specs: readonly LoadedSpec[];
  readonly messages: LoadedMessages;
  /** The modules of the sites, by path. */
  readonly ownTexts: SourceTexts;
  readonly results: ResultCache;
}

/** The code of sites that must be compiled. */
interface UncheckedOwnCode {
  readonly code: OwnCode;
  /** Of its result. */
  readonly key: ResultKey;
}

/** The code of sites before it is compiled, or what an earlier run found in the same code. */
export type PreparedOwnCode = UncheckedOwnCode | { readonly known: readonly TypeProblem[] };

/**
 * Returns the modules of sites with what is generated around them, to be compiled against the parts that they change: again only
 * where one of them, or what they are made for, has changed.
 * @returns undefined where no site has a module
 */
export async function prepareOwnCode(input: OwnCodeInput): Promise<PreparedOwnCode | undefined> {
  const { root, screens, specs, messages, ownTexts, results } = input;
  if (ownTexts.size === 0) return undefined;
  const render = await loadTemplates();
  const trees = input.sites.map(({ model, layers, overrides, screens: ownScreens }) => ({
    name: model.id,
    files: [
      ...generateOverrides(model, overrides, screens, { layers }, render),
      ...generateOwnCode(model, findOwnScreenFiles(root, ownScreens), messages, { layers }, render),
    ],
  }));
  const texts = [...ownTexts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, text]) => [file, hashForKey(text)]);
  const { runtime } = await loadCheckedSpecs();
  const [product, content] = await Promise.all([
    generateApiTypes(specs, 'product'),
    generateApiTypes(specs, 'content'),
  ]);
  const types = [product, content].map((one) => hashForKey(withoutComments(one)));
  const key = ['override types', runtime, types, trees, texts];
  const known = results.read(key, isProblems);
  if (known !== undefined) return { known };
  const contracts = generateContractsTree({ messages, apiTypes: { product, content } }, render, results).files;
  return { code: { packageRoot, root, contracts, trees, texts: ownTexts }, key };
}

/**
 * Returns what does not fit in the code of sites.
 * @param isFit whether the native compiler has accepted it: what it refuses, or was not asked about, is compiled here
 */
export function checkPreparedOwnCode(
  prepared: PreparedOwnCode,
  isFit: boolean,
  { sites, results }: Pick<OwnCodeInput, 'sites' | 'results'>,
): Diagnostic[] {
  const problems = 'known' in prepared ? prepared.known : isFit ? [] : checkOwnCode(prepared.code);
  if (!('known' in prepared)) results.write(prepared.key, problems);
  return problems.map((problem) => toDiagnostic(problem, sites));
}

function isProblems(value: unknown): value is TypeProblem[] {
  return Array.isArray(value);
}

/** Where an override meets its part, what does not fit belongs to the line that names it. */
function toDiagnostic({ text, message, ...place }: TypeProblem, sites: readonly Site[]): Diagnostic {
  const [, id, name] = new RegExp(`^generated/([^/]+)/${overrideFolder}/(.*)\\.tsx$`).exec(place.file) ?? [];
  const changed = sites.find(({ model }) => model.id === id)?.overrides.find(({ part }) => partFileName(part) === name);
  const override: Override | undefined =
    changed?.overrides[Number(/\b(?:Override|Own)(\d+)\b/.exec(text)?.[1] ?? 1) - 1];
  if (changed === undefined || override === undefined) return errorAt('override.type', place, message);
  const help = `shopgen parts lists the properties of ${changed.part}.`;
  const reason = describeMisfit(message, changed.part);
  return errorAt('override.type', override.place, `${override.file} does not fit ${changed.part}: ${reason}`, help);
}

/** Returns what of the compiler's message people need: it spells both types out. */
function describeMisfit(message: string, part: string): string {
  const [, missing] = /Property '([^']+)' is missing in type .* but required in type/.exec(message) ?? [];
  if (missing !== undefined) return `it needs the property ${missing}, which ${part} does not get`;
  const [, differing] = /Types of property '([^']+)' are incompatible\./.exec(message) ?? [];
  const [reason = message] = /Type '[^']*' is not assignable to type '[^']*'\.$/.exec(message) ?? [];
  return differing === undefined ? message : `it reads ${differing} as another type: ${reason}`;
}
