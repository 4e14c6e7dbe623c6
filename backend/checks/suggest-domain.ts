/** The most common mail domains of the countries that shops deliver to. */
const common = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'live.com', 'icloud.com', 'yahoo.com', 'proton.me'],
  ...[
    'live.nl',
    'hotmail.nl',
    'ziggo.nl',
    'kpnmail.nl',
    'planet.nl',
    'xs4all.nl',
    'home.nl',
    'telenet.be',
    'skynet.be',
  ],
  ...['proximus.be', 'hotmail.be', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'hotmail.fr'],
  ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'hotmail.de', 'gmx.at', 'aon.at', 'chello.at'],
  ...['hotmail.co.uk', 'yahoo.co.uk', 'btinternet.com', 'live.co.uk', 'sky.com', 'talktalk.net'],
];

/** Returns the common domain with an edit distance of one to a domain, swapped neighbours included. */
export function suggestDomain(domain: string): string | undefined {
  return common.includes(domain) ? undefined : common.find((known) => isOneSlipAway(domain, known));
}

function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`;
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || swapped === right;
}
