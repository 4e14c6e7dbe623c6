/**
 * Modules that no API response flows through, so that their imports may be `any`: parsing and checking the real modules
 * would take longer than everything else together.
 */
const opaqueModules = ['react-router-dom', 'i18next', 'react-i18next', 'cockatiel', 'prom-client', 'jose'];

/** Declarations that replace modules of which only the names of exports matter. */
const stubs: Readonly<Record<string, string>> = {
  '#runtime/theme/stitches.ts':
    'export declare const styled: any, css: any, keyframes: any, globalCss: any, theme: any, createTheme: any;',
  'sanitize-html':
    'declare const sanitize: any; declare namespace sanitize { type IOptions = any; type Attributes = any } export default sanitize;',
  fastify: `
export interface FastifyInstance { get<Route = any>(path: string, handler: (request: any, reply: any) => any): any; [name: string]: any }
${['FastifyBaseLogger', 'FastifyReply', 'FastifyRequest', 'FastifyServerOptions'].map((name) => `export interface ${name} { [name: string]: any }`).join('\n')}
`,
  ioredis: 'export declare class Redis { constructor(...given: any[]); [name: string]: any }',
  undici: `
interface Handler {
  onResponseStart(controller: any, code: number, headers: Record<string, string | string[] | undefined>): void;
  [event: string]: any;
}
export declare class Agent { constructor(options: any); dispatch(options: any, handler: Handler): void }
export declare namespace Dispatcher { type DispatchOptions = any; type DispatchController = any }
`,
  csstype: 'export interface Properties<A = unknown, B = unknown> { [name: string]: any }',
};

/** Globals of Node, and the modules that may be `any`. */
export const ambientText = `
${opaqueModules.map((name) => `declare module '${name}';`).join('\n')}
declare module 'node:*';
declare const Buffer: any;
type Buffer<Bytes = any> = any;
declare const process: any;
declare namespace NodeJS { type ErrnoException = any; type ReadableStream = any; type Timeout = any }
`;

/** Returns whether {@link ambientText} declares a module. */
export function isOpaque(specifier: string): boolean {
  return specifier.startsWith('node:') || opaqueModules.includes(specifier);
}

/**
 * Returns all declarations that replace those of modules, each as a file. Those of opaque modules are empty, and keep a compiler
 * from reading the real ones: {@link ambientText} says what they are.
 */
export function listStubs(): { readonly specifier: string; readonly file: string; readonly text: string }[] {
  const opaque = opaqueModules.map((specifier): [string, string] => [specifier, 'export {};']);
  return [...Object.entries(stubs), ...opaque].map(([specifier, text]) => ({
    specifier,
    file: stubFile(specifier),
    text,
  }));
}

/** Returns the name of the file for {@link getStub}'s declarations. */
export function stubFile(specifier: string): string {
  return `${specifier.replaceAll(/\W/g, '-')}.d.ts`;
}

/** Returns the declarations that replace those of a module, if there are any. */
export function getStub(specifier: string): string | undefined {
  return Object.hasOwn(stubs, specifier) ? stubs[specifier] : undefined;
}
