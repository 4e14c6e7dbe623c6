/** The bucket cannot be reached, or refuses what is asked of it. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}
