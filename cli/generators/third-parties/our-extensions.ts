import type { Extension, ExtensionIntegration } from '#runtime/contracts/extension.ts';
import type { Integration, SiteModel } from '#runtime/contracts/site.ts';

/** What our extensions look at of a site. */
export interface IntegratingSite {
  readonly model: Pick<SiteModel, 'integrations'>;
}

/** An extension that does nothing but load a third party. */
interface LoadingExtension {
  readonly name: string;
  readonly phases: { readonly integration: (site: IntegratingSite) => readonly ExtensionIntegration[] };
}

/** Default origin of the tag manager's script. */
const tagManagerServer = 'https://www.googletagmanager.com';

const features = 'shopgen/runtime/features';

/**
 * What we load of third parties, in the order of loading: extensions that every site has. Each reads its settings under `integrations`, whose hosts
 * are in the policy already.
 */
export const ourExtensions = [
  {
    name: 'tag-manager',
    phases: {
      integration: ({ model: { integrations } }) => {
        const { tagManager } = integrations;
        const load = { module: `${features}/tracking/tag-manager.ts`, create: 'tagManager' };
        const values = listArguments(tagManager, () => [tagManager?.server ?? tagManagerServer]);
        return [{ purposes: ['statistics', 'marketing'], load, arguments: values }];
      },
    },
  },
  {
    name: 'ad-calls',
    phases: {
      integration: ({ model }) => [
        {
          purposes: ['marketing'],
          load: { module: `${features}/tracking/ad-calls.ts`, create: 'adCalls' },
          arguments: listArguments(model.integrations.adCalls),
        },
      ],
    },
  },
  {
    name: 'visitor-pixel',
    phases: {
      integration: ({ model }) => [
        {
          purposes: ['marketing'],
          load: { module: `${features}/tracking/visitor-pixel.ts`, create: 'visitorPixel' },
          arguments: listArguments(model.integrations.visitorPixel),
        },
      ],
    },
  },
  {
    // Its script is loaded by the form that it replaces.
    name: 'forms',
    phases: {
      integration: ({ model }) => [{ purposes: ['forms'], arguments: listArguments(model.integrations.forms) }],
    },
  },
  {
    name: 'monitoring',
    phases: {
      integration: ({ model: { integrations } }) => {
        const { monitoring } = integrations;
        const load = { module: `${features}/monitoring/monitoring.ts`, create: 'monitoring' };
        const values = listArguments(monitoring, (locale) => [monitoring?.keys?.[locale] ?? '']);
        return [{ purposes: ['statistics'], load, arguments: values }];
      },
    },
  },
] as const satisfies readonly (LoadingExtension & Extension)[];

/** Returns what a third party is created with in each locale that has its id or address. */
function listArguments(
  integration: Integration | undefined,
  getDetails: (locale: string) => readonly string[] = () => [],
): ExtensionIntegration['arguments'] {
  const values = Object.entries({ ...integration?.urls, ...integration?.ids });
  return Object.fromEntries(
    values.flatMap(([locale, value]) => (value === undefined ? [] : [[locale, [value, ...getDetails(locale)]]])),
  );
}
