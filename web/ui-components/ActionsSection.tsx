import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../kit/actions/Button.tsx';
import { CopyButton } from '../kit/actions/CopyButton.tsx';
import { IconButton } from '../kit/actions/IconButton.tsx';
import { LinkButton } from '../kit/actions/LinkButton.tsx';
import { MenuButton } from '../kit/actions/MenuButton.tsx';
import { TextLink } from '../kit/actions/TextLink.tsx';
import { Row } from '../kit/layout/Stack.tsx';
import { uiComponentsRoute } from '../routes/uiComponents.ts';
import { Specimen, Specimens } from './Specimen.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const HERE = uiComponentsRoute.href();

/** Buttons, links and menus. */
export function ActionsSection() {
  const { t } = useTranslation('ui-components');
  const buttons = (state: object) => (
    <Row>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} {...state}>
          {t(`variant.${variant}`)}
        </Button>
      ))}
    </Row>
  );
  return (
    <Specimens>
      <Specimen name={t('state.default')}>{buttons({})}</Specimen>
      <Specimen name={t('state.pending')}>{buttons({ isPending: true })}</Specimen>
      <Specimen name={t('state.disabled')}>{buttons({ isDisabled: true })}</Specimen>
      <Specimen name={t('state.small')}>{buttons({ size: 'small' })}</Specimen>
      <Specimen name={t('state.with_icon')}>
        <Row>
          <Button variant="primary" icon="plus">
            {t('sample.new_advertiser')}
          </Button>
          <LinkButton href={HERE} icon="download">
            {t('sample.export')}
          </LinkButton>
        </Row>
      </Specimen>
      <Specimen name={t('state.long_text')}>
        <Button>{t('sample.long_action')}</Button>
      </Specimen>
      <Specimen name="IconButton">
        <Row>
          <IconButton icon="edit" label={t('sample.edit')} />
          <IconButton icon="trash" label={t('sample.delete')} variant="secondary" />
          <IconButton icon="more" label={t('sample.more')} isDisabled />
          <IconButton icon="close" label={t('sample.close')} size="small" />
        </Row>
      </Specimen>
      <Specimen name="MenuButton">
        <Row>
          <MenuButton
            label={t('sample.actions')}
            entries={[
              { id: 'edit', label: t('sample.edit'), icon: 'edit' },
              { id: 'open', label: t('sample.open_catalogue'), icon: 'gift', href: HERE, newTab: true },
              { id: 'off', label: t('state.disabled'), icon: 'lock', isDisabled: true },
              {
                id: 'more',
                title: t('sample.danger_zone'),
                entries: [{ id: 'delete', label: t('sample.delete'), icon: 'trash', isDanger: true }],
              },
            ]}
          />
          <MenuButton
            label={t('sample.more')}
            isIconOnly
            entries={[{ id: 'edit', label: t('sample.edit') }]}
          />
        </Row>
      </Specimen>
      <Specimen name="TextLink · CopyButton">
        <Row>
          <TextLink href={HERE}>{t('sample.link')}</TextLink>
          <TextLink href={HERE} newTab>
            {t('sample.link')}
          </TextLink>
          <CopyButton text="7f3c2a" label={t('sample.copy_id')} />
        </Row>
      </Specimen>
    </Specimens>
  );
}
