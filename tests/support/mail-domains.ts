import type { MailResolver } from '#backend/checks/email-domain.ts';

/** A small DNS: every other name does not exist. */
const zones: Readonly<
  Record<string, { readonly mx?: readonly string[]; readonly a?: readonly string[]; readonly fails?: string }>
> = {
  com: {},
  'mail.com': { mx: ['mx.mail.com'] },
  'address-only.com': { a: ['192.0.2.1'] },
  'null-mx.com': { mx: [''] },
  'nothing.com': {},
  'broken.com': { fails: 'ESERVFAIL' },
  'slow.com': { fails: 'ETIMEOUT' },
};

/** Stands in for the DNS, with the errors of `node:dns`. */
export const mailDomains: MailResolver = {
  async resolveMx(name) {
    const { mx = [] } = getZone(name);
    if (mx.length === 0) throw dnsError('ENODATA');
    return mx.map((exchange, priority) => ({ exchange, priority }));
  },
  async resolve4(name) {
    const { a = [] } = getZone(name);
    if (a.length === 0) throw dnsError('ENODATA');
    return a;
  },
  async resolve6() {
    throw dnsError('ENODATA');
  },
  async resolveNs(name) {
    getZone(name);
    return ['ns.example'];
  },
};

function getZone(name: string) {
  const zone = zones[name];
  if (!zone) throw dnsError('ENOTFOUND');
  if (zone.fails !== undefined) throw dnsError(zone.fails);
  return zone;
}

function dnsError(code: string): Error {
  return Object.assign(new Error(`query ${code}`), { code });
}
