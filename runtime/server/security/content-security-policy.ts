import { listScriptHosts } from '#runtime/contracts/script-hosts.ts';
import type { Integrations, PolicyDirective } from '#runtime/contracts/site.ts';
import { isExampleHost } from '#runtime/lib/third-party-address.ts';
import { trustedPolicies } from '#runtime/lib/trusted-types.ts';
import { startPolicyName, startScriptSource } from './start-script.ts';

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

/** Sources of every page: its own origin, and inline nothing but its first script. */
const ownSources: Readonly<Record<PolicyDirective, readonly string[]>> = {
  // What the first script inserts is trusted, and nothing else: browsers that know 'strict-dynamic' ignore the hosts beside it, which
  // stay for those that do not. Speculation rules are data that the page's loader inserts.
  script: ["'self'", "'inline-speculation-rules'", startScriptSource, "'strict-dynamic'"],
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
 * names. A page's inline styles are added by {@link allowStyles}. Where no third party runs scripts, the browser takes scripts and
 * markup from our Trusted Types policies alone; elsewhere {@link trustedTypesReport} has it say what would be refused.
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
  const trusted = runsThirdParties(integrations) ? [] : [trustedTypes];
  return [...fixedDirectives, ...directives, ...trusted].join('; ');
}

/** Trusted Types of a page: only our policies, and no text in their place. */
const trustedTypes = `trusted-types ${[startPolicyName, ...trustedPolicies].join(' ')}; require-trusted-types-for 'script'`;

/** The value of `Content-Security-Policy-Report-Only` for a site; `undefined` where Trusted Types are enforced. */
export const trustedTypesReport = (integrations: Integrations): string | undefined =>
  runsThirdParties(integrations) ? "require-trusted-types-for 'script'" : undefined;

const runsThirdParties = (integrations: Integrations): boolean => listScriptHosts(integrations).length > 0;

/**
 * Allows inline styles in a policy of {@link buildContentSecurityPolicy}.
 *
 * @param source - Their source expression: `'sha256-…'`.
 */
export const allowStyles = (policy: string, source: string | undefined): string =>
  source === undefined ? policy : policy.replace("style-src 'self'", `style-src 'self' ${source}`);

/** Allows every website to show a page of a policy of {@link buildContentSecurityPolicy} in a frame, where it runs no scripts. */
export const allowFrames = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", 'frame-ancestors *').replace(/script-src [^;]*/, "script-src 'none'");

function policyDirectives(): readonly PolicyDirective[] {
  return ['script', 'connect', 'img', 'frame', 'style', 'font', 'form-action'];
}
