import { useTranslation } from 'react-i18next';
import {
  type PublicationSwitchesFragment,
  PublicationSwitchesFragmentDoc,
  PublicationSwitchesSaveDocument,
} from '../../../../operations/catalog/products/ProductScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { saved, saveMerged, stale } from '../../../kit/form/saveMerged.ts';
import { Row } from '../../../kit/layout/Stack.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import css from '../Product.module.css';

type SellerRow = Pick<PublicationSwitchesFragment, 'id' | 'published' | 'private' | 'version'>;
type Offer = Pick<SellerRow, 'published' | 'private'>;

interface PublicationSwitchesProps {
  publication: FragmentOf<typeof PublicationSwitchesFragmentDoc>;
}

/** Switches for how one seller offers a product, saved at once. A private product cannot be published (PRODUCT-29). */
export function PublicationSwitches({ publication: ref }: PublicationSwitchesProps) {
  const { t } = useTranslation('products');
  const canEdit = useCan()('editRewards');
  const publication = readFragment(PublicationSwitchesFragmentDoc, ref);
  const { productId, sellerId, sellerName } = publication;
  const [send, isSaving] = useScreenMutation(PublicationSwitchesSaveDocument);

  async function change(changes: Partial<Offer>) {
    let { id } = publication;
    const outcome = await saveMerged<SellerRow, Offer>({
      base: publication,
      changes,
      fieldsOf: (row) => ({ published: row.published, private: row.private }),
      send: (version) =>
        send(
          { input: { id, version, productId, sellerId, ...changes } },
          {
            done: (success) => saved<SellerRow>(success.publication),
            stale: (current) => {
              id = current.id;
              return stale<SellerRow>(current);
            },
          },
          {
            savePublication: {
              __typename: 'SavePublicationSuccess',
              publication: {
                __typename: 'Publication',
                id,
                productId,
                sellerId,
                sellerName,
                version,
                published: (changes.published ?? publication.published) && !changes.private,
                private: changes.private ?? publication.private,
              },
            },
          },
        ),
    });
    if (outcome?.kind === 'saved') toast.success(t(toastOf(outcome.row), { seller: sellerName }));
  }

  const shared = { isReadOnly: isSaving || !canEdit };
  return (
    <div className={css.seller}>
      <span>{sellerName}</span>
      <Row as="span" isOneLine gap={4} lineGap={1}>
        <SwitchField
          {...shared}
          label={t('published')}
          aria-label={t('published_at', { seller: sellerName })}
          value={publication.published}
          isDisabled={publication.private}
          hint={publication.private ? t('published_by_private') : undefined}
          onChange={(published) => void change({ published })}
        />
        <SwitchField
          {...shared}
          label={t('private')}
          aria-label={t('private_at', { seller: sellerName })}
          value={publication.private}
          onChange={(isPrivate) => void change({ private: isPrivate })}
        />
      </Row>
    </div>
  );
}

function toastOf({ published, private: isPrivate }: Offer): string {
  return isPrivate ? 'private_toast' : published ? 'published_toast' : 'unpublished_toast';
}
