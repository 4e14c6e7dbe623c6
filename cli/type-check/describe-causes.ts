import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import type { ApiName, Operation } from '#cli/openapi/spec.ts';
import { createSpecLocator, type SpecLocator } from '#cli/openapi/spec-locator.ts';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { type Environment, locateCause, type Spot } from './locate-cause.ts';
import type { Complaint, Mismatch, MismatchKind } from './mismatch.ts';
import { operationsReaching, type Reach } from './reaching-operations.ts';
import { describeMismatch, describeSubject, type Relier, several } from './words.ts';

/** Compiler errors that have the same cause in a description. */
interface Cause extends Spot {
  readonly complaints: Complaint[];
}

interface Located {
  readonly complaint: Complaint;
  readonly spot: Spot;
}

/** If more names than this are missing at one place, they are reported as one change of the whole type. */
const maxNames = 4;

/** The kinds of mismatch, the most informative first: of several about one thing the first is reported. */
const ranks: readonly (MismatchKind | undefined)[] = [
  'lacks',
  'refuses',
  'requires',
  'absent',
  'lost-value',
  'unknown-value',
  'changed',
  undefined,
];

/** Returns one diagnostic per cause, placed in the descriptions. */
export function describeCauses(around: Environment, complaints: readonly Complaint[]): Diagnostic[] {
  const causes = new Map<string, Cause>();
  const located = complaints.flatMap((complaint) => {
    const spot = locateCause(around, complaint);
    return spot === undefined ? [] : [{ complaint, spot }];
  });
  for (const { complaint, spot } of located) {
    if (isConsequence(around, complaint, located)) continue;
    const id = [spot.api, ...spot.path, '', getPropertyName(complaint.mismatch) ?? ''].join('\n');
    const cause = causes.get(id) ?? { ...spot, complaints: [] };
    causes.set(id, cause);
    cause.complaints.push(complaint);
  }
  const { product, content } = around.specs;
  const locators = { product: createSpecLocator(product.source), content: createSpecLocator(content.source) };
  return merged([...causes.values()]).map((cause) => describe(around, cause, locators[cause.api]));
}

/** Returns what a complaint is about where one place can be wrong in several ways: each of its properties. */
function getPropertyName(mismatch: Mismatch | undefined): string | undefined {
  const isValue = mismatch?.kind === 'unknown-value' || mismatch?.kind === 'lost-value';
  return isValue ? undefined : mismatch?.name;
}

/** Returns whether a complaint of unknown origin probably follows from one whose origin is known. */
function isConsequence({ specs }: Environment, { mismatch, origin }: Complaint, all: readonly Located[]): boolean {
  if (mismatch !== undefined) return false;
  const explained = all.filter(({ complaint }) => complaint.mismatch !== undefined);
  return explained.some(
    ({ spot: { api, path } }) =>
      origin === undefined ||
      operationsReaching(specs[api].document, path).some(({ operation }) => isUseOfOperation(origin, api, operation)),
  );
}

/** Merges causes at one place when they name many things, or when only one of them names anything. */
function merged(causes: readonly Cause[]): Cause[] {
  const byPlace = new Map<string, Cause[]>();
  for (const cause of causes) {
    const place = [cause.api, ...cause.path].join('\n');
    byPlace.set(place, [...(byPlace.get(place) ?? []), cause]);
  }
  return [...byPlace.values()].flatMap((group) => {
    const named = group.filter(({ complaints }) =>
      complaints.some(({ mismatch }) => getPropertyName(mismatch) !== undefined),
    );
    const [first] = group;
    if (first === undefined || (named.length > 1 && named.length <= maxNames)) return named;
    return [{ ...first, complaints: group.flatMap(({ complaints }) => complaints) }];
  });
}

function describe(around: Environment, { api, path, complaints }: Cause, locator: SpecLocator): Diagnostic {
  const { specs, uses } = around;
  const { document } = specs[api];
  const ranked = complaints.toSorted((a, b) => rank(a.mismatch) - rank(b.mismatch));
  const mismatch = ranked[0]?.mismatch;
  const reached = operationsReaching(document, path).map((reach) => ({
    ...reach,
    use: uses.find((use) => isUseOfOperation(use, api, reach.operation)),
  }));
  // Prefers the operations that the shop calls.
  const called = reached.some(({ use }) => use !== undefined)
    ? reached.filter(({ use }) => use !== undefined)
    : reached;
  const isRequest = isAboutRequests(mismatch, called);
  const reliers = [...new Set(called.flatMap(({ use }) => use?.usedBy ?? []))];
  const who: Relier = { text: several(reliers) || 'the shop', isOne: reliers.length < 2 };
  const operations = called.map(({ operation }) => operationName(operation));
  const where =
    operations.length === 0 ? '' : `, in the ${isRequest ? 'request' : 'answer'} of ${several(operations, 2)}`;
  const names = [
    ...new Set(ranked.flatMap((one) => (one.mismatch?.kind === mismatch?.kind ? (one.mismatch?.name ?? []) : []))),
  ];
  return errorAt(
    isRequest ? 'spec.request-unfit' : 'spec.answer-unfit',
    mismatch?.kind === 'lacks' ? locator.value(path) : locator.key(path),
    `${describeMismatch(mismatch, names, describeSubject(document, path), who)}${where}`,
    suggestFix(mismatch, names, complaints),
  );
}

function rank(mismatch: Mismatch | undefined): number {
  const vague = mismatch?.kind === 'changed' && mismatch.needs === undefined ? 0.5 : 0;
  return ranks.indexOf(mismatch?.kind) + vague;
}

function isUseOfOperation(use: OperationUse, api: ApiName, { method, path }: Operation): boolean {
  return (use.api === api || use.api === 'either') && use.method === method && use.path === path;
}

function isAboutRequests(mismatch: Mismatch | undefined, reached: readonly Reach[]): boolean {
  if (mismatch?.kind === 'requires' || mismatch?.kind === 'refuses') return true;
  return reached.length > 0 && reached.every(({ inRequest, inAnswer }) => inRequest && !inAnswer);
}

function operationName({ operationId, method, path }: Operation): string {
  const address = `${method.toUpperCase()} ${path}`;
  return operationId === undefined ? address : `${operationId} (${address})`;
}

function suggestFix(
  mismatch: Mismatch | undefined,
  names: readonly string[],
  complaints: readonly Complaint[],
): string {
  const [name, ...more] = names;
  const suggestion = name === undefined || more.length > 0 ? undefined : suggest(name, mismatch?.siblings ?? []);
  const places = [...new Set(complaints.map(({ file, line }) => `${file}:${line}`))];
  const relying = `${several(places, 2)} ${places.length > 1 ? 'rely' : 'relies'} on it.`;
  const words = mismatch === undefined ? `The compiler says: ${cut(complaints[0]?.reason ?? '')}` : undefined;
  return [suggestion, relying, words].filter((part) => part !== undefined).join(' ');
}

function cut(text: string, most = 200): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
