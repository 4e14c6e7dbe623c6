import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { readEntry, readSigner, readTrusted, writeEntry } from '#cli/build/cache/remote/action-result.ts';

const ours = generateKeyPairSync('ed25519');
const strangers = generateKeyPairSync('ed25519');
const key = 'a'.repeat(64);
const entry = new Map([
  ['profile.json', { hash: '1'.repeat(64), size: 10 }],
  ['files/server.js', { hash: '2'.repeat(64), size: 2000 }],
]);
const written = writeEntry(key, entry, ours.privateKey);

it('reads what it wrote, also as a server writes it anew', () => {
  expect(readEntry(key, written, [strangers.publicKey, ours.publicKey])).toEqual(entry);
  // As protobuf's JSON of another implementation: members in another order, numbers as numbers.
  const { stdoutRaw, outputFiles } = JSON.parse(written);
  const anew = JSON.stringify({
    stdoutRaw,
    outputFiles: outputFiles.map(({ path, digest }: { path: string; digest: { hash: string; sizeBytes: string } }) => ({
      digest: { sizeBytes: Number(digest.sizeBytes), hash: digest.hash },
      path,
    })),
    exitCode: 0,
  });
  expect(readEntry(key, anew, [ours.publicKey])).toEqual(entry);
});

it.each<[string, string, string]>([
  ['under another key', 'b'.repeat(64), written],
  ['that a stranger has signed', key, writeEntry(key, entry, strangers.privateKey)],
  ['with another content', key, written.replace('2'.repeat(64), '3'.repeat(64))],
  ['with another size', key, written.replace('2000', '2001')],
  ['with another name', key, written.replace('files/server.js', 'files/../server.js')],
  [
    'with a file less',
    key,
    JSON.stringify({ ...JSON.parse(written), outputFiles: JSON.parse(written).outputFiles.slice(1) }),
  ],
  ['without a signature', key, JSON.stringify({ outputFiles: JSON.parse(written).outputFiles })],
  ['that is cut', key, written.slice(0, -20)],
  ['that is a page', key, '<html></html>'],
  ['that is empty', key, ''],
  ['of another kind', key, '[]'],
])('does not read an entry %s', (_, under, text) => {
  expect(readEntry(under, text, [ours.publicKey])).toBeUndefined();
});

it('takes keys of Ed25519 alone', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(() => readSigner(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toThrow('a key of rsa');
  expect(() => readTrusted(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString())).toThrow('a key of rsa');
});
