// The page of the list as it is seen, of the stack alone: the same elements, controls, styles and calls, and nothing that makes them a product.
import '../../../../web/tokens/base.css';
import { AdvertiserListingScreenDocument } from '../../../../operations/advertisers/AdvertiserListingScreen.generated.ts';
import { ShellDocument } from '../../../../operations/session/Shell.generated.ts';
import advertisers from '../../../../web/locales/en/advertisers.json';
import app from '../../../../web/locales/en/app.json';
import kit from '../../../../web/locales/en/kit.json';
import { client, show, VARIABLES } from '../show.tsx';
import { FloorPage } from './FloorPage.tsx';

// Both calls leave before anything is rendered, as the product's do.
void fetch('/auth/session');
void client.query({ query: ShellDocument });
void client.query({ query: AdvertiserListingScreenDocument, variables: VARIABLES });
await show(FloorPage, { advertisers, app, kit });
