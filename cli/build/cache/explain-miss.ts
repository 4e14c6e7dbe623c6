import type { CachedSite } from './cached-site.ts';
import type { Inputs } from './site-inputs.ts';

/** `generated/acoustic/theme.ts` with the sources that made it change. */
async function explainGenerated(name: string, before: CachedSite, inputs: Inputs): Promise<string> {
  const origins = before.origins[name] ?? [];
  const changed: string[] = [];
  for (const source of origins) {
    if ((await inputs.now(source)) !== before.sources[source]) changed.push(source);
  }
  return changed.length > 0 ? `${changed.join(', ')} → ${name}` : name;
}

function explainOwn(before: string, now: string | undefined): string {
  const [versionBefore] = before.split(' ');
  const [versionNow] = (now ?? '').split(' ');
  return versionBefore === versionNow ? 'shopgen’s own code' : `shopgen ${versionBefore} → ${versionNow}`;
}

async function explainChange(
  name: string,
  before: CachedSite,
  now: string | undefined,
  inputs: Inputs,
): Promise<string> {
  const was = before.inputs[name] ?? '';
  if (name === 'shopgen') return explainOwn(was, now);
  if (name === 'node') return `Node ${was} → ${now}`;
  if (name.startsWith('overridden:')) return 'other parts are overridden';
  if (name === 'styles modules') return 'a styles module was added or removed';
  // Beside the sources packages lie in node_modules; beside an installed shopgen they are its neighbours.
  const [, packageName] = /^package:(?:.*node_modules\/|(?:\.\.\/)+)(.*)$/.exec(name) ?? [];
  if (packageName !== undefined) return `${packageName} ${was} → ${now ?? 'gone'}`;
  if (now === undefined) return `${name} is gone`;
  return name.startsWith('generated/') ? explainGenerated(name, before, inputs) : name;
}

/** Lists by name what has changed since a site was built; empty when nothing has. */
export async function explainMiss(before: CachedSite, inputs: Inputs): Promise<string[]> {
  const reasons: string[] = [];
  for (const [name, was] of Object.entries(before.inputs)) {
    const now = await inputs.now(name);
    if ((now ?? '') !== was) reasons.push(await explainChange(name, before, now, inputs));
  }
  return reasons;
}

/** Returns whether everything is as it was when the record was made. */
export async function isUnchanged(record: Pick<CachedSite, 'inputs'>, inputs: Inputs): Promise<boolean> {
  const same = await Promise.all(
    Object.entries(record.inputs).map(async ([name, was]) => ((await inputs.now(name)) ?? '') === was),
  );
  return same.every(Boolean);
}
