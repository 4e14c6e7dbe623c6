import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '#cli/config/load-site.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { type ScaffoldFile, writeFiles } from '../write-files.ts';
import { type DeployTarget, deployTargets } from './deploy-targets.ts';

export interface DeployInitOptions {
  readonly site: readonly string[];
  readonly for: readonly DeployTarget[];
}

/** Machines that the workflow builds on, and a cluster. */
const shardCount = 2;
const buildParts = 4;

/** A site as the templates know it. */
interface DeployedSite {
  readonly id: string;
  /** Its hosts in production, each once. */
  readonly hosts: readonly string[];
}

/** A template below `templates/deploy/`, the file that it becomes, and values of its own. */
interface Part {
  readonly template: string;
  readonly path: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The files of each target. */
const parts: Readonly<Record<DeployTarget, (sites: readonly DeployedSite[]) => readonly Part[]>> = {
  compose: (sites) => [
    { template: 'compose/Dockerfile', path: 'deploy/compose/Dockerfile' },
    { template: 'compose/Dockerfile.dockerignore', path: 'deploy/compose/Dockerfile.dockerignore' },
    { template: 'compose/env.example', path: 'deploy/compose/.env.example' },
    { template: 'compose/garage.toml', path: 'deploy/compose/garage.toml' },
    {
      template: 'compose/compose.yaml',
      path: 'deploy/compose/compose.yaml',
      values: { siteCount: sites.length === 1 ? 'A shop' : `${sites.length} shops` },
    },
    {
      template: 'compose/nginx.conf',
      path: 'deploy/compose/nginx.conf',
      values: {
        certificates: 'Certificates lie in deploy/compose/certificates: SITE.pem and SITE.key, api.pem and api.key.',
        sites: sites.map(({ id, hosts }) => ({ id, hosts: hosts.join(' ') })),
      },
    },
  ],
  kubernetes: (sites) => [
    ...['kustomization', 'namespace', 'backend', 'network'].map((name) => ({
      template: `kubernetes/${name}.yaml`,
      path: `deploy/kubernetes/${name}.yaml`,
    })),
    { template: 'kubernetes/build.yaml', path: 'deploy/kubernetes/build/job.yaml', values: { parts: buildParts } },
    ...sites.map(({ id, hosts }) => ({
      template: 'kubernetes/storefront.yaml',
      path: `deploy/kubernetes/storefront-${id}.yaml`,
      values: { id, hosts, hostList: hosts.join(', ') },
    })),
  ],
  systemd: (sites) => [
    { template: 'systemd/backend.service', path: 'deploy/systemd/shopgen-backend@.service' },
    ...sites.map(({ id }) => ({
      template: 'systemd/storefront.service',
      path: `deploy/systemd/shopgen-${id}@.service`,
      values: { id },
    })),
  ],
  backup: () =>
    ['backup.sh', 'drill.sh', 'counts.sql'].map((name) => ({
      template: `backup/${name}`,
      path: `deploy/backup/${name}`,
    })),
  github: () => [
    {
      template: 'github/shops.yml',
      path: '.github/workflows/shops.yml',
      values: { shardCount, shards: Array.from({ length: shardCount }, (_, index) => index + 1).join(', ') },
    },
  ],
};

/**
 * `shopgen deploy init`: writes what takes sites to production, for the targets that are asked for. The files are the project's from
 * then on: nothing changes them again.
 *
 * With `--json`: `files`, relative to the root.
 *
 * @throws InputError for an unknown site, and where one of the files is there already; then nothing was written.
 */
export async function deployInit({ root }: CommandContext, options: DeployInitOptions): Promise<Outcome> {
  const models = await Promise.all(options.site.map(async (id) => (await loadSite(root, id)).model));
  const sites = models.map(describeSite);
  const wanted = deployTargets.filter((target) => options.for.includes(target));
  // The cluster's images are those of the same Dockerfile.
  const needsImages = wanted.includes('kubernetes') && !wanted.includes('compose');
  const all = [
    ...wanted.flatMap((target) => parts[target](sites)),
    ...(needsImages ? parts.compose(sites).filter(({ template }) => template.startsWith('compose/Dockerfile')) : []),
  ];
  const render = await createRenderer();
  const shared = { sites: sites.map(({ id }) => ({ id })), firstSite: sites[0]?.id ?? '' };
  const files: ScaffoldFile[] = await Promise.all(
    all.map(async (part) => ({ path: part.path, text: await render(part.template, { ...shared, ...part.values }) })),
  );
  await writeFiles(root, files);
  const paths = files.map(({ path: file }) => file);
  return {
    data: { files: paths },
    text: paths.join('\n'),
    next: 'Each file begins with how it is used. They are yours: change them as you like.',
  };
}

function describeSite({ id, locales, domains }: SiteModel): DeployedSite {
  return { id, hosts: [...new Set(locales.flatMap((locale) => domains[locale]?.host ?? []))] };
}

/** Returns what renders a template of `templates/deploy/`. */
async function createRenderer(): Promise<(name: string, values: object) => Promise<string>> {
  const { default: Handlebars } = await import('handlebars');
  const engine = Handlebars.create();
  const read = (name: string): Promise<string> =>
    readFile(path.join(packageRoot, 'templates/deploy', `${name}.hbs`), 'utf8');
  engine.registerPartial('hardening', await read('systemd/hardening'));
  // GitHub's expressions have the braces of the templates.
  engine.registerHelper('expression', (text: string) => `{{ ${text} }}`);
  return async (name, values) => engine.compile(await read(name), { noEscape: true, strict: true })(values);
}
