import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BucketAddress } from './bucket-address.ts';
import { BucketError } from './bucket-error.ts';

/** Objects of a bucket, by keys below the prefix of its address. */
export interface Bucket {
  /** Stores a file of this machine. The service compares what it has received with its SHA-256. */
  put(key: string, file: string, bytes: number): Promise<void>;
  /** Opens an object; `undefined` when it does not exist. */
  get(key: string): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>;
  /** Lists the objects whose keys begin so. */
  list(start: string): AsyncIterable<{ readonly key: string; readonly changed: Date }>;
  /** Deletes an object; does nothing where there is none. */
  delete(key: string): Promise<void>;
}

/** How long a connection may take, an answer may not begin, and one that has begun may pause. Milliseconds. */
const timeouts = { connectionTimeout: 2000, requestTimeout: 3000, socketTimeout: 5000 };
/** Milliseconds until a file of 30 MB is answered for, which has to be sent first. */
const putTimeout = 20_000;

/**
 * Opens a bucket with the client of Amazon, which looks for keys as all its tools do: in the environment, in files, and in what a
 * cluster or machine gives its programs.
 *
 * @param s3 - The package of the client.
 */
export function openBucket(
  { bucket: Bucket, prefix, endpoint, region }: BucketAddress,
  s3: typeof import('@aws-sdk/client-s3'),
): Bucket {
  const { S3Client, PutObjectCommand, GetObjectCommand, ListObjectsV2Command, DeleteObjectCommand } = s3;
  const client = new S3Client({
    region,
    // By default a request that takes longer is only logged.
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    maxAttempts: 2,
    // Names of buckets are hosts at Amazon only.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` });
  const asking = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new BucketError(`The bucket ${Bucket} does not do what it is asked: ${reason}`, { cause: error });
    }
  };
  return {
    async put(key, file, bytes) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      await asking(() =>
        client.send(
          new PutObjectCommand({
            ...at(key),
            Body: createReadStream(file),
            ContentLength: bytes,
            ChecksumSHA256: hash.digest('base64'),
          }),
          { requestTimeout: putTimeout },
        ),
      );
    },
    async get(key) {
      return await asking(async () => {
        try {
          const { Body, ContentLength } = await client.send(
            new GetObjectCommand({ ...at(key), ChecksumMode: 'ENABLED' }),
          );
          if (!(Body instanceof Readable)) throw new Error('An answer without content');
          return { stream: Body, bytes: ContentLength ?? 0 };
        } catch (error) {
          if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
          throw error;
        }
      });
    },
    async *list(start) {
      let token: string | undefined;
      do {
        const page = await asking(() =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${start}`, ContinuationToken: token })),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined) yield { key: Key.slice(prefix.length), changed: LastModified ?? new Date() };
        }
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    async delete(key) {
      await asking(() => client.send(new DeleteObjectCommand(at(key))));
    },
  };
}
