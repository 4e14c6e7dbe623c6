import { parse, stringify } from 'yaml';
import { z } from 'zod';

const described = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.record(z.string(), z.record(z.string(), z.unknown())),
  tags: z.array(z.object({ name: z.string() })).optional(),
});

/**
 * Takes operations out of an API description, and the components that only they need, as somebody does whose API answers few of them.
 *
 * @param isKept - Called with `get /menus`.
 */
export function trimDescription(text: string, isKept: (operation: string) => boolean): string {
  const document = described.parse(parse(text));
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const kept = Object.entries(item).filter(([key]) => key === 'parameters' || isKept(`${key} ${path}`));
      return kept.some(([key]) => key !== 'parameters') ? [[path, Object.fromEntries(kept)]] : [];
    }),
  );
  let { components } = document;
  for (let before = -1; before !== JSON.stringify(components).length; ) {
    before = JSON.stringify(components).length;
    const used = JSON.stringify([paths, components]);
    components = Object.fromEntries(
      Object.entries(components).flatMap(([kind, parts]) => {
        const kept = Object.entries(parts).filter(
          ([name]) => kind === 'securitySchemes' || used.includes(`"#/components/${kind}/${name}"`),
        );
        return kept.length === 0 ? [] : [[kind, Object.fromEntries(kept)]];
      }),
    );
  }
  return stringify({ ...document, paths, components }, { aliasDuplicateObjects: false });
}
