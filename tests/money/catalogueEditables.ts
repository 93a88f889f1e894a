import { sql } from 'drizzle-orm';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import type { AllocationWorld } from '../support/allocationWorld.ts';
import type { Change, Editable } from './editableShape.ts';

const PRODUCT = 'ABC-EDITED';
const SKU = `${PRODUCT}-0001`;
const textOf = (count: number) => `Text ${count}`;

/** Everything of the catalog that bears a version and is edited: one product of a brand, with a SKU, a seller and pictures. */
export async function catalogueEditables(world: AllocationWorld): Promise<Editable[]> {
  const { brand, product, sku, publication, mediaSet, medias } = await rows(world);
  const way = (operation: string, url: string, field: string, value: Change['value'] = textOf): Change => ({
    operation,
    login: 'operator',
    field,
    value,
    request: (value) => ({ url, body: { [field]: value } }),
  });
  return [
    { name: 'a brand', login: 'operator', url: brand, changes: [way('updateBrand', brand, 'name')] },
    {
      name: 'a product',
      login: 'operator',
      url: product,
      savedAt: 'product',
      changes: [
        way('updateProduct', product, 'name'),
        way('updateProduct', product, 'description'),
        {
          ...way('saveProductDimensions', `${product}/dimension_configurations`, 'reference'),
          request: (reference) => ({
            url: `${product}/dimension_configurations`,
            body: { dimension_configurations: DIMENSIONS, dimension_values: { ...WEIGHT, reference } },
          }),
        },
      ],
      fieldsIn: ({ name, description, dimension_values: values }) => ({
        name,
        description,
        reference: values?.reference,
      }),
    },
    {
      name: 'a SKU',
      login: 'operator',
      url: sku,
      savedAt: 'sku',
      changes: [
        way('updateSku', sku, 'name'),
        {
          ...way('saveSkuDimensions', `${sku}/dimension_values`, 'quantity', (count) => 1 + count),
          request: (quantity) => ({
            url: `${sku}/dimension_values`,
            body: { dimension_values: { quantity } },
          }),
        },
      ],
      fieldsIn: ({ name, dimension_values: values }) => ({ name, quantity: values?.quantity }),
    },
    {
      name: 'a publication',
      login: 'operator',
      url: `${product}/publication_statuses`,
      isRow: ({ id }) => `/api/publication_statuses/${id}` === publication,
      changes: [way('updatePublication', publication, 'published', (_, seen) => !seen)],
    },
    {
      name: 'a media set',
      login: 'operator',
      url: mediaSet,
      changes: [
        {
          ...way('saveMediaSet', mediaSet, 'picture', (_, seen) => medias.find((id) => id !== seen)),
          request: (media_id) => ({ url: mediaSet, body: { items: [{ name: 'picture', media_id }] } }),
        },
      ],
      fieldsIn: ({ items }) => ({ picture: (items as unknown as Item[])[0]?.media.id }),
    },
  ];
}

interface Item {
  media: { id: string };
}

const DIMENSIONS = [
  { dimension: 'reference', required: false, vary: false },
  { dimension: 'quantity', required: false, vary: true },
  { dimension: 'weight', required: true, vary: false },
  { dimension: 'weight_unit', required: true, vary: false },
];
const WEIGHT = { weight: 1, weight_unit: 'kg' };

async function rows(world: AllocationWorld) {
  const { db } = world.database;
  await db.execute(sql`insert into products (id, brand_id, name, product_type, country_restrictions, dimension_values)
    values (${PRODUCT}, 'ABC', 'Edited', 'item', '{}', '{"reference": "A"}')`);
  await db.execute(sql`insert into product_dimensions (product_id, dimension_id, required, vary, position)
    values (${PRODUCT}, 'reference', false, false, 0), (${PRODUCT}, 'quantity', false, true, 1)`);
  await db.execute(sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, ean, dimension_values)
    values (${SKU}, 'Edited 1', 'ABC-BRAND', ${PRODUCT}, 100, 'EUR', '4006380002005', '{"quantity": 1}')`);
  const [publication] = await rowsOf(
    db,
    { id: text },
    sql`insert into product_publications (product_id, seller_id) values (${PRODUCT}, 1) returning id::text`,
  );
  const medias = await rowsOf(
    db,
    { id: text },
    sql`insert into medias (account_id, purpose, content_type, size, status, name)
      select id, 'sku_picture', 'image/webp', 1, 'ready', 'edited-' || n from accounts, generate_series(1, 2) n where login = 'operator'
      returning id::text`,
  );
  const [set] = await rowsOf(
    db,
    { id: text },
    sql`select id::text from media_sets where noun = 'skus' and noun_id = ${SKU}`,
  );
  return {
    brand: '/api/brands/ABC',
    product: `/api/products/${PRODUCT}`,
    sku: `/api/skus/${SKU}`,
    publication: `/api/publication_statuses/${publication?.id}`,
    mediaSet: `/api/media_sets/${set?.id}`,
    medias: medias.map(({ id }) => id),
  };
}
