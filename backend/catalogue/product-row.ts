import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import type { ResponsibleCompany } from '../db/schema/manufacturers.ts';
import type { StoredVideo } from '../db/schema/video.ts';
import type { PictureRow } from '../images/image.ts';
import type { VolumeTier } from '../pricing/volume-tiers.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { selectCategoryReference } from './category-reference.ts';

type Product = components['schemas']['Product'];
type Acoustics = NonNullable<Product['acoustics']>;

/** The row of a product that its page shows. */
export interface ProductRow extends Record<string, unknown> {
  readonly kind: Product['kind'];
  readonly brand: string;
  readonly unit: Product['unit'];
  readonly name: string;
  readonly intro: string;
  readonly description: string;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly slugs: Readonly<Record<string, string>>;
  readonly category: Product['category'];
  readonly pictures: readonly (PictureRow & { readonly alt: TextByLocale })[];
  readonly attributes: readonly { readonly name: TextByLocale; readonly value: TextByLocale; readonly type: string }[];
  readonly related: readonly string[];
  readonly sample: SampleRow | null;
  readonly video: StoredVideo | null;
  readonly warnings: readonly TextByLocale[];
  readonly manufacturer: {
    readonly company: ResponsibleCompany;
    readonly responsible: ResponsibleCompany | null;
  } | null;
  readonly tiers: readonly VolumeTier[];
  readonly absorption: readonly number[] | null;
  readonly nrc: number | null;
  readonly placement: ('Wall' | 'Ceiling' | 'Suspended')[] | null;
  readonly faces: number | null;
  readonly face_area: number | null;
  readonly alpha_w: number | null;
  readonly sound_class: NonNullable<Acoustics['soundClass']> | null;
  readonly fire_class: string | null;
  readonly thickness: number | null;
  readonly density: number | null;
  readonly delivery_min: number;
  readonly delivery_max: number;
  readonly delivery_period: Product['delivery']['period'];
  readonly delivery_methods: Product['delivery']['methods'];
}

/** The article that is a sample of a product's material. */
export interface SampleRow {
  readonly productId: string;
  readonly variantId: string;
  readonly name: string;
  readonly slug: string;
  readonly variant: { readonly name: TextByLocale; readonly slug: TextByLocale } | null;
  /** Cents. */
  readonly excVat: number;
}

/** Loads a product with all its parts in one query; each would be a round trip otherwise. */
export async function loadProductRow(db: Db, { shopId, locale, currency }: ShopView, id: string): Promise<ProductRow> {
  const rows = await executePrepared<ProductRow>(
    db,
    sql`
    select p.kind, p.brand, p.unit, t.name, t.intro, t.description, t.meta_title, t.meta_description,
      p.absorption, p.placement, p.faces, p.face_area, p.nrc, p.alpha_w, p.sound_class, p.fire_class, p.thickness, p.density,
      p.delivery_min, p.delivery_max, p.delivery_period, p.delivery_methods, p.video, p.warnings,
      (select json_build_object('company', m.company, 'responsible', m.responsible) from manufacturers m
        where m.shop_id = p.shop_id and m.brand_id = p.brand_id) as manufacturer,
      (select json_object_agg(s.locale, s.slug order by s.locale) from slugs s
        where s.shop_id = p.shop_id and s.kind = 'product' and s.owner_id = p.id and s.current) as slugs,
      ${selectCategoryReference(locale)} as category,
      (select json_agg(json_build_object('folder', i.folder, 'width', i.width, 'height', i.height, 'color', i.color,
          'alt', pp.alt) order by pp.position)
        from product_pictures pp join pictures i on i.key = pp.picture_key
        where pp.shop_id = p.shop_id and pp.product_id = p.id) as pictures,
      coalesce((select json_agg(json_build_object('name', a.name, 'value', a.value, 'type', a.type) order by a.position)
        from product_attributes a where a.shop_id = p.shop_id and a.product_id = p.id), '[]') as attributes,
      coalesce((select json_agg(r.related_id order by r.position)
        from related_products r where r.shop_id = p.shop_id and r.product_id = p.id), '[]') as related,
      (select json_build_object('productId', v.product_id, 'variantId', v.id, 'name', vt.name, 'slug', s.slug,
          'variant', case when exists (select 1 from variants o
              where o.shop_id = v.shop_id and o.product_id = v.product_id and o.id <> v.id)
            then json_build_object('name', v.name, 'slug', v.slug) end,
          'excVat', vp.price_exc_vat)
        from variants v
        join variant_prices vp on vp.shop_id = v.shop_id and vp.variant_id = v.id and vp.currency = ${currency}
        join product_texts vt on vt.shop_id = v.shop_id and vt.product_id = v.product_id and vt.locale = ${locale}
        join slugs s on s.shop_id = v.shop_id and s.kind = 'product' and s.owner_id = v.product_id
          and s.locale = ${locale} and s.current
        where v.shop_id = p.shop_id and v.sku = p.sample_sku and v.in_stock
          and not exists (select 1 from stock k where k.shop_id = v.shop_id and k.variant_id = v.id and k.available <= 0)) as sample,
      coalesce((select json_agg(json_build_object('minQuantity', v.min_quantity, 'maxQuantity', v.max_quantity,
          'discountPercent', v.discount_percent) order by v.position)
        from volume_tiers v where v.shop_id = p.shop_id and v.product_id = p.id), '[]') as tiers
    from products p
    join product_texts t on t.shop_id = p.shop_id and t.product_id = p.id and t.locale = ${locale}
    where p.shop_id = ${shopId} and p.id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`Product ${id} of ${shopId} has no texts in ${locale}.`);
  return row;
}
