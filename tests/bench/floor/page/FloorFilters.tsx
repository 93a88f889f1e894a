import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import css from '../../../../web/kit/fields/Field.module.css';
import list from '../../../../web/kit/fields/List.module.css';
import bar from '../../../../web/kit/filters/FilterBar.module.css';
import { Icon } from '../../../../web/kit/Icon.tsx';

/** A search field and a choice of the status. */
export function FloorFilters() {
  const { t } = useTranslation('advertisers');
  return (
    <search className={bar.bar}>
      <div className={bar.controls}>
        <SearchField aria-label={t('search')} className={css.search ?? ''} data-grows="true">
          <span className={css.box}>
            <Icon name="search" size={16} className={css.before} />
            <Input className={css.input ?? ''} placeholder={t('search')} />
            <Button className={css.clear ?? ''}>
              <Icon name="close" size={14} />
            </Button>
          </span>
        </SearchField>
        <Select defaultValue="enabled" className={css.field ?? ''}>
          <Label className="visually-hidden">{t('status')}</Label>
          <Button className={css.trigger ?? ''}>
            <SelectValue className={css.value ?? ''} />
            <Icon name="chevron-down" size={16} />
          </Button>
          <Popover className={list.popover ?? ''}>
            <ListBox className={list.list ?? ''}>
              {['enabled', 'disabled', 'all'].map((status) => (
                <ListBoxItem key={status} id={status} className={list.item ?? ''}>
                  {t(`status_${status}`)}
                </ListBoxItem>
              ))}
            </ListBox>
          </Popover>
        </Select>
      </div>
    </search>
  );
}
