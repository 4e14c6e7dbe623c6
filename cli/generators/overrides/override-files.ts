import type { PartOverrides } from '#cli/config/overrides.ts';
import type { Screens } from '#cli/config/screens.ts';
import { chosenLayouts, layoutModule } from '#runtime/contracts/layouts.ts';
import { getPart, type PartName, partFileName } from '#runtime/contracts/parts.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';
import { configAlias, overrideFolder } from './override-places.ts';
import { findParts } from './site-parts.ts';

/**
 * Generates a module for each part that a site changes, or shows in another variant. It has the exports of the part's module, for which the
 * bundler takes it.
 *
 * @param changed - May name parts that the site lacks, in layers that it shares.
 */
export function generateOverrides(
  site: SiteModel,
  changed: readonly PartOverrides[],
  screens: Screens,
  { layers }: SiteSources,
  render: RenderTemplate,
): GeneratedFile[] {
  const variants = new Map<PartName, string>(
    chosenLayouts(site.theme.layout).map(({ part, variant }) => [part, variant]),
  );
  const overridden = new Map(changed.map(({ part, overrides }) => [part, overrides]));
  const parts = findParts(screens, site);
  return [...parts.keys()]
    .filter((part) => variants.has(part) || overridden.has(part))
    .map((part) => {
      const overrides = overridden.get(part) ?? [];
      const { component, from } = getPart(part);
      const variant = variants.get(part);
      return {
        path: `${overrideFolder}/${partFileName(part)}.tsx`,
        text: render('site/override.tsx', {
          header: header([...layers, ...new Set(overrides.map(({ file }) => file))]),
          part,
          component,
          from: variant === undefined ? from : layoutModule(from, variant),
          isReplaced: overrides.some(({ kind }) => kind === 'replace'),
          isWrapped: overrides.some(({ kind }) => kind === 'wrap'),
          steps: overrides.map(({ kind, file }, index) => ({
            number: index + 1,
            import: configAlias + file.replace(/^site-configs\//, ''),
            inner: index === 0 ? 'Part' : `Step${index}`,
            wraps: kind === 'wrap',
            isBefore: kind === 'before',
            isAfter: kind === 'after',
          })),
          last: overrides.length,
        }),
      };
    });
}
