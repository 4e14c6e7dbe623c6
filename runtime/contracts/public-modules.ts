import { getPart, partNames } from './parts.ts';

/** Modules of the runtime that overrides may import besides those of parts, with what they give. Paths are below `runtime/`. */
export const publicModules: Readonly<Record<string, string>> = {
  'parts/part-props.ts': 'types: the properties of each part',
  'contracts/routes.ts': 'types: keys and parameters of routes',
  'contracts/head.ts': 'type: what the head of a page says',
  'contracts/consent.ts': 'types: third parties that wait for consent',
  'contracts/slots.ts': 'types: properties of optional parts',
  'data/load-context.ts': 'type: what loaders and heads are given',
  'data/trpc-context.ts': 'useTRPC: calls of the server',
  'data/read-problem.ts': 'readProblem: why a call failed',
  'data/redirect.ts': 'redirects of loaders',
  'i18n/locale-context.ts': 'useLocale: texts, addresses, settings of the locale and the site',
  'i18n/dates.ts': 'dates in the form of the locale',
  'i18n/money.ts': 'prices in the form of the locale',
  'i18n/numbers.ts': 'numbers in the form of the locale',
  'lib/third-party-address.ts': 'thirdPartyAddress: the address of a third party, or of what stands in for it',
  'rpc/trpc.ts': 'publicProcedure, router: procedures of own screens',
  'rpc/clients/api-problem.ts': 'unwrap: the data of an answer, or its problem',
  'screens/alternates.ts': 'alternates: the addresses of a page in other locales',
  'theme/stitches.ts': 'styled, css, keyframes: for *.styles.ts',
  'ui/article.styles.ts': 'the layout of articles',
  'ui/breadcrumbs.tsx': 'breadcrumbs',
  'ui/disclosure.tsx': 'a panel that opens',
  'ui/icon.tsx': 'the icons',
  'ui/layout.styles.ts': 'containers, bands and columns',
  'ui/link.styles.ts': 'looks of links and buttons',
  'ui/link.tsx': 'links within the shop',
  'ui/navigation.ts': 'useLocation, useParams: the shown address',
  'ui/note.styles.ts': 'notes',
  'ui/picture.tsx': 'pictures in every size that a window needs',
  'ui/price.tsx': 'prices with or without VAT, as the visitor has chosen',
  'ui/questions.tsx': 'questions with answers that open',
  'ui/rich-text.tsx': 'formatted texts of the content API',
  'ui/share-button.tsx': 'the button that shares a page',
  'ui/slots-context.ts': 'useSlots: optional parts that the site has',
  'ui/smart-link.tsx': 'links that may lead out of the shop',
  'ui/static-part.tsx': 'staticPart: a part whose code browsers do not run',
  'ui/text.styles.ts': 'headings and texts',
};

const partModules: ReadonlySet<string> = new Set(partNames.map((name) => getPart(name).from));

/** Returns whether overrides may import a module. */
export const isPublicModule = (file: string): boolean => Object.hasOwn(publicModules, file) || partModules.has(file);

/** The packages that overrides may import. */
export const publicPackages: readonly string[] = ['react', '@tanstack/react-query', 'zod'];
