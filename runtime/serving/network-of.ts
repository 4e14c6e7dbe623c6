import { isIPv6 } from 'node:net';

/** Returns what counts as one client: an IPv4 address, or the network of 64 bits of an IPv6 address, which one person owns as a whole. */
export function networkOf(address: string): string {
  return isIPv6(address) ? maskNetwork(address) : address;
}

function maskNetwork(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined) return embedded;
  // URL normalises it to its shortest form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - groups.length - behind.length }, () => '0');
  return [...groups, ...zeros, ...behind].slice(0, 4).join(':');
}
