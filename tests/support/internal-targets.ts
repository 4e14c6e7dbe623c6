import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A server of the inside that nobody from outside may have asked. */
export interface InternalServer {
  readonly port: number;
  /** The number of connections that were made to it. */
  connections(): number;
  stop(): Promise<void>;
}

/** Starts it, at every address of this machine. */
export async function startInternalServer(): Promise<InternalServer> {
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, '::');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    port: address.port,
    connections: () => connections,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Ways to write the address of this machine, and of servers of the inside of clouds. */
const hosts: readonly string[] = [
  '127.0.0.1',
  'localhost',
  'LOCALHOST.',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:0:0:1]',
  'user:password@127.0.0.1',
  'www.acoustic-nl.example@127.0.0.1',
  '①②⑦.⓪.⓪.①',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  '127。0。0。1',
  'localhost.localdomain',
  'nl-nl.localhost',
];

/** Ways to lead to a host. `@` is the host with its port. */
const shapes: readonly string[] = [
  'http://@/latest/meta-data/',
  'https://@/',
  '//@/',
  '\\\\@\\share',
  'http:@/',
  'http:/\\@/',
  'ftp://@/',
  'gopher://@/_GET%20/',
  'ws://@/',
  'jar:http://@!/',
  'url:http://@/',
  'http://@/\t',
  ' http://@/',
  'http://www.acoustic-nl.example#@@/',
  'file://@/etc/passwd',
];

/** Returns one of many addresses of a server of the inside. */
export function internalAddress(number: number, port: number): string {
  const host = hosts[number % hosts.length] ?? '';
  const shape = shapes[(number + Math.floor(number / hosts.length)) % shapes.length] ?? '';
  return shape.replace('@', `${host}:${port}`);
}

/** Documents with an address that some programs load when they open them: of a picture, a style, an entity, a film or a page. */
export function leadingFiles(address: string): readonly (readonly [name: string, bytes: Buffer])[] {
  const svg = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const texts: readonly (readonly [string, string])[] = [
    ['picture.svg', `<svg ${svg} width="9" height="9"><image xlink:href="${address}" width="9" height="9"/></svg>`],
    ['entity.svg', `<!DOCTYPE svg [<!ENTITY x SYSTEM "${address}">]><svg ${svg}><text>&x;</text></svg>`],
    ['dtd.svg', `<!DOCTYPE svg SYSTEM "${address}"><svg ${svg}/>`],
    ['style.svg', `<?xml-stylesheet href="${address}"?><svg ${svg}><style>@import url(${address});</style></svg>`],
    ['picture.png', `<svg ${svg}><image href="${address}" width="9" height="9"/></svg>`],
    ['picture.jpg', `push graphic-context\nviewbox 0 0 9 9\nfill 'url(${address})'\npop graphic-context`],
    ['film.png', `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\n${address}\n#EXT-X-ENDLIST`],
    ['page.pdf', `%PDF-1.7\n1 0 obj<</OpenAction<</S/URI/URI(${address})>>>>endobj\n%%EOF\n`],
    ['picture.tiff', `<svg ${svg}><use href="${address}#x"/></svg>`],
  ];
  return texts.map(([name, text]) => [name, Buffer.from(text)]);
}
