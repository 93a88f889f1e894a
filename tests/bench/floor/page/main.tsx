// The page of the list as it is seen, of the stack alone: the same elements, controls, styles and calls, and nothing that makes them a product.
import '../../../../web/tokens/base.css';
import { prefetch, VARIABLES } from '../ahead.ts';

// All calls leave with the first of the two scripts, as the product's do.
void fetch('/auth/session');
prefetch('Shell', {});
prefetch('AdvertiserListingScreen', VARIABLES);
await import('./start.tsx');
