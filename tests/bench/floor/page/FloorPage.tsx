import { useQuery } from '@apollo/client/react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { AdvertiserListFragmentDoc } from '../../../../operations/advertisers/advertisers/AdvertiserList.generated.ts';
import { AdvertiserListingScreenDocument } from '../../../../operations/advertisers/advertisers/AdvertiserListingScreen.generated.ts';
import { ShellDocument } from '../../../../operations/people/session/Shell.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import shell from '../../../../web/app/shell/Shell.module.css';
import button from '../../../../web/kit/actions/Button.module.css';
import { Icon } from '../../../../web/kit/Icon.tsx';
import panel from '../../../../web/kit/layout/Panel.module.css';
import screen from '../../../../web/kit/layout/Screen.module.css';
import list from '../../../../web/kit/list/List.module.css';
import { VARIABLES } from '../ahead.ts';
import { FloorFilters } from './FloorFilters.tsx';
import { FloorHeader, FloorMenu } from './FloorHeader.tsx';
import { FloorPages } from './FloorPages.tsx';
import { FloorTable } from './FloorTable.tsx';

/** Banner, header, title, panel, filters, rows, pages and footer, as the product shows them to an operator. */
export function FloorPage() {
  const { t } = useTranslation(['advertisers', 'app', 'kit']);
  const { data } = useQuery(AdvertiserListingScreenDocument, { variables: VARIABLES });
  const { viewer, build } = useQuery(ShellDocument).data ?? {};
  const advertiserList = readFragment(AdvertiserListFragmentDoc, data?.advertisers);
  if (!viewer || !build) return null;
  return (
    <div className={shell.shell}>
      <aside className={shell.banner}>{t('app:environment', build)}</aside>
      <FloorHeader name={viewer.account.name} />
      <main className={shell.content}>
        <div className={screen.screen} data-width="full">
          <header className={screen.head}>
            <div className={screen.line}>
              <div className={screen.titles}>
                <h1 className={screen.title}>{t('listing_title')}</h1>
              </div>
              <div className={screen.actions}>
                <Link
                  href="#/advertiser/create"
                  className={`${button.button} ${button.primary} ${button.medium}`}
                >
                  <span className={button.content}>
                    <Icon name="plus" />
                    <span>{t('new')}</span>
                  </span>
                </Link>
              </div>
            </div>
          </header>
          <section className={panel.panel}>
            <header className={panel.head}>
              <div className={panel.titles}>
                <div className={panel.titleLine}>
                  <h2 className={panel.title}>{t('list')}</h2>
                  <FloorMenu label={t('kit:views')} entries={[]}>
                    <Button className={`${button.button} ${button.quiet} ${button.small}`}>
                      <span className={button.content}>
                        <span>{t('kit:views')}</span>
                        <Icon name="chevron-down" />
                      </span>
                    </Button>
                  </FloorMenu>
                </div>
                <p className={panel.subtitle}>
                  {t('count_enabled', { count: advertiserList?.counts.enabled })} ·{' '}
                  {t('count_disabled', { count: advertiserList?.counts.disabled })}
                </p>
              </div>
            </header>
            <div className={`${panel.body} ${panel.flush}`}>
              <div className={list.filters}>
                <FloorFilters />
              </div>
              {advertiserList && <FloorTable items={advertiserList.items} />}
              {advertiserList && <FloorPages {...advertiserList.page} />}
            </div>
          </section>
        </div>
      </main>
      <footer className={shell.footer}>
        <p>{t('app:copyright', { year: new Date().getFullYear() })}</p>
        <p>{t('app:version', { version: build.version })}</p>
      </footer>
    </div>
  );
}
