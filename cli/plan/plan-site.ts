import { warningAt } from '#cli/diagnostics/diagnostic.ts';
import { isUpToDate } from '#cli/emit/compare.ts';
import { checkTrees } from '#cli/emit/emit.ts';
import { readTreeTexts } from '#cli/emit/read-tree.ts';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';
import { renderProject } from '#cli/project/generate-project.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { compareAddresses, listRedirects } from './addresses.ts';
import { diffFile, type FilePlan } from './file-diff.ts';
import { readGeneratedSite } from './generated-site.ts';
import { measureOverrides } from './measure-overrides.ts';
import { comparePolicy } from './policy.ts';
import { renderOverrides, renderPlan, type ShopPlan } from './render-plan.ts';
import { compareSettings } from './settings.ts';

/** Exit code for changes, with `--exit-code`. */
const wouldChange = 3;

/**
 * `shopgen plan`: what generate would do to the files, and what that means for the shop.
 *
 * With `--json`: `files` as `generate` has it, `diffs` (path → unified diff), `overrides: [{ part, kind, file, bytes, brotli }]` and `shop`: `{ addresses, redirects, locales,
 * identity, flags, pages, pageSizes, integrations, policy, theme, texts }`, or null when the files in force cannot be read
 * back.
 */
export async function planSite(
  root: string,
  id: string,
  { exitCode }: { readonly exitCode: boolean },
): Promise<Outcome> {
  const { project, sites, trees } = await renderProject(root, [id]);
  const overrides = await measureOverrides(
    root,
    sites.flatMap((site) => site.overrides),
  );
  const { changes, edited } = await checkTrees(root, trees);
  if (isUpToDate(changes)) {
    const data = { files: changes, diffs: {}, shop: emptyShopPlan(), overrides };
    const text = renderOverrides(overrides);
    return {
      diagnostics: project.diagnostics,
      data,
      ...(text !== '' && { text }),
      next: `generated/${id} is up to date: nothing would change.`,
    };
  }
  const files = (await Promise.all(trees.map((tree) => diffTree(root, tree)))).flat();
  const shop = await planShop(root, id, trees);
  const byHand = edited.map((file) =>
    warningAt(
      'generated.edited',
      getStart(file),
      `${file} was changed by hand`,
      'generate stops here: move the change into the sources, or overwrite it with --force.',
    ),
  );
  return {
    diagnostics: [...project.diagnostics, ...byHand],
    sources: project.sources,
    data: {
      files: changes,
      diffs: Object.fromEntries(files.map(({ file, diff }) => [file, diff ?? null])),
      shop: shop ?? null,
      overrides,
    },
    text: renderPlan(id, files, shop, overrides),
    next: `Next: shopgen generate --site ${id}`,
    exitCode: exitCode ? wouldChange : 0,
  };
}

async function diffTree(root: string, tree: GeneratedTree): Promise<FilePlan[]> {
  const before = (await readTreeTexts(root, tree.name)) ?? new Map<string, string>();
  const after = new Map(tree.files.map(({ path, text }) => [path, text]));
  return [...new Set([...after.keys(), ...before.keys()])]
    .sort()
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => diffFile(`generated/${tree.name}/${file}`, before.get(file), after.get(file)));
}

async function planShop(root: string, id: string, trees: readonly GeneratedTree[]): Promise<ShopPlan | undefined> {
  const rendered = trees.find(({ name }) => name === id)?.files ?? [];
  const after = readGeneratedSite(new Map(rendered.map(({ path, text }) => [path, text])));
  if (after === undefined) throw new Error(`The files rendered for ${id} cannot be read back`);
  const inForce = await readTreeTexts(root, id);
  const before = inForce && readGeneratedSite(inForce);
  if (inForce !== undefined && before === undefined) return undefined;
  const addresses = compareAddresses(before, after);
  return {
    addresses,
    redirects: listRedirects(addresses, after),
    policy: comparePolicy(before, after),
    ...compareSettings(before, after),
  };
}

function emptyShopPlan(): ShopPlan {
  return {
    addresses: [],
    redirects: [],
    policy: [],
    locales: { added: [], removed: [] },
    identity: [],
    flags: [],
    pages: [],
    pageSizes: [],
    integrations: [],
    theme: [],
    texts: {},
  };
}
