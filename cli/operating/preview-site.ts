import { loadSite } from '#cli/config/load-site.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { getDataDir } from '#cli/start/embedded-backend.ts';
import { readVariable } from '#cli/start/read-variable.ts';
import { keepSessionSecret } from '#cli/start/session-secret.ts';
import { developmentAddresses } from '#cli/start/site-addresses.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { branchName, previewPath, signPreview } from '#runtime/contracts/preview.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';

interface PreviewOptions {
  readonly site: string;
  readonly branch: string;
  /** For which the links work. */
  readonly hours: number;
  /** Where the site runs on this machine; absent: its domains, where a `SESSION_SECRET` is set. */
  readonly port?: number | undefined;
}

/**
 * `shopgen preview`: prints links that show a draft of a site's content to everybody who has them, in every locale, until they expire.
 *
 * @throws InputError for an unknown site or one with errors
 * @throws UsageError for a name that no branch can have
 */
export async function previewSite(
  { root }: CommandContext,
  { site: id, branch, hours, port: wanted }: PreviewOptions,
): Promise<Outcome> {
  if (!branchName.test(branch)) {
    throw new UsageError(
      `No branch can be called ${branch}: a name has 1 to 64 letters, digits, dots, dashes, underlines and slashes.`,
    );
  }
  const { model } = await loadSite(root, id);
  const given = readVariable('SESSION_SECRET');
  const secret = given ?? (await keepSessionSecret(getDataDir(root)));
  const isLocal = given === undefined || wanted !== undefined;
  const port = wanted ?? Number(readVariable('PORT') ?? 3000);
  const until = Date.now() + hours * 3_600_000;
  const token = signPreview({ site: id, branch, until }, secret);
  const links = Object.entries(isLocal ? developmentAddresses(model, port) : productionAddresses(model)).map(
    ([locale, address]) => ({ locale, url: toLink(address, token) }),
  );
  const width = Math.max(...links.map(({ locale }) => locale.length));
  return {
    data: { site: id, branch, until: new Date(until).toISOString(), links },
    text: links.map(({ locale, url }) => `${locale.padEnd(width)}  ${url}`).join('\n'),
    next: `The links work until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC${
      isLocal ? ', while the site runs on this machine' : ''
    }. Everybody who has one sees the draft.`,
  };
}

function productionAddresses({ locales, domains }: SiteModel): Readonly<Record<string, string>> {
  return Object.fromEntries(
    locales.map((locale) => [locale, `https://${domains[locale]?.host}${domains[locale]?.prefix || '/'}`]),
  );
}

/** Returns the link that begins a preview and leads to the home page of a locale. */
function toLink(address: string, token: string): string {
  const { origin, pathname } = new URL(address);
  const to = pathname === '/' ? '' : `?${new URLSearchParams({ to: pathname })}`;
  return `${origin}${previewPath}/${token}${to}`;
}
