// Every row that a test reads holds what its statement's shape says (decision 0083). The product checks the columns alone.
import { checkRowValues } from '../../platform/foundation/database/rows.ts';

checkRowValues();
