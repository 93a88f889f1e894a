// Every row that a test reads holds what its statement's shape says (decision 0084). The product checks the columns alone.
import { checkRowValues } from '../../platform/foundation/database/rows.ts';

checkRowValues();
