// Names that other programs give the columns of recipients: Excel sheets in English and French, Outlook and Google Contacts.
import { foldedColumn } from '../../../../schema/foundation/csv/columnName.ts';
import { RECIPIENT_COLUMNS, type RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';

/** Names of each column besides its own, the likeliest first. Accents, capitals, spaces and punctuation do not count. */
const SYNONYMS: Readonly<Record<RecipientColumn, readonly string[]>> = {
  order_id: ['order', 'order number', 'commande', 'numéro de commande', 'id de commande', 'n° de commande'],
  external_ref: [
    'external reference',
    'reference',
    'ref',
    'référence',
    'référence externe',
    'customer id',
    'id client',
  ],
  company_name: [
    ...['company', 'organization', 'organisation', 'organization name', 'organization 1 name', 'employer'],
    ...["nom de l'organisation", 'organisation 1 nom'],
    ...['société', 'entreprise', 'nom de la société', 'raison sociale'],
  ],
  sku: ['reward', 'gift card', 'product', 'récompense', 'cadeau', 'produit', 'carte cadeau'],
  value: ['amount', 'face value', 'montant', 'valeur'],
  email: [
    ...['e-mail', 'mail', 'email address', 'e-mail address', 'e-mail 1 value', 'recipient email'],
    'e-mail 1 valeur',
    ...['courriel', 'adresse e-mail', 'adresse mail', 'adresse électronique', 'adresse de messagerie'],
  ],
  phone_number: [
    ...['phone', 'mobile', 'mobile phone', 'mobile number', 'cell phone', 'telephone', 'phone 1 value'],
    ...['téléphone', 'téléphone mobile', 'tél. mobile', 'portable', 'numéro de téléphone', 'tél', 'gsm'],
    'téléphone 1 valeur',
  ],
  first_name: ['given name', 'forename', 'prénom', 'prénom usuel'],
  last_name: ['surname', 'family name', 'nom', 'nom de famille', 'nom usuel', "nom d'usage"],
  custom_image: ['image', 'picture', 'image url'],
  message: ['personal message', 'message personnel'],
};

const BY_NAME = new Map<string, { column: RecipientColumn; rank: number }>(
  RECIPIENT_COLUMNS.flatMap((column) =>
    [column, ...SYNONYMS[column]].map((name, rank) => [foldedColumn(name), { column, rank }]),
  ),
);

/** A currency behind the name of a column of amounts: `Amount (EUR)`, `Montant [€]`. */
const CURRENCY = /\s*[([]\s*(?:\p{Sc}|[a-z]{3})\s*[)\]]\s*$/iu;

function rankedColumn(name: string): { column: RecipientColumn; rank: number } | undefined {
  const amount = BY_NAME.get(foldedColumn(name.replace(CURRENCY, '')));
  return BY_NAME.get(foldedColumn(name)) ?? (amount?.column === 'value' ? amount : undefined);
}

/** Returns the column for a name; null for an unknown name. */
export const columnNamed = (name: string): RecipientColumn | null => rankedColumn(name)?.column ?? null;

/** Added to the rank of a column without content. */
const EMPTY_COLUMN_PENALTY = 1_000;

/**
 * The columns that the names of a header stand for. Of several names for one column, the likeliest with content has it, so that `E-mail 1 - Value` goes
 * before `E-mail 2 - Value`, and a filled `Portable` before an empty `Mobile`; columns that bear the same name both have it, which is an error until one of them is put aside.
 */
export function plannedColumns(
  names: readonly string[],
  hasContent: (at: number) => boolean,
): (RecipientColumn | null)[] {
  const namedColumns = names.map((name, at) => {
    const one = rankedColumn(name);
    // A name that is ours to the letter goes before one that only reads alike.
    const rank = one && isExactName(name) ? -1 : (one?.rank ?? 0);
    return one && { ...one, rank: hasContent(at) ? rank : rank + EMPTY_COLUMN_PENALTY };
  });
  return namedColumns.map((one) => {
    if (!one) return null;
    const best = Math.min(
      ...namedColumns.flatMap((other) => (other?.column === one.column ? [other.rank] : [])),
    );
    return one.rank === best ? one.column : null;
  });
}

/** Returns true for a name that equals one of ours exactly. */
export const isExactName = (name: string): boolean => RECIPIENT_COLUMNS.some((column) => column === name);
