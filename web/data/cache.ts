import { InMemoryCache, type PossibleTypesMap } from '@apollo/client';

// The answers of mutations; fragments on their members need to know them.
const refusals = ['InvalidInput', 'Refused'];
const possibleTypes: PossibleTypesMap = {
  UpdateAccountResult: ['UpdateAccountSuccess', 'StaleAccount', ...refusals],
  UpdateAccountSettingsResult: ['UpdateAccountSettingsSuccess', 'StaleAccountSettings', ...refusals],
  CreateMemberResult: ['CreateMemberSuccess', ...refusals],
  UpdateMemberResult: ['UpdateMemberSuccess', 'StaleMember', ...refusals],
  CreateAdvertiserResult: ['CreateAdvertiserSuccess', ...refusals],
  UpdateAdvertiserResult: ['UpdateAdvertiserSuccess', 'StaleAdvertiser', ...refusals],
  ApproveAllocationRequestResult: ['DecideAllocationRequestSuccess', 'StaleAllocationRequest', ...refusals],
  RejectAllocationRequestResult: ['DecideAllocationRequestSuccess', 'StaleAllocationRequest', ...refusals],
  WithdrawAllocationRequestResult: ['DecideAllocationRequestSuccess', 'StaleAllocationRequest', ...refusals],
  UpdateDiscountResult: ['UpdateDiscountSuccess', 'StaleDiscount', ...refusals],
  UpdateBudgetResult: ['UpdateBudgetSuccess', ...refusals],
  UpdateBudgetLineResult: ['UpdateBudgetLineSuccess', 'StaleBudgetLine', ...refusals],
  UpdateInvoicingResult: ['UpdateInvoicingSuccess', 'StaleInvoicing', ...refusals],
  CreateCredentialResult: ['CreateCredentialSuccess', ...refusals],
  UpdateCredentialResult: ['UpdateCredentialSuccess', 'StaleCredential', ...refusals],
  DeleteCredentialResult: ['DeleteCredentialSuccess', ...refusals],
  CreateAllocationResult: ['CreateAllocationSuccess', ...refusals],
  UpdateAllocationResult: ['UpdateAllocationSuccess', 'StaleAllocation', ...refusals],
  CreateUploadResult: ['CreateUploadSuccess', ...refusals],
  CompleteUploadResult: ['CompleteUploadSuccess', ...refusals],
};

/** The normalised cache: what is not identified by `id` is named here, and what has no identity is merged into its owner. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Reward: { keyFields: ['sku'] },
      Country: { keyFields: ['code'] },
      Money: { keyFields: false },
      PageInfo: { keyFields: false },
      Viewer: { merge: true },
      Build: { keyFields: [], merge: true },
      // How a line was at some moment is not how it is: only the latter is the line.
      BudgetLine: { keyFields: ({ id, asOf }) => (id && !asOf ? ['id'] : false) },
      Advertiser: { fields: { last7Days: { merge: true }, budgetAlerts: { merge: true } } },
      Allocation: { fields: { waitingRequests: { merge: false } } },
      Member: { fields: { advertisers: { merge: false } } },
    },
  });
}
