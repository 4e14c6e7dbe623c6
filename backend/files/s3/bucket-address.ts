/** Where a bucket is, from an address `s3://<bucket>/<prefix>?endpoint=<URL>&region=<region>`. */
export interface BucketAddress {
  readonly bucket: string;
  /** Begins every key: empty, or text that ends in a slash. */
  readonly prefix: string;
  /** Address of a service other than Amazon's. */
  readonly endpoint?: string;
  /** `us-east-1` unless it is named, which services other than Amazon's do not mind. */
  readonly region: string;
}

/** Names of buckets after the rules of Amazon S3: 3 to 63 lower-case letters, digits, dots and hyphens. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Returns what is wrong with an `s3:` address, as the rest of a sentence that begins with its name; `undefined`: nothing. */
export function findBucketFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !bucketName.test(url.hostname)) return 'names no bucket: s3://<bucket>/<prefix>';
  if (url.username !== '' || url.password !== '') {
    return 'holds a key, which belongs into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  const unknown = [...url.searchParams.keys()].find((key) => !['endpoint', 'region'].includes(key));
  if (unknown !== undefined) return `has a parameter ${unknown}; it knows endpoint and region`;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol))) {
    return 'has an endpoint that is no http address';
  }
  return undefined;
}

/** Reads an `s3:` address without fault. */
export function readBucketAddress(address: string): BucketAddress {
  const url = new URL(address);
  const folders = decodeURIComponent(url.pathname).split('/').filter(Boolean);
  const endpoint = url.searchParams.get('endpoint');
  return {
    bucket: url.hostname,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    ...(endpoint !== null && { endpoint }),
    region: url.searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
  };
}
