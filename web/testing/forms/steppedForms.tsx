// Only for tests: the forms of several steps, apart from the other forms of the catalog: each takes as long as many others.
import { fill as fillProduct, showProductNew } from '../renderProductNew.tsx';
import { fill as fillSku, showSkuNew } from '../renderSkuNew.tsx';
import { type FormCase, LOST } from './openForm.ts';

const STEPS = ['web/foundation/forms/SteppedForm.tsx'];
const URL = 'https://entered.example/terms';

export const STEPPED_FORMS: Record<string, FormCase> = {
  'a new product': {
    files: [...STEPS, 'web/catalog/products/create/ProductNewForm.tsx'],
    show: () => showProductNew({ answers: LOST }),
    choose: fillProduct,
    texts: {
      Name: '',
      'Product ID': '',
      Description: '',
      Years: '',
      Months: '',
      Weeks: '',
      Days: '',
      Address: URL,
    },
    submit: 'Save',
  },
  'a new SKU': {
    files: [...STEPS, 'web/catalog/skus/SkuNewForm.tsx'],
    show: () => showSkuNew({ answers: LOST }),
    choose: fillSku,
    texts: { Name: '', 'Face value': '', EAN: '', Catalog: '' },
    submit: 'Save',
  },
};
