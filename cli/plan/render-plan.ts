import type { AddressChange, Redirect } from './addresses.ts';
import type { FilePlan } from './file-diff.ts';
import type { OverrideCost } from './measure-overrides.ts';
import type { PolicyChange } from './policy.ts';
import type { SettingChanges, ValueChange } from './settings.ts';

/** The effects of a plan on the shop. */
export interface ShopPlan extends SettingChanges {
  readonly addresses: readonly AddressChange[];
  readonly redirects: readonly Redirect[];
  readonly policy: readonly PolicyChange[];
}

/** Maximum number of printed lines of one kind; `--json` has them all. */
const maxLines = 40;
/** Maximum number of printed lines of an added or removed file. */
const maxDiffLines = 60;

const signs = { added: '+', changed: '~', deleted: '-' } as const;

/**
 * Renders a plan for a person: first its effects, then the files, then the diff.
 * @param shop undefined when the files in force cannot be read back
 */
export function renderPlan(
  id: string,
  files: readonly FilePlan[],
  shop: ShopPlan | undefined,
  overrides: readonly OverrideCost[],
): string {
  const sections = [
    ...(shop === undefined
      ? [
          [
            'The files in force were changed by hand or written by another version: what changes for the shop cannot be told.',
          ],
        ]
      : shopSections(shop)),
    overrideSection(overrides),
    section(
      'Files',
      files.map(({ file, change }) => `${signs[change]} ${file}`),
    ),
    ...files.map(diffLines),
  ];
  return [`Plan for ${id}`, ...sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))].join(
    '\n\n',
  );
}

function shopSections({ addresses, redirects, policy, ...settings }: ShopPlan): string[][] {
  const { locales, identity, flags, pages, pageSizes, integrations, theme, texts } = settings;
  const coming = locales.added.map((locale) => `+ ${locale}`);
  const going = locales.removed.map((locale) => `- ${locale}`);
  return [
    section('Site', identity.map(valueLine)),
    section('Locales', [...coming, ...going]),
    section('Addresses', addresses.map(addressLine)),
    section('Redirects to write', redirects.map(redirectLine)),
    section('Flags', flags.map(valueLine)),
    section('Content pages', pages.map(valueLine)),
    section('Page sizes', pageSizes.map(valueLine)),
    section('Integrations', integrations.map(valueLine)),
    section('Content security policy', policy.flatMap(policyLines)),
    section('Theme', theme.map(valueLine)),
    section(
      'Texts',
      Object.entries(texts).flatMap(([locale, changes]) =>
        changes.map((change) => `${valueLine(change)}  (${locale})`),
      ),
    ),
  ];
}

/** Returns what the overrides of a site cost; empty for one without. */
export function renderOverrides(overrides: readonly OverrideCost[]): string {
  return overrideSection(overrides).join('\n');
}

function overrideSection(overrides: readonly OverrideCost[]): string[] {
  return section(
    'Overrides, in bytes of own code (minified, brotli)',
    overrides.map(({ part, kind, file, bytes, brotli }) => `${part}  ${kind} ${file}  ${bytes}, ${brotli}`),
  );
}

/** Returns a title with its lines, of which many are cut; empty without lines. */
export function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - maxLines;
  const shown = lines.slice(0, maxLines).map((line) => `  ${line}`);
  return [title, ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

/** Renders a redirect to write. */
export const redirectLine = ({ status, from, to }: Redirect): string => `${status} ${from} → ${to}`;

/** Renders an address that comes, goes or changes. */
export function addressLine({ key, locale, before, after }: AddressChange): string {
  const name = `${key} ${locale}`;
  if (before === undefined) return `+ ${name}  ${after}`;
  if (after === undefined) return `- ${name}  ${before}`;
  return `~ ${name}  ${before} → ${after}`;
}

/** Renders a value that comes, goes or changes. */
export function valueLine({ key, before, after }: ValueChange): string {
  if (before === undefined) return `+ ${key}: ${JSON.stringify(after)}`;
  if (after === undefined) return `- ${key}: ${JSON.stringify(before)}`;
  return `~ ${key}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
}

function policyLines({ directive, added, removed }: PolicyChange): string[] {
  return [...added.map((origin) => `+ ${directive} ${origin}`), ...removed.map((origin) => `- ${directive} ${origin}`)];
}

function diffLines({ file, change, diff }: FilePlan): string[] {
  if (diff === undefined) return [`${file}: too much differs to be shown beside each other`];
  const lines = diff.trimEnd().split('\n');
  if (change === 'changed' || lines.length <= maxDiffLines) return lines;
  return [...lines.slice(0, maxDiffLines), `… and ${lines.length - maxDiffLines} more lines of ${file}`];
}
