import type { GeneratedSite } from './generated-site.ts';

/** Origins that a directive of the Content Security Policy gains and loses. */
export interface PolicyChange {
  /** The directive's name in the header: `script-src`. */
  readonly directive: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Compares what the content security policies allow third parties before and after. */
export function comparePolicy(before: GeneratedSite | undefined, after: GeneratedSite): PolicyChange[] {
  const old = collectOrigins(before);
  const now = collectOrigins(after);
  return [...new Set([...now.keys(), ...old.keys()])].sort().flatMap((directive): PolicyChange[] => {
    const was = old.get(directive) ?? new Set();
    const is = now.get(directive) ?? new Set();
    const added = [...is].filter((origin) => !was.has(origin)).sort();
    const removed = [...was].filter((origin) => !is.has(origin)).sort();
    return added.length + removed.length === 0 ? [] : [{ directive, added, removed }];
  });
}

function collectOrigins(site: GeneratedSite | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const origins = new Map<string, Set<string>>();
  for (const { hosts = {} } of Object.values(site?.integrations ?? {})) {
    for (const [name, list] of Object.entries(hosts)) {
      const directive = name.includes('-') ? name : `${name}-src`;
      origins.set(directive, new Set([...(origins.get(directive) ?? []), ...list]));
    }
  }
  return origins;
}
