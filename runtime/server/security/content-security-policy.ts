import type { Integrations, PolicyDirective } from '#runtime/contracts/site.ts';
import { isExampleHost } from '#runtime/lib/third-party-address.ts';

/** Directives that integrations may extend, and the names they have in the header. */
const directiveNames: Readonly<Record<PolicyDirective, string>> = {
  script: 'script-src',
  connect: 'connect-src',
  img: 'img-src',
  frame: 'frame-src',
  style: 'style-src',
  font: 'font-src',
  'form-action': 'form-action',
};

/** Sources of every page: its own origin, nothing inline. */
const ownSources: Readonly<Record<PolicyDirective, readonly string[]>> = {
  // Speculation rules are data that the page's loader inserts.
  script: ["'self'", "'inline-speculation-rules'"],
  connect: ["'self'"],
  img: ["'self'"],
  frame: [],
  style: ["'self'"],
  font: ["'self'"],
  'form-action': ["'self'"],
};

const fixedDirectives = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "manifest-src 'self'"];

/**
 * Builds the content security policy of a site's pages: its own origin, and of each integration exactly the hosts it
 * names. There is no inline script; a page's inline styles are added by {@link allowStyles}.
 *
 * @param paymentHosts - Origins of payment pages that only the environment knows. A form that is answered by sending
 * the browser there needs them, on sites where something is paid.
 * @param sandbox - Origin that stands in for third parties under `.example`; absent: nothing does.
 */
export function buildContentSecurityPolicy(
  integrations: Integrations,
  paymentHosts: readonly string[],
  sandbox?: string,
): string {
  const directives = policyDirectives().map((directive) => {
    const named = Object.values(integrations).flatMap((integration) => integration?.hosts?.[directive] ?? []);
    const hosts = sandbox === undefined ? named : named.map((host) => (isExampleHost(host) ? sandbox : host));
    const further = directive === 'form-action' && integrations.payment !== undefined ? paymentHosts : [];
    const sources = [...new Set([...ownSources[directive], ...hosts, ...further])];
    return `${directiveNames[directive]} ${sources.length === 0 ? "'none'" : sources.join(' ')}`;
  });
  return [...fixedDirectives, ...directives].join('; ');
}

/**
 * Allows inline styles in a policy of {@link buildContentSecurityPolicy}.
 *
 * @param source - Their source expression: `'sha256-…'`.
 */
export const allowStyles = (policy: string, source: string | undefined): string =>
  source === undefined ? policy : policy.replace("style-src 'self'", `style-src 'self' ${source}`);

function policyDirectives(): readonly PolicyDirective[] {
  return ['script', 'connect', 'img', 'frame', 'style', 'font', 'form-action'];
}
