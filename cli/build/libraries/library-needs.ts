import { isBuiltin } from 'node:module';

/** Specifier (`react-dom/client`) → names of its exports, both sorted; `*` stands for all of them. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** The exports of libraries that a site's code imports. Sites with equal imports share the library files. */
export interface LibraryNeeds {
  readonly client: {
    /** Exports that every page needs. */
    readonly first: Needs;
    /** Exports that only lazily imported code needs. */
    readonly later: Needs;
  };
  readonly server: Needs;
}

/** Returns whether a bare specifier names a library: no module of ours, of Node or of a plugin. */
export const isLibrary = (specifier: string): boolean =>
  !/^(?:[./#\0]|virtual:|shopgen\/|[A-Za-z]:)/.test(specifier) && !isBuiltin(specifier) && !/\.css$/.test(specifier);

/** A mutable collection of needs. */
export class GatheredNeeds {
  readonly #names = new Map<string, Set<string>>();

  add(specifier: string, names: Iterable<string>): void {
    const all = this.#names.get(specifier) ?? new Set();
    for (const name of names) all.add(name);
    this.#names.set(specifier, all);
  }

  addAll(other: GatheredNeeds): void {
    for (const [specifier, names] of other.#names) this.add(specifier, names);
  }

  /** @param without - Needs that are already met and left out. */
  toNeeds(without: Needs = {}): Needs {
    const entries: [string, readonly string[]][] = [];
    for (const [specifier, names] of this.#names) {
      const before = new Set(without[specifier]);
      const left = [...names].filter((name) => !before.has(name)).sort();
      if (left.length > 0 || without[specifier] === undefined) entries.push([specifier, left]);
    }
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
