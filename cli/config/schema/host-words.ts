/** A label neither begins nor ends with a hyphen; the last is no number; *.localhost is for development. */
export const hostPattern =
  /^(?!.*\.localhost$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

export const originPattern =
  /^https:\/\/(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+(:|$))[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?$/;

const expectedHost = 'expected a host name in lower case, without scheme, port and path, such as shop.example';
const expectedOrigin = 'expected an origin such as https://shop.example, without path';

/** Returns the message for a text that is not a host name. */
export function hostProblem(value: string): string {
  const reason = hostReason(value);
  return reason === undefined ? expectedHost : `${expectedHost}; ${reason}`;
}

/** Returns the message for a text that is not an origin of a third party. */
export function originProblem(value: string): string {
  if (/^'|^(self|none|data:|blob:|\*)/.test(value)) {
    return `${expectedOrigin}; the shop itself is always allowed, everything never is`;
  }
  if (/\*/.test(value) && !/^(https:\/\/)?\*\.[^*]*$/.test(value)) {
    return `${expectedOrigin}; *. stands once, in front, for every subdomain`;
  }
  return `${expectedOrigin}; *. in front stands for every subdomain`;
}

function hostReason(value: string): string | undefined {
  if (/^\[?[0-9a-f]*:[0-9a-f:.]+\]?$/i.test(value) || /^\d{1,3}(\.\d{1,3}){3}(:\d+)?$/.test(value)) {
    return 'this is an IP address';
  }
  if (/(^|\.)localhost(:|$)/.test(value)) return 'names below localhost are for development, and always answered';
  if (/^[a-z]+:\/\//i.test(value)) return 'this is a whole address';
  if (/:\d+$/.test(value)) return 'a port is not part of it';
  if (value.includes('*')) return 'every host is written out';
  if (value.includes('_')) return 'an underscore is not allowed in it';
  if (value.endsWith('.')) return 'it ends without a dot';
  if (/[^\u0020-\u007e]/.test(value)) return 'other letters are written in their xn-- form';
  const long = value.split('.').find((label) => label.length > 63);
  if (long !== undefined) return `"${long.slice(0, 20)}…" has ${long.length} characters, and a part has 63 at most`;
  if (!value.includes('.')) return 'it has at least one dot';
  return /^-|-$|-\.|\.-/.test(value) ? 'its parts neither begin nor end with a hyphen' : undefined;
}
