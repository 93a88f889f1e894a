import advertisers from '../../../../web/locales/en/advertisers.json';
import app from '../../../../web/locales/en/app.json';
import kit from '../../../../web/locales/en/kit.json';
import { show } from '../show.tsx';
import { FloorPage } from './FloorPage.tsx';

await show(FloorPage, { advertisers, app, kit });
