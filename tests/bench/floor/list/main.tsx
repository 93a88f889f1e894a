// The smallest page of our stack that shows the list of advertisers: the cost of a list without a product around it.
import '../../../../web/tokens/base.css';
import advertisers from '../../../../web/locales/en/advertisers.json';
import { show } from '../show.tsx';
import { FloorList } from './FloorList.tsx';

await show(FloorList, { advertisers });
