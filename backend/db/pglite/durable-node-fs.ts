import { closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's file system that this file extends. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: OpenFile) => number };
}

interface OpenFile {
  /** File descriptor; a folder has none. */
  readonly nfd?: number;
  readonly path?: string;
}

/**
 * PGlite's file system on the disk, with a real `fsync`, which PGlite answers without doing it. Data that PostgreSQL
 * has synced is then on the disk, and a commit survives the process.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown): void => {
      const fileSystem = readNodeFileSystem(module);
      if (!fileSystem) throw new Error('PGlite has changed: its module has no NODEFS to make durable.');
      fileSystem.stream_ops.fsync = (stream) => {
        this.#sync(stream);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }

  #sync(file: OpenFile): void {
    if (file.nfd !== undefined) {
      fsyncSync(file.nfd);
      return;
    }
    // The entries of a folder must be on the disk too, or a new file may be lost as a whole.
    const inside = file.path ? path.posix.relative(PGlite.paths.PGDATA, file.path) : '';
    const descriptor = openSync(path.join(this.rootDir, inside), 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
}

function readNodeFileSystem(module: unknown): NodeFileSystem | undefined {
  return hasNodeFileSystem(module) ? module.NODEFS : undefined;
}

function hasNodeFileSystem(module: unknown): module is { readonly NODEFS: NodeFileSystem } {
  return typeof module === 'object' && module !== null && 'NODEFS' in module && typeof module.NODEFS === 'object';
}
