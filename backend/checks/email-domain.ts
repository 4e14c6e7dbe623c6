import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { suggestDomain } from './suggest-domain.ts';

/** Whether a domain accepts mail. `unknown`: the DNS gave no certain answer; such domains are accepted. */
export type DomainVerdict = 'reachable' | 'unreachable' | 'unknown';

/** The queries to the DNS; node's own resolver, or a stub. Rejects with the code of `node:dns`. */
export interface MailResolver {
  resolveMx(name: string): Promise<readonly { readonly exchange: string }[]>;
  resolve4(name: string): Promise<readonly string[]>;
  resolve6(name: string): Promise<readonly string[]>;
  resolveNs(name: string): Promise<readonly string[]>;
}

export interface CheckedDomain {
  /** In lower case and ASCII, as it was looked up. */
  readonly domain: string;
  readonly verdict: DomainVerdict;
  /** A similar domain that may have been meant. */
  readonly suggestion: string | undefined;
}

export type CheckEmailDomain = (typed: string) => Promise<CheckedDomain>;

/** Max. milliseconds of a lookup as a whole. */
const deadline = 2000;
/** Milliseconds for which a verdict is cached. */
const keptFor = 60 * 60 * 1000;
/** Max. cached verdicts; the oldest is evicted first. */
const maxKept = 10_000;

/** Creates a resolver that uses the DNS settings of this machine. */
export function createMailResolver(): MailResolver {
  return new Resolver({ timeout: deadline / 2, tries: 2 });
}

/** Creates a check of the domains of e-mail addresses, which caches certain verdicts. */
export function createDomainCheck(resolver: MailResolver, clock: () => Date): CheckEmailDomain {
  const kept = new Map<string, { readonly verdict: DomainVerdict; readonly until: number }>();
  return async (typed) => {
    const lower = typed.trim().toLowerCase();
    const domain = domainToASCII(lower);
    if (!isDomain(domain))
      return { domain: lower === '' ? typed : lower, verdict: 'unreachable', suggestion: undefined };
    const now = clock().getTime();
    const known = kept.get(domain);
    if (known && known.until > now) return { domain, verdict: known.verdict, suggestion: suggestDomain(domain) };
    const verdict = await withinDeadline(lookUp(resolver, domain));
    if (verdict !== 'unknown') {
      // Inserted last: the first entry is the oldest.
      kept.delete(domain);
      kept.set(domain, { verdict, until: now + keptFor });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    }
    return { domain, verdict, suggestion: suggestDomain(domain) };
  };
}

/** Returns whether a text has at least two labels of letters, digits and hyphens, the last of which is not a number. */
function isDomain(text: string): boolean {
  return text.length <= 253 && /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(text);
}

/** RFC 2606: names for tests and examples, which exist on private networks at most. */
const privateNames = /\.(test|example)$/;

/**
 * Looks up the mail server of a domain. RFC 5321 section 5.1: the MX, else the address record; RFC 7505: none for a
 * null MX.
 */
async function lookUp(resolver: MailResolver, domain: string): Promise<DomainVerdict> {
  if (privateNames.test(domain)) return 'unknown';
  try {
    const hosts = await resolver.resolveMx(domain);
    return hosts.some(({ exchange }) => exchange !== '' && exchange !== '.') ? 'reachable' : 'unreachable';
  } catch (error) {
    if (!isAbsence(error) || !(await knowsTheWorld(resolver))) return 'unknown';
    if (error.code === 'ENOTFOUND') return 'unreachable';
  }
  const addresses = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)]);
  if (addresses.some(({ status }) => status === 'fulfilled')) return 'reachable';
  const isCertain = addresses.every((answer) => answer.status === 'rejected' && isAbsence(answer.reason));
  return isCertain ? 'unreachable' : 'unknown';
}

/**
 * Returns whether the resolver sees the public DNS, by a lookup of `com`. A resolver of a closed network answers that
 * no name exists.
 */
async function knowsTheWorld(resolver: MailResolver): Promise<boolean> {
  return await resolver.resolveNs('com').then(
    () => true,
    () => false,
  );
}

/** Returns whether an error is the DNS's answer that there is no such record. */
function isAbsence(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');
}

async function withinDeadline(answer: Promise<DomainVerdict>): Promise<DomainVerdict> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DomainVerdict>((resolve) => {
    timer = setTimeout(() => resolve('unknown'), deadline);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
