/**
 * Reads a body to its end, in so many bytes at most: a faulty API must not fill our memory.
 *
 * @throws {RangeError} when there is more.
 */
export async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(response.headers.get('content-length') ?? Number.NaN);
  // Compressed bodies are larger than the announced length.
  if (announced <= maxBytes && !response.headers.has('content-encoding'))
    return new Uint8Array(await response.arrayBuffer());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new RangeError(`The answer has more than ${maxBytes} bytes`);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
