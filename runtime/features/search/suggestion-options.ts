import type { components } from '#generated/contracts/content-api.ts';
import type { Href } from '#runtime/contracts/routes.ts';
import { linkAddress } from '#runtime/ui/link-address.ts';
import type { PictureSource } from '#runtime/ui/srcset.ts';

type Suggestions = components['schemas']['Suggestions'];

/** A suggestion with a link to a page of this site. */
export interface SuggestionOption {
  readonly label: string;
  readonly to: string;
  readonly image?: PictureSource | undefined;
  /** Of a product. */
  readonly price?: components['schemas']['FromPrice'] | undefined;
  /** Index among all options, in the order of keyboard navigation. */
  readonly index: number;
}

/** Suggestions of one type, in the order to show them. */
export interface OptionGroup {
  readonly type: Suggestions['groups'][number]['type'];
  readonly options: readonly SuggestionOption[];
}

/** Numbers the suggestions and leaves out those that lead nowhere here, and groups that are empty then. */
export function suggestionOptions({ groups }: Pick<Suggestions, 'groups'>, href: Href): readonly OptionGroup[] {
  let index = 0;
  return groups.flatMap(({ type, items }) => {
    const options = items.flatMap(({ label, image, route, fromPrice }) => {
      const to = linkAddress({ route }, href);
      if (to === undefined) return [];
      const option: SuggestionOption = { label, to, image, price: fromPrice, index };
      index += 1;
      return [option];
    });
    return options.length === 0 ? [] : [{ type, options }];
  });
}
