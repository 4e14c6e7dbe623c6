import { crc32 } from 'node:zlib';

/** Reads the files of an uncompressed ZIP, by name. @throws {Error} when a file is damaged. */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('The archive has no end.');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, sum, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [nameLength = 0] = lengths;
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    if (method !== 0 || crc32(bytes) !== sum) throw new Error(`${name} is not what was stored.`);
    files.set(name, bytes);
    at += 46 + lengths.reduce((total, length) => total + length, 0);
  }
  return files;
}
