import type * as Schema from '../sdl/types.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountRow, AccountSettingsRow, NotificationSubscriptionRow, NotificationSubscriptionChannelRow, ViewerRow, UpdateAccountSuccessRow, StaleAccountRow, UpdateAccountSettingsSuccessRow, StaleAccountSettingsRow, ActivityReportRowRow, ActivityReportPointRow, ActivityReportTotalsRow, ActivityReportFreshnessRow, ActivityReportPageRow, AdvertiserCatalogProductRow, AdvertiserCatalogPageRow, CreateAdvertiserSuccessRow, UpdateAdvertiserSuccessRow, AdvertiserEffectsRow, StaleAdvertiserRow, UpdateBudgetAlertsSuccessRow, AdvertiserRow, BudgetAlertsRow, AdvertiserWeekRow, AdvertiserCountsRow, AdvertiserPageRow, AdvertiserOptionRow, AlertRow, AlertCountsRow, AlertPageRow, DecideAllocationRequestSuccessRow, StaleAllocationRequestRow, CreateAllocationSuccessRow, UpdateAllocationSuccessRow, GiveBackAllocationSuccessRow, StaleAllocationRow, DecisionObstacleRow, AllocationRow, WaitingRequestRow, AllocatedRewardRow, RewardSummaryRow, AllocationPageRow, CommittedAllocationsSummaryRow, AllocationRequestRow, RequestChangeRow, RequestedExpirationRow, AllocationRequestOutcomeRow, AllocationTermsRow, AllocationRetailerRow, RequestedAllocationRow, RequestedLineRow, RequestedRewardRow, RequestedVirtualCurrencyRow, RequestPersonRow, AllocationRequestPageRow, RequestsToDecideRow, BatchLineRow, BatchRecipientRow, DeliveryRow, BatchLinePageRow, CorrectRecipientSuccessRow, StaleRecipientRow, ResendDeliverySuccessRow, BrandRow, BrandSummaryRow, BrandPageRow, CreateBrandSuccessRow, UpdateBrandSuccessRow, StaleBrandRow, BudgetRow, BudgetLineRow, BudgetLinePageRow, UpdateBudgetSuccessRow, UpdateBudgetLineSuccessRow, StaleBudgetLineRow, CatalogSearchRow, CatalogueChangeRow, CatalogueFieldChangeRow, CatalogueChangePageRow, CatalogueRowRow, CatalogueCellChangeRow, CatalogueRowErrorRow, ImportCatalogueSuccessRow, CatalogueFileImportRow, CatalogueImportCountRow, CatalogueImportRowRow, CatalogueImportRowPageRow, CatalogueFileImportPageRow, CreateCatalogueImportSuccessRow, AddCatalogueImportRowsSuccessRow, StartCatalogueImportSuccessRow, CredentialRow, CredentialPageRow, CreateCredentialSuccessRow, UpdateCredentialSuccessRow, DeleteCredentialSuccessRow, StaleCredentialRow, DimensionRow, DimensionOptionRow, DimensionConfigurationRow, DimensionValueRow, DiscountRow, DiscountPageRow, UpdateDiscountSuccessRow, StaleDiscountRow, DispatchOutcomeRow, DispatchCostRow, SkuCostRow, CreateDispatchSuccessRow, RecallDispatchSuccessRow, ReleaseDispatchSuccessRow, CancelDispatchSuccessRow, RetryDispatchSuccessRow, DispatchRequestRow, DispatchChangeSuccessRow, CreateDispatchPendingRow, ChangeDispatchPendingRow, CancelDispatchRequestSuccessRow, DispatchRow, DispatchProgressRow, DispatchBatchRow, DispatchPageRow, EffectsRow, EffectPostingRow, EffectFigureRow, EffectMailRow, DispatchEffectsRow, MemberEventDataRow, ServiceAccountEventDataRow, AdvertiserEventDataRow, ApiKeyEventDataRow, BudgetEventDataRow, AllocationEventDataRow, QuotaEventDataRow, DiscountEventDataRow, InvoicingEventDataRow, LedgerAccountEventDataRow, BrandEventDataRow, ProductEventDataRow, SkuEventDataRow, PublicationEventDataRow, CatalogImportEventDataRow, PromotionEventDataRow, DispatchEventDataRow, BatchEventDataRow, RedemptionEventDataRow, RedemptionDeliveryEventDataRow, BulkActionEventDataRow, ExportEventDataRow, EventRow, EventPageRow, ExperienceRow, ExperienceOptionsRow, ExperienceInfoRow, RedemptionFlowRow, ExperienceModulesRow, ExperienceSectionsRow, ExplanationRow, ExplanationTermRow, ExplanationKindRow, LedgerEntryRow, LedgerEntryPageRow, ExtractRow, CreateExtractSuccessRow, FailureGroupRow, FailureGroupsRow, FailureRow, FailurePageRow, KeyOutcomeRow, KeyRecordRow, KeyRefusalRow, InventoryRowRow, InventoryPageRow, InventoryNamesRow, InventoryOptionRow, InventoryStatsRow, InventoryAdvertiserStatsRow, InventoryAdvertiserRow, InventoryDayRow, InvoicingRow, InvoiceAddressRow, UpdateInvoicingSuccessRow, StaleInvoicingRow, JobRow, JobCountsRow, JobPageRow, RetryJobSuccessRow, AllocationRequestDecisionRow, DecidedBudgetRow, DecideAllocationRequestsSuccessRow, MediaRow, MediaVariantRow, UploadRow, CreateUploadSuccessRow, CompleteUploadSuccessRow, MediaSetItemRow, MediaSetRow, SaveMediaSetSuccessRow, StaleMediaSetRow, CreateMemberSuccessRow, SendMemberLinkSuccessRow, WithdrawInvitationSuccessRow, UnbindMemberSuccessRow, UpdateMemberSuccessRow, StaleMemberRow, MemberRow, BoundIdentityRow, MemberInvitationRow, AdvertiserSummaryRow, MemberPageRow, MoneyRow, CreateRedemptionSuccessRow, CreateAndRedeemSuccessRow, OrganizationRow, CountryRow, SellerRow, PageInfoRow, UpdateProductSuccessRow, StaleProductRow, CreateProductSuccessRow, SaveProductDimensionsSuccessRow, SimilarProductsRow, ProductRow, ProductSummaryRow, TranslationRow, TargetingRow, ProductPageRow, ProductOptionRow, SavePromotionDraftSuccessRow, StalePromotionDraftRow, DeletePromotionDraftSuccessRow, DuplicatePromotionSuccessRow, PromotionDraftRow, PromotionDraftRewardRow, RewardStateRow, PromotionDraftSettingsRow, PromotionRewardRow, PromotionRewardPageRow, SavePromotionRewardStatusSuccessRow, CreatePromotionSuccessRow, UpdatePromotionSuccessRow, StalePromotionRow, PromotionEffectsRow, ChoosePromotionRewardsSuccessRow, PromotionScreenRow, PromotionScreenTextRow, SavePromotionScreensSuccessRow, TestPromotionScreenSuccessRow, PromotionGapRow, PromotionRestrictionsRow, LandingPagesRow, PromotionAdvertisingRow, FlowSettingsRow, FlowColorRow, PromotionMediasRow, FlowPictureRow, PromotionRow, PromotionRedemptionsRow, PromotionFiguresRow, PromotionPageRow, ProviderRow, PublicationRow, SavePublicationSuccessRow, StalePublicationRow, RedemptionsQuotaRow, CreateRedemptionsQuotaSuccessRow, UpdateRedemptionsQuotaSuccessRow, DeleteRedemptionsQuotaSuccessRow, StaleRedemptionsQuotaRow, ReceivedReportRow, LeaveReportScheduleSuccessRow, RedemptionActionStateRow, BulkActionRow, BulkProgressRow, BulkOutcomeCountRow, BulkActionRowRow, BulkActionRowPageRow, BulkActionPageRow, BulkRedemptionsSuccessRow, StopBulkActionSuccessRow, CodeInformationRow, CodeFactsRow, CodeReadingRow, RevealedCodeRow, VoucherRow, RevealRedemptionCodesSuccessRow, CreateVoucherSuccessRow, RedemptionLinkRow, RetryRedemptionSuccessRow, ResetRedemptionSuccessRow, CancelRedemptionSuccessRow, ReverseRedemptionSuccessRow, BlockRedemptionSuccessRow, RefundRedemptionSuccessRow, ReplaceRedemptionSuccessRow, RevealRedemptionLinkSuccessRow, UserRow, UserLocationRow, RedemptionHistoryEntryRow, RedemptionFieldChangeRow, RedemptionHistoryAuthorRow, RedemptionHistoryPageRow, RedemptionMoneyRow, AccountBalanceRow, RedemptionMoneyEntryRow, RedemptionCardRow, AddRedemptionCommentSuccessRow, RedemptionExportRow, RedemptionExportPageRow, ExportRedemptionsSuccessRow, RedemptionSearchReadingRow, StaleRedemptionRow, StaleRedemptionUserRow, SetRedemptionUserSuccessRow, UpdateRedemptionAddressSuccessRow, UpdateRedemptionUserSuccessRow, RedemptionRow, RedemptionUserRow, RedemptionPromotionRow, RedemptionRewardRow, ShippingAddressRow, RedemptionPageRow, FieldErrorRow, InvalidInputRow, RefusedRow, RefusedSkuRow, DispatchLinkRow, RefusedRowRow, RefusedRowPageRow, ReportChoiceRow, CreateReportScheduleSuccessRow, UpdateReportScheduleSuccessRow, DeleteReportScheduleSuccessRow, SendReportScheduleSuccessRow, StaleReportScheduleRow, ReportScheduleRow, ReportRecipientRow, ReportRunRow, ReportRunFileRow, ReportSchedulePageRow, RewardSourceRow, DeclareSourceBudgetSuccessRow, RewardOptionRow, RewardRow, BuildRow, LinksRow, RowWarningRow, RunOutRow, RunOutAlertRow, SaveRunOutAlertSuccessRow, StaleInventoryRowRow, SavedViewRow, CreateSavedViewSuccessRow, UpdateSavedViewSuccessRow, DeleteSavedViewSuccessRow, SetDefaultViewSuccessRow, StaleSavedViewRow, ServiceAccountSecretRow, RotateServiceAccountSecretSuccessRow, EndServiceAccountSecretSuccessRow, ServiceAccountRow, ServiceAccountOrganizationRow, ServiceAccountPageRow, CreateServiceAccountSuccessRow, UpdateServiceAccountSuccessRow, EndServiceAccountSuccessRow, StaleServiceAccountRow, SkuRow, SkuPageRow, UpdateSkuSuccessRow, StaleSkuRow, CreateSkuSuccessRow, SaveSkuDimensionsSuccessRow, DayStatRow, DailyStatsRow, CreateWebhookSuccessRow, UpdateWebhookSuccessRow, DeleteWebhookSuccessRow, RotateWebhookSecretSuccessRow, TestWebhookSuccessRow, ReplayWebhookEventsSuccessRow, StaleWebhookRow, WebhookRow, WebhookSecretRow, WebhookPageRow, WebhookAttemptRow, WebhookHeaderRow, WebhookAttemptPageRow, UpdateAccountResultRow, UpdateAccountSettingsResultRow, CreateAdvertiserResultRow, UpdateAdvertiserResultRow, UpdateBudgetAlertsResultRow, ApproveAllocationRequestResultRow, RejectAllocationRequestResultRow, WithdrawAllocationRequestResultRow, GiveBackAllocationResultRow, CreateAllocationResultRow, UpdateAllocationResultRow, CorrectRecipientResultRow, ResendDeliveryResultRow, CreateBrandResultRow, UpdateBrandResultRow, UpdateBudgetResultRow, UpdateBudgetLineResultRow, ImportCatalogueResultRow, CreateCatalogueImportResultRow, AddCatalogueImportRowsResultRow, StartCatalogueImportResultRow, CreateCredentialResultRow, UpdateCredentialResultRow, DeleteCredentialResultRow, UpdateDiscountResultRow, CreateDispatchResultRow, RecallDispatchResultRow, ReleaseDispatchResultRow, CancelDispatchResultRow, RetryDispatchResultRow, DispatchChangeResultRow, CancelDispatchRequestResultRow, CreateExtractResultRow, UpdateInvoicingResultRow, RetryJobResultRow, DecideAllocationRequestsResultRow, CreateUploadResultRow, CompleteUploadResultRow, SaveMediaSetResultRow, CreateMemberResultRow, SendMemberLinkResultRow, WithdrawInvitationResultRow, UnbindMemberResultRow, UpdateMemberResultRow, CreateRedemptionResultRow, CreateAndRedeemResultRow, UpdateProductResultRow, CreateProductResultRow, SaveProductDimensionsResultRow, SavePromotionDraftResultRow, DeletePromotionDraftResultRow, DuplicatePromotionResultRow, SavePromotionRewardStatusResultRow, CreatePromotionResultRow, UpdatePromotionResultRow, ChoosePromotionRewardsResultRow, SavePromotionScreensResultRow, TestPromotionScreenResultRow, SavePublicationResultRow, CreateRedemptionsQuotaResultRow, UpdateRedemptionsQuotaResultRow, DeleteRedemptionsQuotaResultRow, LeaveReportScheduleResultRow, BulkRedemptionsResultRow, StopBulkActionResultRow, RevealRedemptionCodesResultRow, CreateVoucherResultRow, RetryRedemptionResultRow, ResetRedemptionResultRow, CancelRedemptionResultRow, ReverseRedemptionResultRow, BlockRedemptionResultRow, RefundRedemptionResultRow, ReplaceRedemptionResultRow, RevealRedemptionLinkResultRow, AddRedemptionCommentResultRow, ExportRedemptionsResultRow, SetRedemptionUserResultRow, UpdateRedemptionAddressResultRow, UpdateRedemptionUserResultRow, CreateReportScheduleResultRow, UpdateReportScheduleResultRow, DeleteReportScheduleResultRow, SendReportScheduleResultRow, DeclareSourceBudgetResultRow, SaveRunOutAlertResultRow, CreateSavedViewResultRow, UpdateSavedViewResultRow, DeleteSavedViewResultRow, SetDefaultViewResultRow, RotateServiceAccountSecretResultRow, EndServiceAccountSecretResultRow, CreateServiceAccountResultRow, UpdateServiceAccountResultRow, EndServiceAccountResultRow, UpdateSkuResultRow, CreateSkuResultRow, SaveSkuDimensionsResultRow, CreateWebhookResultRow, UpdateWebhookResultRow, DeleteWebhookResultRow, RotateWebhookSecretResultRow, TestWebhookResultRow, ReplayWebhookEventsResultRow } from './rows.generated.ts';
import type { GraphContext } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddCatalogueImportRowsResult:
    | ( AddCatalogueImportRowsSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  AddRedemptionCommentResult:
    | ( AddRedemptionCommentSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  ApproveAllocationRequestResult:
    | ( DecideAllocationRequestSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleAllocationRequestRow )
  ;
  BlockRedemptionResult:
    | ( BlockRedemptionSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  BulkRedemptionsResult:
    | ( BulkRedemptionsSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CancelDispatchRequestResult:
    | ( CancelDispatchRequestSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CancelDispatchResult:
    | ( CancelDispatchSuccessRow )
    | ( ChangeDispatchPendingRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CancelRedemptionResult:
    | ( CancelRedemptionSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  ChoosePromotionRewardsResult:
    | ( ChoosePromotionRewardsSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StalePromotionRow )
  ;
  CompleteUploadResult:
    | ( CompleteUploadSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CorrectRecipientResult:
    | ( CorrectRecipientSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleRecipientRow )
  ;
  CreateAdvertiserResult:
    | ( CreateAdvertiserSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateAllocationResult:
    | ( CreateAllocationSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateAndRedeemResult:
    | ( CreateAndRedeemSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateBrandResult:
    | ( CreateBrandSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateCatalogueImportResult:
    | ( CreateCatalogueImportSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateCredentialResult:
    | ( CreateCredentialSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateDispatchResult:
    | ( CreateDispatchPendingRow )
    | ( CreateDispatchSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateExtractResult:
    | ( CreateExtractSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateMemberResult:
    | ( CreateMemberSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateProductResult:
    | ( CreateProductSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreatePromotionResult:
    | ( CreatePromotionSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateRedemptionResult:
    | ( CreateRedemptionSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateRedemptionsQuotaResult:
    | ( CreateRedemptionsQuotaSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleRedemptionsQuotaRow )
  ;
  CreateReportScheduleResult:
    | ( CreateReportScheduleSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateSavedViewResult:
    | ( CreateSavedViewSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateServiceAccountResult:
    | ( CreateServiceAccountSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateSkuResult:
    | ( CreateSkuSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateUploadResult:
    | ( CreateUploadSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateVoucherResult:
    | ( CreateVoucherSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  CreateWebhookResult:
    | ( CreateWebhookSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  DecideAllocationRequestsResult:
    | ( DecideAllocationRequestsSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  DeclareSourceBudgetResult:
    | ( DeclareSourceBudgetSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleInventoryRowRow )
  ;
  DeleteCredentialResult:
    | ( DeleteCredentialSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  DeletePromotionDraftResult:
    | ( DeletePromotionDraftSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StalePromotionDraftRow )
  ;
  DeleteRedemptionsQuotaResult:
    | ( DeleteRedemptionsQuotaSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleRedemptionsQuotaRow )
  ;
  DeleteReportScheduleResult:
    | ( DeleteReportScheduleSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleReportScheduleRow )
  ;
  DeleteSavedViewResult:
    | ( DeleteSavedViewSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleSavedViewRow )
  ;
  DeleteWebhookResult:
    | ( DeleteWebhookSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleWebhookRow )
  ;
  DispatchChangeResult:
    | ( DispatchChangeSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  DuplicatePromotionResult:
    | ( DuplicatePromotionSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  EndServiceAccountResult:
    | ( EndServiceAccountSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleServiceAccountRow )
  ;
  EndServiceAccountSecretResult:
    | ( EndServiceAccountSecretSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleServiceAccountRow )
  ;
  EventData:
    | ( AdvertiserEventDataRow )
    | ( AllocationEventDataRow )
    | ( ApiKeyEventDataRow )
    | ( BatchEventDataRow )
    | ( BrandEventDataRow )
    | ( BudgetEventDataRow )
    | ( BulkActionEventDataRow )
    | ( CatalogImportEventDataRow )
    | ( DiscountEventDataRow )
    | ( DispatchEventDataRow )
    | ( ExportEventDataRow )
    | ( InvoicingEventDataRow )
    | ( LedgerAccountEventDataRow )
    | ( MemberEventDataRow )
    | ( ProductEventDataRow )
    | ( PromotionEventDataRow )
    | ( PublicationEventDataRow )
    | ( QuotaEventDataRow )
    | ( RedemptionDeliveryEventDataRow )
    | ( RedemptionEventDataRow )
    | ( ServiceAccountEventDataRow )
    | ( SkuEventDataRow )
  ;
  ExportRedemptionsResult:
    | ( ExportRedemptionsSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  GiveBackAllocationResult:
    | ( GiveBackAllocationSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  ImportCatalogueResult:
    | ( ImportCatalogueSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
  ;
  LeaveReportScheduleResult:
    | ( InvalidInputRow )
    | ( LeaveReportScheduleSuccessRow )
    | ( RefusedRow )
  ;
  RecallDispatchResult:
    | ( ChangeDispatchPendingRow )
    | ( InvalidInputRow )
    | ( RecallDispatchSuccessRow )
    | ( RefusedRow )
  ;
  RefundRedemptionResult:
    | ( InvalidInputRow )
    | ( RefundRedemptionSuccessRow )
    | ( RefusedRow )
  ;
  RejectAllocationRequestResult:
    | ( DecideAllocationRequestSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleAllocationRequestRow )
  ;
  ReleaseDispatchResult:
    | ( ChangeDispatchPendingRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( ReleaseDispatchSuccessRow )
  ;
  ReplaceRedemptionResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( ReplaceRedemptionSuccessRow )
  ;
  ReplayWebhookEventsResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( ReplayWebhookEventsSuccessRow )
  ;
  ResendDeliveryResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( ResendDeliverySuccessRow )
  ;
  ResetRedemptionResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( ResetRedemptionSuccessRow )
  ;
  RetryDispatchResult:
    | ( ChangeDispatchPendingRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( RetryDispatchSuccessRow )
  ;
  RetryJobResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( RetryJobSuccessRow )
  ;
  RetryRedemptionResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( RetryRedemptionSuccessRow )
  ;
  RevealRedemptionCodesResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( RevealRedemptionCodesSuccessRow )
  ;
  RevealRedemptionLinkResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( RevealRedemptionLinkSuccessRow )
  ;
  ReverseRedemptionResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( ReverseRedemptionSuccessRow )
  ;
  RotateServiceAccountSecretResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( RotateServiceAccountSecretSuccessRow )
    | ( StaleServiceAccountRow )
  ;
  RotateWebhookSecretResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( RotateWebhookSecretSuccessRow )
    | ( StaleWebhookRow )
  ;
  SaveMediaSetResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SaveMediaSetSuccessRow )
    | ( StaleMediaSetRow )
  ;
  SaveProductDimensionsResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SaveProductDimensionsSuccessRow )
    | ( StaleProductRow )
  ;
  SavePromotionDraftResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SavePromotionDraftSuccessRow )
    | ( StalePromotionDraftRow )
  ;
  SavePromotionRewardStatusResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SavePromotionRewardStatusSuccessRow )
  ;
  SavePromotionScreensResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SavePromotionScreensSuccessRow )
    | ( StalePromotionRow )
  ;
  SavePublicationResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SavePublicationSuccessRow )
    | ( StalePublicationRow )
  ;
  SaveRunOutAlertResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SaveRunOutAlertSuccessRow )
    | ( StaleInventoryRowRow )
  ;
  SaveSkuDimensionsResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SaveSkuDimensionsSuccessRow )
    | ( StaleSkuRow )
  ;
  SendMemberLinkResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SendMemberLinkSuccessRow )
  ;
  SendReportScheduleResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SendReportScheduleSuccessRow )
  ;
  SetDefaultViewResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SetDefaultViewSuccessRow )
  ;
  SetRedemptionUserResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( SetRedemptionUserSuccessRow )
    | ( StaleRedemptionRow )
  ;
  StartCatalogueImportResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StartCatalogueImportSuccessRow )
  ;
  StopBulkActionResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StopBulkActionSuccessRow )
  ;
  TestPromotionScreenResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( TestPromotionScreenSuccessRow )
  ;
  TestWebhookResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( TestWebhookSuccessRow )
  ;
  UnbindMemberResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( UnbindMemberSuccessRow )
  ;
  UpdateAccountResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleAccountRow )
    | ( UpdateAccountSuccessRow )
  ;
  UpdateAccountSettingsResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleAccountSettingsRow )
    | ( UpdateAccountSettingsSuccessRow )
  ;
  UpdateAdvertiserResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleAdvertiserRow )
    | ( UpdateAdvertiserSuccessRow )
  ;
  UpdateAllocationResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleAllocationRow )
    | ( UpdateAllocationSuccessRow )
  ;
  UpdateBrandResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleBrandRow )
    | ( UpdateBrandSuccessRow )
  ;
  UpdateBudgetAlertsResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleAdvertiserRow )
    | ( UpdateBudgetAlertsSuccessRow )
  ;
  UpdateBudgetLineResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleBudgetLineRow )
    | ( UpdateBudgetLineSuccessRow )
  ;
  UpdateBudgetResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( UpdateBudgetSuccessRow )
  ;
  UpdateCredentialResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleCredentialRow )
    | ( UpdateCredentialSuccessRow )
  ;
  UpdateDiscountResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleDiscountRow )
    | ( UpdateDiscountSuccessRow )
  ;
  UpdateInvoicingResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleInvoicingRow )
    | ( UpdateInvoicingSuccessRow )
  ;
  UpdateMemberResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleMemberRow )
    | ( UpdateMemberSuccessRow )
  ;
  UpdateProductResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleProductRow )
    | ( UpdateProductSuccessRow )
  ;
  UpdatePromotionResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StalePromotionRow )
    | ( UpdatePromotionSuccessRow )
  ;
  UpdateRedemptionAddressResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleRedemptionRow )
    | ( UpdateRedemptionAddressSuccessRow )
  ;
  UpdateRedemptionUserResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleRedemptionUserRow )
    | ( UpdateRedemptionUserSuccessRow )
  ;
  UpdateRedemptionsQuotaResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleRedemptionsQuotaRow )
    | ( UpdateRedemptionsQuotaSuccessRow )
  ;
  UpdateReportScheduleResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleReportScheduleRow )
    | ( UpdateReportScheduleSuccessRow )
  ;
  UpdateSavedViewResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleSavedViewRow )
    | ( UpdateSavedViewSuccessRow )
  ;
  UpdateServiceAccountResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleServiceAccountRow )
    | ( UpdateServiceAccountSuccessRow )
  ;
  UpdateSkuResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleSkuRow )
    | ( UpdateSkuSuccessRow )
  ;
  UpdateWebhookResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleWebhookRow )
    | ( UpdateWebhookSuccessRow )
  ;
  WithdrawAllocationRequestResult:
    | ( DecideAllocationRequestSuccessRow )
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( StaleAllocationRequestRow )
  ;
  WithdrawInvitationResult:
    | ( InvalidInputRow )
    | ( RefusedRow )
    | ( WithdrawInvitationSuccessRow )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( AccountRow )
    | ( AdvertiserRow )
    | ( BrandRow )
    | ( BulkActionRow )
    | ( CatalogueFileImportRow )
    | ( DispatchRow )
    | ( DispatchRequestRow )
    | ( ExperienceRow )
    | ( MediaSetRow )
    | ( MemberRow )
    | ( ProductRow )
    | ( PromotionRow )
    | ( RedemptionRow )
    | ( ReportScheduleRow )
    | ( SavedViewRow )
    | ( ServiceAccountRow )
    | ( SkuRow )
    | ( UserRow )
    | ( WebhookRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<AccountRow>;
  AccountBalance: ResolverTypeWrapper<AccountBalanceRow>;
  AccountSettings: ResolverTypeWrapper<AccountSettingsRow>;
  ActivityReportFilter: Schema.ActivityReportFilter;
  ActivityReportFreshness: ResolverTypeWrapper<ActivityReportFreshnessRow>;
  ActivityReportGroup: Schema.ActivityReportGroup;
  ActivityReportMetric: Schema.ActivityReportMetric;
  ActivityReportPage: ResolverTypeWrapper<ActivityReportPageRow>;
  ActivityReportPoint: ResolverTypeWrapper<ActivityReportPointRow>;
  ActivityReportRow: ResolverTypeWrapper<ActivityReportRowRow>;
  ActivityReportSort: Schema.ActivityReportSort;
  ActivityReportSortField: Schema.ActivityReportSortField;
  ActivityReportTotals: ResolverTypeWrapper<ActivityReportTotalsRow>;
  AddCatalogueImportRowsInput: Schema.AddCatalogueImportRowsInput;
  AddCatalogueImportRowsResult: ResolverTypeWrapper<AddCatalogueImportRowsResultRow>;
  AddCatalogueImportRowsSuccess: ResolverTypeWrapper<AddCatalogueImportRowsSuccessRow>;
  AddRedemptionCommentInput: Schema.AddRedemptionCommentInput;
  AddRedemptionCommentResult: ResolverTypeWrapper<AddRedemptionCommentResultRow>;
  AddRedemptionCommentSuccess: ResolverTypeWrapper<AddRedemptionCommentSuccessRow>;
  Advertiser: ResolverTypeWrapper<AdvertiserRow>;
  AdvertiserCatalogPage: ResolverTypeWrapper<AdvertiserCatalogPageRow>;
  AdvertiserCatalogProduct: ResolverTypeWrapper<AdvertiserCatalogProductRow>;
  AdvertiserCatalogSort: Schema.AdvertiserCatalogSort;
  AdvertiserCatalogSortField: Schema.AdvertiserCatalogSortField;
  AdvertiserCounts: ResolverTypeWrapper<AdvertiserCountsRow>;
  AdvertiserEffects: ResolverTypeWrapper<AdvertiserEffectsRow>;
  AdvertiserEventData: ResolverTypeWrapper<AdvertiserEventDataRow>;
  AdvertiserFilter: Schema.AdvertiserFilter;
  AdvertiserOption: ResolverTypeWrapper<AdvertiserOptionRow>;
  AdvertiserPage: ResolverTypeWrapper<AdvertiserPageRow>;
  AdvertiserSort: Schema.AdvertiserSort;
  AdvertiserSortField: Schema.AdvertiserSortField;
  AdvertiserStatus: Schema.AdvertiserStatus;
  AdvertiserSummary: ResolverTypeWrapper<AdvertiserSummaryRow>;
  AdvertiserWeek: ResolverTypeWrapper<AdvertiserWeekRow>;
  Alert: ResolverTypeWrapper<AlertRow>;
  AlertCounts: ResolverTypeWrapper<AlertCountsRow>;
  AlertFilter: Schema.AlertFilter;
  AlertPage: ResolverTypeWrapper<AlertPageRow>;
  AlertSeverity: Schema.AlertSeverity;
  AllocatedReward: ResolverTypeWrapper<AllocatedRewardRow>;
  AllocatedRewardChange: Schema.AllocatedRewardChange;
  Allocation: ResolverTypeWrapper<AllocationRow>;
  AllocationDecision: Schema.AllocationDecision;
  AllocationDecisionOutcome: Schema.AllocationDecisionOutcome;
  AllocationDisplay: Schema.AllocationDisplay;
  AllocationEventData: ResolverTypeWrapper<AllocationEventDataRow>;
  AllocationFigure: Schema.AllocationFigure;
  AllocationMode: Schema.AllocationMode;
  AllocationPage: ResolverTypeWrapper<AllocationPageRow>;
  AllocationReportType: Schema.AllocationReportType;
  AllocationRequest: ResolverTypeWrapper<AllocationRequestRow>;
  AllocationRequestDecision: ResolverTypeWrapper<AllocationRequestDecisionRow>;
  AllocationRequestOutcome: ResolverTypeWrapper<AllocationRequestOutcomeRow>;
  AllocationRequestPage: ResolverTypeWrapper<AllocationRequestPageRow>;
  AllocationRetailer: ResolverTypeWrapper<AllocationRetailerRow>;
  AllocationRewardInput: Schema.AllocationRewardInput;
  AllocationState: Schema.AllocationState;
  AllocationStatus: Schema.AllocationStatus;
  AllocationTerms: ResolverTypeWrapper<AllocationTermsRow>;
  AllocationType: Schema.AllocationType;
  AllocationsReportFilter: Schema.AllocationsReportFilter;
  AllocationsReportSort: Schema.AllocationsReportSort;
  AllocationsReportSortField: Schema.AllocationsReportSortField;
  ApiKeyEventData: ResolverTypeWrapper<ApiKeyEventDataRow>;
  ApproveAllocationRequestInput: Schema.ApproveAllocationRequestInput;
  ApproveAllocationRequestResult: ResolverTypeWrapper<ApproveAllocationRequestResultRow>;
  AuthenticationSystem: Schema.AuthenticationSystem;
  BatchEventData: ResolverTypeWrapper<BatchEventDataRow>;
  BatchLine: ResolverTypeWrapper<BatchLineRow>;
  BatchLineFilter: Schema.BatchLineFilter;
  BatchLinePage: ResolverTypeWrapper<BatchLinePageRow>;
  BatchRecipient: ResolverTypeWrapper<BatchRecipientRow>;
  BatchState: Schema.BatchState;
  BatchUsage: Schema.BatchUsage;
  BlockRedemptionResult: ResolverTypeWrapper<BlockRedemptionResultRow>;
  BlockRedemptionSuccess: ResolverTypeWrapper<BlockRedemptionSuccessRow>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  BoundIdentity: ResolverTypeWrapper<BoundIdentityRow>;
  Brand: ResolverTypeWrapper<BrandRow>;
  BrandEventData: ResolverTypeWrapper<BrandEventDataRow>;
  BrandFilter: Schema.BrandFilter;
  BrandPage: ResolverTypeWrapper<BrandPageRow>;
  BrandStatus: Schema.BrandStatus;
  BrandSummary: ResolverTypeWrapper<BrandSummaryRow>;
  Budget: ResolverTypeWrapper<BudgetRow>;
  BudgetAlerts: ResolverTypeWrapper<BudgetAlertsRow>;
  BudgetEventData: ResolverTypeWrapper<BudgetEventDataRow>;
  BudgetFigure: Schema.BudgetFigure;
  BudgetLine: ResolverTypeWrapper<BudgetLineRow>;
  BudgetLineFilter: Schema.BudgetLineFilter;
  BudgetLinePage: ResolverTypeWrapper<BudgetLinePageRow>;
  BudgetLineStatus: Schema.BudgetLineStatus;
  BudgetLineType: Schema.BudgetLineType;
  Build: ResolverTypeWrapper<BuildRow>;
  BulkAction: ResolverTypeWrapper<BulkActionRow>;
  BulkActionEventData: ResolverTypeWrapper<BulkActionEventDataRow>;
  BulkActionKind: Schema.BulkActionKind;
  BulkActionPage: ResolverTypeWrapper<BulkActionPageRow>;
  BulkActionRow: ResolverTypeWrapper<BulkActionRowRow>;
  BulkActionRowPage: ResolverTypeWrapper<BulkActionRowPageRow>;
  BulkActionState: Schema.BulkActionState;
  BulkOutcomeCount: ResolverTypeWrapper<BulkOutcomeCountRow>;
  BulkProgress: ResolverTypeWrapper<BulkProgressRow>;
  BulkRedemptionsInput: Schema.BulkRedemptionsInput;
  BulkRedemptionsResult: ResolverTypeWrapper<BulkRedemptionsResultRow>;
  BulkRedemptionsSuccess: ResolverTypeWrapper<BulkRedemptionsSuccessRow>;
  BulkRowOutcome: Schema.BulkRowOutcome;
  CancelDispatchRequestResult: ResolverTypeWrapper<CancelDispatchRequestResultRow>;
  CancelDispatchRequestSuccess: ResolverTypeWrapper<CancelDispatchRequestSuccessRow>;
  CancelDispatchResult: ResolverTypeWrapper<CancelDispatchResultRow>;
  CancelDispatchSuccess: ResolverTypeWrapper<CancelDispatchSuccessRow>;
  CancelRedemptionResult: ResolverTypeWrapper<CancelRedemptionResultRow>;
  CancelRedemptionSuccess: ResolverTypeWrapper<CancelRedemptionSuccessRow>;
  CardOperation: ResolverTypeWrapper<Schema.CardOperation>;
  CatalogImportEventData: ResolverTypeWrapper<CatalogImportEventDataRow>;
  CatalogSearch: ResolverTypeWrapper<CatalogSearchRow>;
  CatalogueCellChange: ResolverTypeWrapper<CatalogueCellChangeRow>;
  CatalogueChange: ResolverTypeWrapper<CatalogueChangeRow>;
  CatalogueChangeFilter: Schema.CatalogueChangeFilter;
  CatalogueChangeKind: Schema.CatalogueChangeKind;
  CatalogueChangePage: ResolverTypeWrapper<CatalogueChangePageRow>;
  CatalogueFieldChange: ResolverTypeWrapper<CatalogueFieldChangeRow>;
  CatalogueFileImport: ResolverTypeWrapper<CatalogueFileImportRow>;
  CatalogueFileImportPage: ResolverTypeWrapper<CatalogueFileImportPageRow>;
  CatalogueImportCount: ResolverTypeWrapper<CatalogueImportCountRow>;
  CatalogueImportOutcome: Schema.CatalogueImportOutcome;
  CatalogueImportRow: ResolverTypeWrapper<CatalogueImportRowRow>;
  CatalogueImportRowPage: ResolverTypeWrapper<CatalogueImportRowPageRow>;
  CatalogueImportState: Schema.CatalogueImportState;
  CatalogueNoun: Schema.CatalogueNoun;
  CatalogueRow: ResolverTypeWrapper<CatalogueRowRow>;
  CatalogueRowError: ResolverTypeWrapper<CatalogueRowErrorRow>;
  CatalogueRowInput: Schema.CatalogueRowInput;
  CatalogueRowOutcome: Schema.CatalogueRowOutcome;
  ChangeDispatchPending: ResolverTypeWrapper<ChangeDispatchPendingRow>;
  ChoosePromotionRewardsInput: Schema.ChoosePromotionRewardsInput;
  ChoosePromotionRewardsResult: ResolverTypeWrapper<ChoosePromotionRewardsResultRow>;
  ChoosePromotionRewardsSuccess: ResolverTypeWrapper<ChoosePromotionRewardsSuccessRow>;
  ChosenRewardInput: Schema.ChosenRewardInput;
  CodeFacts: ResolverTypeWrapper<CodeFactsRow>;
  CodeInformation: ResolverTypeWrapper<CodeInformationRow>;
  CodeReadKind: Schema.CodeReadKind;
  CodeReading: ResolverTypeWrapper<CodeReadingRow>;
  CodeUsage: Schema.CodeUsage;
  CommittedAllocationsSummary: ResolverTypeWrapper<CommittedAllocationsSummaryRow>;
  CompleteUploadResult: ResolverTypeWrapper<CompleteUploadResultRow>;
  CompleteUploadSuccess: ResolverTypeWrapper<CompleteUploadSuccessRow>;
  ConditionOfSale: Schema.ConditionOfSale;
  CorrectRecipientInput: Schema.CorrectRecipientInput;
  CorrectRecipientResult: ResolverTypeWrapper<CorrectRecipientResultRow>;
  CorrectRecipientSuccess: ResolverTypeWrapper<CorrectRecipientSuccessRow>;
  Country: ResolverTypeWrapper<CountryRow>;
  CountryCode: ResolverTypeWrapper<Schema.Scalars['CountryCode']['output']>;
  CountryPage: ResolverTypeWrapper<Omit<Schema.CountryPage, 'items' | 'page'> & { items: Array<ResolversTypes['Country']>, page: ResolversTypes['PageInfo'] }>;
  CreateAdvertiserInput: Schema.CreateAdvertiserInput;
  CreateAdvertiserResult: ResolverTypeWrapper<CreateAdvertiserResultRow>;
  CreateAdvertiserSuccess: ResolverTypeWrapper<CreateAdvertiserSuccessRow>;
  CreateAllocationInput: Schema.CreateAllocationInput;
  CreateAllocationResult: ResolverTypeWrapper<CreateAllocationResultRow>;
  CreateAllocationSuccess: ResolverTypeWrapper<CreateAllocationSuccessRow>;
  CreateAndRedeemInput: Schema.CreateAndRedeemInput;
  CreateAndRedeemResult: ResolverTypeWrapper<CreateAndRedeemResultRow>;
  CreateAndRedeemSuccess: ResolverTypeWrapper<CreateAndRedeemSuccessRow>;
  CreateBrandInput: Schema.CreateBrandInput;
  CreateBrandResult: ResolverTypeWrapper<CreateBrandResultRow>;
  CreateBrandSuccess: ResolverTypeWrapper<CreateBrandSuccessRow>;
  CreateCatalogueImportInput: Schema.CreateCatalogueImportInput;
  CreateCatalogueImportResult: ResolverTypeWrapper<CreateCatalogueImportResultRow>;
  CreateCatalogueImportSuccess: ResolverTypeWrapper<CreateCatalogueImportSuccessRow>;
  CreateCredentialInput: Schema.CreateCredentialInput;
  CreateCredentialResult: ResolverTypeWrapper<CreateCredentialResultRow>;
  CreateCredentialSuccess: ResolverTypeWrapper<CreateCredentialSuccessRow>;
  CreateDispatchInput: Schema.CreateDispatchInput;
  CreateDispatchPending: ResolverTypeWrapper<CreateDispatchPendingRow>;
  CreateDispatchResult: ResolverTypeWrapper<CreateDispatchResultRow>;
  CreateDispatchSuccess: ResolverTypeWrapper<CreateDispatchSuccessRow>;
  CreateExtractInput: Schema.CreateExtractInput;
  CreateExtractResult: ResolverTypeWrapper<CreateExtractResultRow>;
  CreateExtractSuccess: ResolverTypeWrapper<CreateExtractSuccessRow>;
  CreateMemberInput: Schema.CreateMemberInput;
  CreateMemberResult: ResolverTypeWrapper<CreateMemberResultRow>;
  CreateMemberSuccess: ResolverTypeWrapper<CreateMemberSuccessRow>;
  CreateProductInput: Schema.CreateProductInput;
  CreateProductResult: ResolverTypeWrapper<CreateProductResultRow>;
  CreateProductSuccess: ResolverTypeWrapper<CreateProductSuccessRow>;
  CreatePromotionInput: Schema.CreatePromotionInput;
  CreatePromotionResult: ResolverTypeWrapper<CreatePromotionResultRow>;
  CreatePromotionSuccess: ResolverTypeWrapper<CreatePromotionSuccessRow>;
  CreateRedemptionInput: Schema.CreateRedemptionInput;
  CreateRedemptionResult: ResolverTypeWrapper<CreateRedemptionResultRow>;
  CreateRedemptionSuccess: ResolverTypeWrapper<CreateRedemptionSuccessRow>;
  CreateRedemptionsQuotaInput: Schema.CreateRedemptionsQuotaInput;
  CreateRedemptionsQuotaResult: ResolverTypeWrapper<CreateRedemptionsQuotaResultRow>;
  CreateRedemptionsQuotaSuccess: ResolverTypeWrapper<CreateRedemptionsQuotaSuccessRow>;
  CreateReportScheduleInput: Schema.CreateReportScheduleInput;
  CreateReportScheduleResult: ResolverTypeWrapper<CreateReportScheduleResultRow>;
  CreateReportScheduleSuccess: ResolverTypeWrapper<CreateReportScheduleSuccessRow>;
  CreateSavedViewInput: Schema.CreateSavedViewInput;
  CreateSavedViewResult: ResolverTypeWrapper<CreateSavedViewResultRow>;
  CreateSavedViewSuccess: ResolverTypeWrapper<CreateSavedViewSuccessRow>;
  CreateServiceAccountInput: Schema.CreateServiceAccountInput;
  CreateServiceAccountResult: ResolverTypeWrapper<CreateServiceAccountResultRow>;
  CreateServiceAccountSuccess: ResolverTypeWrapper<CreateServiceAccountSuccessRow>;
  CreateSkuInput: Schema.CreateSkuInput;
  CreateSkuResult: ResolverTypeWrapper<CreateSkuResultRow>;
  CreateSkuSuccess: ResolverTypeWrapper<CreateSkuSuccessRow>;
  CreateUploadInput: Schema.CreateUploadInput;
  CreateUploadResult: ResolverTypeWrapper<CreateUploadResultRow>;
  CreateUploadSuccess: ResolverTypeWrapper<CreateUploadSuccessRow>;
  CreateVoucherInput: Schema.CreateVoucherInput;
  CreateVoucherResult: ResolverTypeWrapper<CreateVoucherResultRow>;
  CreateVoucherSuccess: ResolverTypeWrapper<CreateVoucherSuccessRow>;
  CreateWebhookInput: Schema.CreateWebhookInput;
  CreateWebhookResult: ResolverTypeWrapper<CreateWebhookResultRow>;
  CreateWebhookSuccess: ResolverTypeWrapper<CreateWebhookSuccessRow>;
  CreatedOutcome: Schema.CreatedOutcome;
  Credential: ResolverTypeWrapper<CredentialRow>;
  CredentialPage: ResolverTypeWrapper<CredentialPageRow>;
  CurrencyCode: ResolverTypeWrapper<Schema.Scalars['CurrencyCode']['output']>;
  DailyStats: ResolverTypeWrapper<DailyStatsRow>;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  DayStat: ResolverTypeWrapper<DayStatRow>;
  DecideAllocationRequestSuccess: ResolverTypeWrapper<DecideAllocationRequestSuccessRow>;
  DecideAllocationRequestsInput: Schema.DecideAllocationRequestsInput;
  DecideAllocationRequestsResult: ResolverTypeWrapper<DecideAllocationRequestsResultRow>;
  DecideAllocationRequestsSuccess: ResolverTypeWrapper<DecideAllocationRequestsSuccessRow>;
  DecidedBudget: ResolverTypeWrapper<DecidedBudgetRow>;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  DecisionObstacle: ResolverTypeWrapper<DecisionObstacleRow>;
  DecisionObstacleCode: Schema.DecisionObstacleCode;
  DeclareSourceBudgetInput: Schema.DeclareSourceBudgetInput;
  DeclareSourceBudgetResult: ResolverTypeWrapper<DeclareSourceBudgetResultRow>;
  DeclareSourceBudgetSuccess: ResolverTypeWrapper<DeclareSourceBudgetSuccessRow>;
  DeleteCredentialInput: Schema.DeleteCredentialInput;
  DeleteCredentialResult: ResolverTypeWrapper<DeleteCredentialResultRow>;
  DeleteCredentialSuccess: ResolverTypeWrapper<DeleteCredentialSuccessRow>;
  DeletePromotionDraftInput: Schema.DeletePromotionDraftInput;
  DeletePromotionDraftResult: ResolverTypeWrapper<DeletePromotionDraftResultRow>;
  DeletePromotionDraftSuccess: ResolverTypeWrapper<DeletePromotionDraftSuccessRow>;
  DeleteRedemptionsQuotaInput: Schema.DeleteRedemptionsQuotaInput;
  DeleteRedemptionsQuotaResult: ResolverTypeWrapper<DeleteRedemptionsQuotaResultRow>;
  DeleteRedemptionsQuotaSuccess: ResolverTypeWrapper<DeleteRedemptionsQuotaSuccessRow>;
  DeleteReportScheduleInput: Schema.DeleteReportScheduleInput;
  DeleteReportScheduleResult: ResolverTypeWrapper<DeleteReportScheduleResultRow>;
  DeleteReportScheduleSuccess: ResolverTypeWrapper<DeleteReportScheduleSuccessRow>;
  DeleteSavedViewInput: Schema.DeleteSavedViewInput;
  DeleteSavedViewResult: ResolverTypeWrapper<DeleteSavedViewResultRow>;
  DeleteSavedViewSuccess: ResolverTypeWrapper<DeleteSavedViewSuccessRow>;
  DeleteWebhookInput: Schema.DeleteWebhookInput;
  DeleteWebhookResult: ResolverTypeWrapper<DeleteWebhookResultRow>;
  DeleteWebhookSuccess: ResolverTypeWrapper<DeleteWebhookSuccessRow>;
  Delivery: ResolverTypeWrapper<DeliveryRow>;
  DeliveryKind: Schema.DeliveryKind;
  DeliveryMode: Schema.DeliveryMode;
  DeliveryState: Schema.DeliveryState;
  Dimension: ResolverTypeWrapper<DimensionRow>;
  DimensionConfiguration: ResolverTypeWrapper<DimensionConfigurationRow>;
  DimensionConfigurationInput: Schema.DimensionConfigurationInput;
  DimensionOption: ResolverTypeWrapper<DimensionOptionRow>;
  DimensionValue: ResolverTypeWrapper<DimensionValueRow>;
  DimensionValueInput: Schema.DimensionValueInput;
  Discount: ResolverTypeWrapper<DiscountRow>;
  DiscountEventData: ResolverTypeWrapper<DiscountEventDataRow>;
  DiscountPage: ResolverTypeWrapper<DiscountPageRow>;
  DiscountSort: Schema.DiscountSort;
  DiscountSortField: Schema.DiscountSortField;
  Dispatch: ResolverTypeWrapper<DispatchRow>;
  DispatchBatch: ResolverTypeWrapper<DispatchBatchRow>;
  DispatchChange: Schema.DispatchChange;
  DispatchChangeInput: Schema.DispatchChangeInput;
  DispatchChangeResult: ResolverTypeWrapper<DispatchChangeResultRow>;
  DispatchChangeSuccess: ResolverTypeWrapper<DispatchChangeSuccessRow>;
  DispatchCost: ResolverTypeWrapper<DispatchCostRow>;
  DispatchEffects: ResolverTypeWrapper<DispatchEffectsRow>;
  DispatchEventData: ResolverTypeWrapper<DispatchEventDataRow>;
  DispatchFilter: Schema.DispatchFilter;
  DispatchKind: Schema.DispatchKind;
  DispatchLink: ResolverTypeWrapper<DispatchLinkRow>;
  DispatchOutcome: ResolverTypeWrapper<DispatchOutcomeRow>;
  DispatchPage: ResolverTypeWrapper<DispatchPageRow>;
  DispatchProgress: ResolverTypeWrapper<DispatchProgressRow>;
  DispatchQuantityInput: Schema.DispatchQuantityInput;
  DispatchRequest: ResolverTypeWrapper<DispatchRequestRow>;
  DispatchRequestAction: Schema.DispatchRequestAction;
  DispatchRequestStage: Schema.DispatchRequestStage;
  DispatchRequestState: Schema.DispatchRequestState;
  DispatchState: Schema.DispatchState;
  DispatchStop: Schema.DispatchStop;
  DuplicatePromotionInput: Schema.DuplicatePromotionInput;
  DuplicatePromotionResult: ResolverTypeWrapper<DuplicatePromotionResultRow>;
  DuplicatePromotionSuccess: ResolverTypeWrapper<DuplicatePromotionSuccessRow>;
  EffectFigure: ResolverTypeWrapper<EffectFigureRow>;
  EffectMail: ResolverTypeWrapper<EffectMailRow>;
  EffectPosting: ResolverTypeWrapper<EffectPostingRow>;
  Effects: ResolverTypeWrapper<EffectsRow>;
  EndServiceAccountInput: Schema.EndServiceAccountInput;
  EndServiceAccountResult: ResolverTypeWrapper<EndServiceAccountResultRow>;
  EndServiceAccountSecretInput: Schema.EndServiceAccountSecretInput;
  EndServiceAccountSecretResult: ResolverTypeWrapper<EndServiceAccountSecretResultRow>;
  EndServiceAccountSecretSuccess: ResolverTypeWrapper<EndServiceAccountSecretSuccessRow>;
  EndServiceAccountSuccess: ResolverTypeWrapper<EndServiceAccountSuccessRow>;
  Environment: Schema.Environment;
  Event: ResolverTypeWrapper<EventRow>;
  EventData: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EventData']>;
  EventPage: ResolverTypeWrapper<EventPageRow>;
  Experience: ResolverTypeWrapper<ExperienceRow>;
  ExperienceInfo: ResolverTypeWrapper<ExperienceInfoRow>;
  ExperienceModules: ResolverTypeWrapper<ExperienceModulesRow>;
  ExperienceOptions: ResolverTypeWrapper<ExperienceOptionsRow>;
  ExperienceSections: ResolverTypeWrapper<ExperienceSectionsRow>;
  Explanation: ResolverTypeWrapper<ExplanationRow>;
  ExplanationKind: ResolverTypeWrapper<ExplanationKindRow>;
  ExplanationTerm: ResolverTypeWrapper<ExplanationTermRow>;
  ExportEventData: ResolverTypeWrapper<ExportEventDataRow>;
  ExportRedemptionsInput: Schema.ExportRedemptionsInput;
  ExportRedemptionsResult: ResolverTypeWrapper<ExportRedemptionsResultRow>;
  ExportRedemptionsSuccess: ResolverTypeWrapper<ExportRedemptionsSuccessRow>;
  Extract: ResolverTypeWrapper<ExtractRow>;
  ExtractKind: Schema.ExtractKind;
  Failure: ResolverTypeWrapper<FailureRow>;
  FailureFilter: Schema.FailureFilter;
  FailureGroup: ResolverTypeWrapper<FailureGroupRow>;
  FailureGroups: ResolverTypeWrapper<FailureGroupsRow>;
  FailureKind: Schema.FailureKind;
  FailurePage: ResolverTypeWrapper<FailurePageRow>;
  FieldError: ResolverTypeWrapper<FieldErrorRow>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  FlowColor: ResolverTypeWrapper<FlowColorRow>;
  FlowColorInput: Schema.FlowColorInput;
  FlowPicture: ResolverTypeWrapper<FlowPictureRow>;
  FlowPictureInput: Schema.FlowPictureInput;
  FlowSettings: ResolverTypeWrapper<FlowSettingsRow>;
  FlowSettingsInput: Schema.FlowSettingsInput;
  FooterLink: Schema.FooterLink;
  FraudLevel: Schema.FraudLevel;
  Gender: Schema.Gender;
  GiveBackAllocationInput: Schema.GiveBackAllocationInput;
  GiveBackAllocationResult: ResolverTypeWrapper<GiveBackAllocationResultRow>;
  GiveBackAllocationSuccess: ResolverTypeWrapper<GiveBackAllocationSuccessRow>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  ImportCatalogueInput: Schema.ImportCatalogueInput;
  ImportCatalogueResult: ResolverTypeWrapper<ImportCatalogueResultRow>;
  ImportCatalogueSuccess: ResolverTypeWrapper<ImportCatalogueSuccessRow>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInputRow>;
  InventoryAdvertiser: ResolverTypeWrapper<InventoryAdvertiserRow>;
  InventoryAdvertiserStats: ResolverTypeWrapper<InventoryAdvertiserStatsRow>;
  InventoryDay: ResolverTypeWrapper<InventoryDayRow>;
  InventoryNames: ResolverTypeWrapper<InventoryNamesRow>;
  InventoryOption: ResolverTypeWrapper<InventoryOptionRow>;
  InventoryOptionKind: Schema.InventoryOptionKind;
  InventoryPage: ResolverTypeWrapper<InventoryPageRow>;
  InventoryReportFilter: Schema.InventoryReportFilter;
  InventoryReportSort: Schema.InventoryReportSort;
  InventoryReportSortField: Schema.InventoryReportSortField;
  InventoryRow: ResolverTypeWrapper<InventoryRowRow>;
  InventoryStats: ResolverTypeWrapper<InventoryStatsRow>;
  InventoryType: Schema.InventoryType;
  InvoiceAddress: ResolverTypeWrapper<InvoiceAddressRow>;
  InvoiceAddressInput: Schema.InvoiceAddressInput;
  InvoiceType: Schema.InvoiceType;
  Invoicing: ResolverTypeWrapper<InvoicingRow>;
  InvoicingEventData: ResolverTypeWrapper<InvoicingEventDataRow>;
  Job: ResolverTypeWrapper<JobRow>;
  JobCounts: ResolverTypeWrapper<JobCountsRow>;
  JobFilter: Schema.JobFilter;
  JobPage: ResolverTypeWrapper<JobPageRow>;
  JobState: Schema.JobState;
  KeyOutcome: ResolverTypeWrapper<KeyOutcomeRow>;
  KeyRecord: ResolverTypeWrapper<KeyRecordRow>;
  KeyRefusal: ResolverTypeWrapper<KeyRefusalRow>;
  KeyState: Schema.KeyState;
  LandingPages: ResolverTypeWrapper<LandingPagesRow>;
  LandingPagesInput: Schema.LandingPagesInput;
  LaunchPlace: Schema.LaunchPlace;
  LeaveReportScheduleInput: Schema.LeaveReportScheduleInput;
  LeaveReportScheduleResult: ResolverTypeWrapper<LeaveReportScheduleResultRow>;
  LeaveReportScheduleSuccess: ResolverTypeWrapper<LeaveReportScheduleSuccessRow>;
  LedgerAccount: Schema.LedgerAccount;
  LedgerAccountEventData: ResolverTypeWrapper<LedgerAccountEventDataRow>;
  LedgerEntry: ResolverTypeWrapper<LedgerEntryRow>;
  LedgerEntryPage: ResolverTypeWrapper<LedgerEntryPageRow>;
  LineRemedy: Schema.LineRemedy;
  LineStage: Schema.LineStage;
  Links: ResolverTypeWrapper<LinksRow>;
  Media: ResolverTypeWrapper<MediaRow>;
  MediaSet: ResolverTypeWrapper<MediaSetRow>;
  MediaSetItem: ResolverTypeWrapper<MediaSetItemRow>;
  MediaSetItemInput: Schema.MediaSetItemInput;
  MediaSetItemName: Schema.MediaSetItemName;
  MediaSetNoun: Schema.MediaSetNoun;
  MediaVariant: ResolverTypeWrapper<MediaVariantRow>;
  Member: ResolverTypeWrapper<MemberRow>;
  MemberEventData: ResolverTypeWrapper<MemberEventDataRow>;
  MemberFilter: Schema.MemberFilter;
  MemberInvitation: ResolverTypeWrapper<MemberInvitationRow>;
  MemberInvitationState: Schema.MemberInvitationState;
  MemberPage: ResolverTypeWrapper<MemberPageRow>;
  MemberStatus: Schema.MemberStatus;
  ModuleFlag: Schema.ModuleFlag;
  Money: ResolverTypeWrapper<MoneyRow>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotificationChannel: Schema.NotificationChannel;
  NotificationChoice: Schema.NotificationChoice;
  NotificationSubscription: ResolverTypeWrapper<NotificationSubscriptionRow>;
  NotificationSubscriptionChannel: ResolverTypeWrapper<NotificationSubscriptionChannelRow>;
  Organization: ResolverTypeWrapper<OrganizationRow>;
  OutcomeStatus: Schema.OutcomeStatus;
  PageInfo: ResolverTypeWrapper<PageInfoRow>;
  PageInput: Schema.PageInput;
  Product: ResolverTypeWrapper<ProductRow>;
  ProductEventData: ResolverTypeWrapper<ProductEventDataRow>;
  ProductFilter: Schema.ProductFilter;
  ProductOption: ResolverTypeWrapper<ProductOptionRow>;
  ProductPage: ResolverTypeWrapper<ProductPageRow>;
  ProductSort: Schema.ProductSort;
  ProductSortField: Schema.ProductSortField;
  ProductState: Schema.ProductState;
  ProductSummary: ResolverTypeWrapper<ProductSummaryRow>;
  ProductType: Schema.ProductType;
  Promotion: ResolverTypeWrapper<PromotionRow>;
  PromotionAdvertising: ResolverTypeWrapper<PromotionAdvertisingRow>;
  PromotionDraft: ResolverTypeWrapper<PromotionDraftRow>;
  PromotionDraftReward: ResolverTypeWrapper<PromotionDraftRewardRow>;
  PromotionDraftSettings: ResolverTypeWrapper<PromotionDraftSettingsRow>;
  PromotionDraftSettingsInput: Schema.PromotionDraftSettingsInput;
  PromotionEffects: ResolverTypeWrapper<PromotionEffectsRow>;
  PromotionEventData: ResolverTypeWrapper<PromotionEventDataRow>;
  PromotionExperienceInput: Schema.PromotionExperienceInput;
  PromotionFigures: ResolverTypeWrapper<PromotionFiguresRow>;
  PromotionFilter: Schema.PromotionFilter;
  PromotionGap: ResolverTypeWrapper<PromotionGapRow>;
  PromotionMedias: ResolverTypeWrapper<PromotionMediasRow>;
  PromotionMediasInput: Schema.PromotionMediasInput;
  PromotionPage: ResolverTypeWrapper<PromotionPageRow>;
  PromotionRedemptions: ResolverTypeWrapper<PromotionRedemptionsRow>;
  PromotionRestrictions: ResolverTypeWrapper<PromotionRestrictionsRow>;
  PromotionRestrictionsInput: Schema.PromotionRestrictionsInput;
  PromotionReward: ResolverTypeWrapper<PromotionRewardRow>;
  PromotionRewardFilter: Schema.PromotionRewardFilter;
  PromotionRewardPage: ResolverTypeWrapper<PromotionRewardPageRow>;
  PromotionRewardSort: Schema.PromotionRewardSort;
  PromotionRewardSortField: Schema.PromotionRewardSortField;
  PromotionRewardState: Schema.PromotionRewardState;
  PromotionRewardStatus: Schema.PromotionRewardStatus;
  PromotionScreen: ResolverTypeWrapper<PromotionScreenRow>;
  PromotionScreenInput: Schema.PromotionScreenInput;
  PromotionScreenText: ResolverTypeWrapper<PromotionScreenTextRow>;
  PromotionScreenTextInput: Schema.PromotionScreenTextInput;
  PromotionSort: Schema.PromotionSort;
  PromotionSortField: Schema.PromotionSortField;
  PromotionState: Schema.PromotionState;
  PromotionStatus: Schema.PromotionStatus;
  Provider: ResolverTypeWrapper<ProviderRow>;
  ProviderPaymentType: Schema.ProviderPaymentType;
  Publication: ResolverTypeWrapper<PublicationRow>;
  PublicationEventData: ResolverTypeWrapper<PublicationEventDataRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuotaEventData: ResolverTypeWrapper<QuotaEventDataRow>;
  RecallDispatchResult: ResolverTypeWrapper<RecallDispatchResultRow>;
  RecallDispatchSuccess: ResolverTypeWrapper<RecallDispatchSuccessRow>;
  ReceivedReport: ResolverTypeWrapper<ReceivedReportRow>;
  RecipientProvider: Schema.RecipientProvider;
  RecipientRowInput: Schema.RecipientRowInput;
  RedeemFrequency: Schema.RedeemFrequency;
  Redemption: ResolverTypeWrapper<RedemptionRow>;
  RedemptionAction: Schema.RedemptionAction;
  RedemptionActionReason: Schema.RedemptionActionReason;
  RedemptionActionState: ResolverTypeWrapper<RedemptionActionStateRow>;
  RedemptionCard: ResolverTypeWrapper<RedemptionCardRow>;
  RedemptionCommandInput: Schema.RedemptionCommandInput;
  RedemptionDeliveryEventData: ResolverTypeWrapper<RedemptionDeliveryEventDataRow>;
  RedemptionEvent: Schema.RedemptionEvent;
  RedemptionEventData: ResolverTypeWrapper<RedemptionEventDataRow>;
  RedemptionExport: ResolverTypeWrapper<RedemptionExportRow>;
  RedemptionExportField: Schema.RedemptionExportField;
  RedemptionExportFormat: Schema.RedemptionExportFormat;
  RedemptionExportPage: ResolverTypeWrapper<RedemptionExportPageRow>;
  RedemptionExportState: Schema.RedemptionExportState;
  RedemptionFieldChange: ResolverTypeWrapper<RedemptionFieldChangeRow>;
  RedemptionFilter: Schema.RedemptionFilter;
  RedemptionFilterState: Schema.RedemptionFilterState;
  RedemptionFlow: ResolverTypeWrapper<RedemptionFlowRow>;
  RedemptionFlowGeneration: Schema.RedemptionFlowGeneration;
  RedemptionFlowTheme: Schema.RedemptionFlowTheme;
  RedemptionHistoryAuthor: ResolverTypeWrapper<RedemptionHistoryAuthorRow>;
  RedemptionHistoryAuthorKind: Schema.RedemptionHistoryAuthorKind;
  RedemptionHistoryEntry: ResolverTypeWrapper<RedemptionHistoryEntryRow>;
  RedemptionHistoryPage: ResolverTypeWrapper<RedemptionHistoryPageRow>;
  RedemptionLink: ResolverTypeWrapper<RedemptionLinkRow>;
  RedemptionMoney: ResolverTypeWrapper<RedemptionMoneyRow>;
  RedemptionMoneyEntry: ResolverTypeWrapper<RedemptionMoneyEntryRow>;
  RedemptionPage: ResolverTypeWrapper<RedemptionPageRow>;
  RedemptionPromotion: ResolverTypeWrapper<RedemptionPromotionRow>;
  RedemptionReward: ResolverTypeWrapper<RedemptionRewardRow>;
  RedemptionSearchReading: ResolverTypeWrapper<RedemptionSearchReadingRow>;
  RedemptionSearchWay: Schema.RedemptionSearchWay;
  RedemptionSort: Schema.RedemptionSort;
  RedemptionSortField: Schema.RedemptionSortField;
  RedemptionState: Schema.RedemptionState;
  RedemptionUser: ResolverTypeWrapper<RedemptionUserRow>;
  RedemptionUserInput: Schema.RedemptionUserInput;
  RedemptionsQuota: ResolverTypeWrapper<RedemptionsQuotaRow>;
  RefundRedemptionInput: Schema.RefundRedemptionInput;
  RefundRedemptionResult: ResolverTypeWrapper<RefundRedemptionResultRow>;
  RefundRedemptionSuccess: ResolverTypeWrapper<RefundRedemptionSuccessRow>;
  Refused: ResolverTypeWrapper<RefusedRow>;
  RefusedRow: ResolverTypeWrapper<RefusedRowRow>;
  RefusedRowPage: ResolverTypeWrapper<RefusedRowPageRow>;
  RefusedSku: ResolverTypeWrapper<RefusedSkuRow>;
  RefusedSkuCode: Schema.RefusedSkuCode;
  RejectAllocationRequestInput: Schema.RejectAllocationRequestInput;
  RejectAllocationRequestResult: ResolverTypeWrapper<RejectAllocationRequestResultRow>;
  RelativePeriod: Schema.RelativePeriod;
  ReleaseDispatchResult: ResolverTypeWrapper<ReleaseDispatchResultRow>;
  ReleaseDispatchSuccess: ResolverTypeWrapper<ReleaseDispatchSuccessRow>;
  ReplaceRedemptionInput: Schema.ReplaceRedemptionInput;
  ReplaceRedemptionResult: ResolverTypeWrapper<ReplaceRedemptionResultRow>;
  ReplaceRedemptionSuccess: ResolverTypeWrapper<ReplaceRedemptionSuccessRow>;
  ReplacedWay: Schema.ReplacedWay;
  ReplayWebhookEventsInput: Schema.ReplayWebhookEventsInput;
  ReplayWebhookEventsResult: ResolverTypeWrapper<ReplayWebhookEventsResultRow>;
  ReplayWebhookEventsSuccess: ResolverTypeWrapper<ReplayWebhookEventsSuccessRow>;
  ReportCadence: Schema.ReportCadence;
  ReportChoice: ResolverTypeWrapper<ReportChoiceRow>;
  ReportChoiceKind: Schema.ReportChoiceKind;
  ReportFileState: Schema.ReportFileState;
  ReportInterval: Schema.ReportInterval;
  ReportRecipient: ResolverTypeWrapper<ReportRecipientRow>;
  ReportRun: ResolverTypeWrapper<ReportRunRow>;
  ReportRunFile: ResolverTypeWrapper<ReportRunFileRow>;
  ReportRunState: Schema.ReportRunState;
  ReportSchedule: ResolverTypeWrapper<ReportScheduleRow>;
  ReportSchedulePage: ResolverTypeWrapper<ReportSchedulePageRow>;
  RequestChange: ResolverTypeWrapper<RequestChangeRow>;
  RequestPerson: ResolverTypeWrapper<RequestPersonRow>;
  RequestedAllocation: ResolverTypeWrapper<RequestedAllocationRow>;
  RequestedExpiration: ResolverTypeWrapper<RequestedExpirationRow>;
  RequestedLine: ResolverTypeWrapper<RequestedLineRow>;
  RequestedReward: ResolverTypeWrapper<RequestedRewardRow>;
  RequestedVirtualCurrency: ResolverTypeWrapper<RequestedVirtualCurrencyRow>;
  RequestsToDecide: ResolverTypeWrapper<RequestsToDecideRow>;
  ResendDeliveryInput: Schema.ResendDeliveryInput;
  ResendDeliveryResult: ResolverTypeWrapper<ResendDeliveryResultRow>;
  ResendDeliverySuccess: ResolverTypeWrapper<ResendDeliverySuccessRow>;
  ResetRedemptionResult: ResolverTypeWrapper<ResetRedemptionResultRow>;
  ResetRedemptionSuccess: ResolverTypeWrapper<ResetRedemptionSuccessRow>;
  RetryDispatchResult: ResolverTypeWrapper<RetryDispatchResultRow>;
  RetryDispatchSuccess: ResolverTypeWrapper<RetryDispatchSuccessRow>;
  RetryJobInput: Schema.RetryJobInput;
  RetryJobResult: ResolverTypeWrapper<RetryJobResultRow>;
  RetryJobSuccess: ResolverTypeWrapper<RetryJobSuccessRow>;
  RetryRedemptionResult: ResolverTypeWrapper<RetryRedemptionResultRow>;
  RetryRedemptionSuccess: ResolverTypeWrapper<RetryRedemptionSuccessRow>;
  RevealRedemptionCodesInput: Schema.RevealRedemptionCodesInput;
  RevealRedemptionCodesResult: ResolverTypeWrapper<RevealRedemptionCodesResultRow>;
  RevealRedemptionCodesSuccess: ResolverTypeWrapper<RevealRedemptionCodesSuccessRow>;
  RevealRedemptionLinkInput: Schema.RevealRedemptionLinkInput;
  RevealRedemptionLinkResult: ResolverTypeWrapper<RevealRedemptionLinkResultRow>;
  RevealRedemptionLinkSuccess: ResolverTypeWrapper<RevealRedemptionLinkSuccessRow>;
  RevealedCode: ResolverTypeWrapper<RevealedCodeRow>;
  ReverseRedemptionResult: ResolverTypeWrapper<ReverseRedemptionResultRow>;
  ReverseRedemptionSuccess: ResolverTypeWrapper<ReverseRedemptionSuccessRow>;
  Reward: ResolverTypeWrapper<RewardRow>;
  RewardBrand: ResolverTypeWrapper<Schema.RewardBrand>;
  RewardDimension: ResolverTypeWrapper<Schema.RewardDimension>;
  RewardFacet: ResolverTypeWrapper<Schema.RewardFacet>;
  RewardFacets: ResolverTypeWrapper<Schema.RewardFacets>;
  RewardGroup: ResolverTypeWrapper<Schema.RewardGroup>;
  RewardGroupPage: ResolverTypeWrapper<Omit<Schema.RewardGroupPage, 'page'> & { page: ResolversTypes['PageInfo'] }>;
  RewardHitPage: ResolverTypeWrapper<Omit<Schema.RewardHitPage, 'items' | 'page'> & { items: Array<ResolversTypes['Reward']>, page: ResolversTypes['PageInfo'] }>;
  RewardImageVariant: ResolverTypeWrapper<Schema.RewardImageVariant>;
  RewardOption: ResolverTypeWrapper<RewardOptionRow>;
  RewardProduct: ResolverTypeWrapper<Schema.RewardProduct>;
  RewardSearchFilter: Schema.RewardSearchFilter;
  RewardSource: ResolverTypeWrapper<RewardSourceRow>;
  RewardSourceName: Schema.RewardSourceName;
  RewardState: ResolverTypeWrapper<RewardStateRow>;
  RewardStateReason: Schema.RewardStateReason;
  RewardSuggestion: ResolverTypeWrapper<Schema.RewardSuggestion>;
  RewardSummary: ResolverTypeWrapper<RewardSummaryRow>;
  RotateServiceAccountSecretInput: Schema.RotateServiceAccountSecretInput;
  RotateServiceAccountSecretResult: ResolverTypeWrapper<RotateServiceAccountSecretResultRow>;
  RotateServiceAccountSecretSuccess: ResolverTypeWrapper<RotateServiceAccountSecretSuccessRow>;
  RotateWebhookSecretInput: Schema.RotateWebhookSecretInput;
  RotateWebhookSecretResult: ResolverTypeWrapper<RotateWebhookSecretResultRow>;
  RotateWebhookSecretSuccess: ResolverTypeWrapper<RotateWebhookSecretSuccessRow>;
  RowWarning: ResolverTypeWrapper<RowWarningRow>;
  RunOut: ResolverTypeWrapper<RunOutRow>;
  RunOutAlert: ResolverTypeWrapper<RunOutAlertRow>;
  RunOutState: Schema.RunOutState;
  SaleStatus: Schema.SaleStatus;
  SaveMediaSetInput: Schema.SaveMediaSetInput;
  SaveMediaSetResult: ResolverTypeWrapper<SaveMediaSetResultRow>;
  SaveMediaSetSuccess: ResolverTypeWrapper<SaveMediaSetSuccessRow>;
  SaveProductDimensionsInput: Schema.SaveProductDimensionsInput;
  SaveProductDimensionsResult: ResolverTypeWrapper<SaveProductDimensionsResultRow>;
  SaveProductDimensionsSuccess: ResolverTypeWrapper<SaveProductDimensionsSuccessRow>;
  SavePromotionDraftInput: Schema.SavePromotionDraftInput;
  SavePromotionDraftResult: ResolverTypeWrapper<SavePromotionDraftResultRow>;
  SavePromotionDraftSuccess: ResolverTypeWrapper<SavePromotionDraftSuccessRow>;
  SavePromotionRewardStatusInput: Schema.SavePromotionRewardStatusInput;
  SavePromotionRewardStatusResult: ResolverTypeWrapper<SavePromotionRewardStatusResultRow>;
  SavePromotionRewardStatusSuccess: ResolverTypeWrapper<SavePromotionRewardStatusSuccessRow>;
  SavePromotionScreensInput: Schema.SavePromotionScreensInput;
  SavePromotionScreensResult: ResolverTypeWrapper<SavePromotionScreensResultRow>;
  SavePromotionScreensSuccess: ResolverTypeWrapper<SavePromotionScreensSuccessRow>;
  SavePublicationInput: Schema.SavePublicationInput;
  SavePublicationResult: ResolverTypeWrapper<SavePublicationResultRow>;
  SavePublicationSuccess: ResolverTypeWrapper<SavePublicationSuccessRow>;
  SaveRunOutAlertInput: Schema.SaveRunOutAlertInput;
  SaveRunOutAlertResult: ResolverTypeWrapper<SaveRunOutAlertResultRow>;
  SaveRunOutAlertSuccess: ResolverTypeWrapper<SaveRunOutAlertSuccessRow>;
  SaveSkuDimensionsInput: Schema.SaveSkuDimensionsInput;
  SaveSkuDimensionsResult: ResolverTypeWrapper<SaveSkuDimensionsResultRow>;
  SaveSkuDimensionsSuccess: ResolverTypeWrapper<SaveSkuDimensionsSuccessRow>;
  SavedView: ResolverTypeWrapper<SavedViewRow>;
  SavedViewScreen: Schema.SavedViewScreen;
  SchedulePauseReason: Schema.SchedulePauseReason;
  ScheduledReport: Schema.ScheduledReport;
  ScreenLevel: Schema.ScreenLevel;
  SeenAllocationRequest: Schema.SeenAllocationRequest;
  Seller: ResolverTypeWrapper<SellerRow>;
  SendMemberLinkInput: Schema.SendMemberLinkInput;
  SendMemberLinkResult: ResolverTypeWrapper<SendMemberLinkResultRow>;
  SendMemberLinkSuccess: ResolverTypeWrapper<SendMemberLinkSuccessRow>;
  SendReportScheduleInput: Schema.SendReportScheduleInput;
  SendReportScheduleResult: ResolverTypeWrapper<SendReportScheduleResultRow>;
  SendReportScheduleSuccess: ResolverTypeWrapper<SendReportScheduleSuccessRow>;
  ServiceAccount: ResolverTypeWrapper<ServiceAccountRow>;
  ServiceAccountEventData: ResolverTypeWrapper<ServiceAccountEventDataRow>;
  ServiceAccountFilter: Schema.ServiceAccountFilter;
  ServiceAccountOrganization: ResolverTypeWrapper<ServiceAccountOrganizationRow>;
  ServiceAccountPage: ResolverTypeWrapper<ServiceAccountPageRow>;
  ServiceAccountSecret: ResolverTypeWrapper<ServiceAccountSecretRow>;
  ServiceAccountState: Schema.ServiceAccountState;
  ServiceAccountStatus: Schema.ServiceAccountStatus;
  ServiceCategory: ResolverTypeWrapper<Schema.ServiceCategory>;
  ServiceCategoryPage: ResolverTypeWrapper<Omit<Schema.ServiceCategoryPage, 'page'> & { page: ResolversTypes['PageInfo'] }>;
  SetDefaultViewInput: Schema.SetDefaultViewInput;
  SetDefaultViewResult: ResolverTypeWrapper<SetDefaultViewResultRow>;
  SetDefaultViewSuccess: ResolverTypeWrapper<SetDefaultViewSuccessRow>;
  SetRedemptionUserInput: Schema.SetRedemptionUserInput;
  SetRedemptionUserResult: ResolverTypeWrapper<SetRedemptionUserResultRow>;
  SetRedemptionUserSuccess: ResolverTypeWrapper<SetRedemptionUserSuccessRow>;
  SharingSystem: Schema.SharingSystem;
  ShippingAddress: ResolverTypeWrapper<ShippingAddressRow>;
  SimilarProducts: ResolverTypeWrapper<SimilarProductsRow>;
  Sku: ResolverTypeWrapper<SkuRow>;
  SkuCost: ResolverTypeWrapper<SkuCostRow>;
  SkuEventData: ResolverTypeWrapper<SkuEventDataRow>;
  SkuFilter: Schema.SkuFilter;
  SkuPage: ResolverTypeWrapper<SkuPageRow>;
  SkuSort: Schema.SkuSort;
  SkuSortField: Schema.SkuSortField;
  SkuState: Schema.SkuState;
  SortDirection: Schema.SortDirection;
  StaleAccount: ResolverTypeWrapper<StaleAccountRow>;
  StaleAccountSettings: ResolverTypeWrapper<StaleAccountSettingsRow>;
  StaleAdvertiser: ResolverTypeWrapper<StaleAdvertiserRow>;
  StaleAllocation: ResolverTypeWrapper<StaleAllocationRow>;
  StaleAllocationRequest: ResolverTypeWrapper<StaleAllocationRequestRow>;
  StaleBrand: ResolverTypeWrapper<StaleBrandRow>;
  StaleBudgetLine: ResolverTypeWrapper<StaleBudgetLineRow>;
  StaleCredential: ResolverTypeWrapper<StaleCredentialRow>;
  StaleDiscount: ResolverTypeWrapper<StaleDiscountRow>;
  StaleInventoryRow: ResolverTypeWrapper<StaleInventoryRowRow>;
  StaleInvoicing: ResolverTypeWrapper<StaleInvoicingRow>;
  StaleMediaSet: ResolverTypeWrapper<StaleMediaSetRow>;
  StaleMember: ResolverTypeWrapper<StaleMemberRow>;
  StaleProduct: ResolverTypeWrapper<StaleProductRow>;
  StalePromotion: ResolverTypeWrapper<StalePromotionRow>;
  StalePromotionDraft: ResolverTypeWrapper<StalePromotionDraftRow>;
  StalePublication: ResolverTypeWrapper<StalePublicationRow>;
  StaleRecipient: ResolverTypeWrapper<StaleRecipientRow>;
  StaleRedemption: ResolverTypeWrapper<StaleRedemptionRow>;
  StaleRedemptionUser: ResolverTypeWrapper<StaleRedemptionUserRow>;
  StaleRedemptionsQuota: ResolverTypeWrapper<StaleRedemptionsQuotaRow>;
  StaleReportSchedule: ResolverTypeWrapper<StaleReportScheduleRow>;
  StaleSavedView: ResolverTypeWrapper<StaleSavedViewRow>;
  StaleServiceAccount: ResolverTypeWrapper<StaleServiceAccountRow>;
  StaleSku: ResolverTypeWrapper<StaleSkuRow>;
  StaleWebhook: ResolverTypeWrapper<StaleWebhookRow>;
  StartCatalogueImportResult: ResolverTypeWrapper<StartCatalogueImportResultRow>;
  StartCatalogueImportSuccess: ResolverTypeWrapper<StartCatalogueImportSuccessRow>;
  StatsFilter: Schema.StatsFilter;
  StopBulkActionResult: ResolverTypeWrapper<StopBulkActionResultRow>;
  StopBulkActionSuccess: ResolverTypeWrapper<StopBulkActionSuccessRow>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  SubscriptionState: Schema.SubscriptionState;
  Tag: ResolverTypeWrapper<Schema.Tag>;
  TagPage: ResolverTypeWrapper<Omit<Schema.TagPage, 'page'> & { page: ResolversTypes['PageInfo'] }>;
  Targeting: ResolverTypeWrapper<TargetingRow>;
  TestPromotionScreenInput: Schema.TestPromotionScreenInput;
  TestPromotionScreenResult: ResolverTypeWrapper<TestPromotionScreenResultRow>;
  TestPromotionScreenSuccess: ResolverTypeWrapper<TestPromotionScreenSuccessRow>;
  TestWebhookInput: Schema.TestWebhookInput;
  TestWebhookResult: ResolverTypeWrapper<TestWebhookResultRow>;
  TestWebhookSuccess: ResolverTypeWrapper<TestWebhookSuccessRow>;
  TimeframeScope: Schema.TimeframeScope;
  Translation: ResolverTypeWrapper<TranslationRow>;
  TranslationInput: Schema.TranslationInput;
  Typology: ResolverTypeWrapper<Schema.Typology>;
  TypologyPage: ResolverTypeWrapper<Omit<Schema.TypologyPage, 'page'> & { page: ResolversTypes['PageInfo'] }>;
  URL: ResolverTypeWrapper<Schema.Scalars['URL']['output']>;
  UnavailableReason: Schema.UnavailableReason;
  UnbindMemberInput: Schema.UnbindMemberInput;
  UnbindMemberResult: ResolverTypeWrapper<UnbindMemberResultRow>;
  UnbindMemberSuccess: ResolverTypeWrapper<UnbindMemberSuccessRow>;
  UpdateAccountInput: Schema.UpdateAccountInput;
  UpdateAccountResult: ResolverTypeWrapper<UpdateAccountResultRow>;
  UpdateAccountSettingsInput: Schema.UpdateAccountSettingsInput;
  UpdateAccountSettingsResult: ResolverTypeWrapper<UpdateAccountSettingsResultRow>;
  UpdateAccountSettingsSuccess: ResolverTypeWrapper<UpdateAccountSettingsSuccessRow>;
  UpdateAccountSuccess: ResolverTypeWrapper<UpdateAccountSuccessRow>;
  UpdateAdvertiserInput: Schema.UpdateAdvertiserInput;
  UpdateAdvertiserResult: ResolverTypeWrapper<UpdateAdvertiserResultRow>;
  UpdateAdvertiserSuccess: ResolverTypeWrapper<UpdateAdvertiserSuccessRow>;
  UpdateAllocationInput: Schema.UpdateAllocationInput;
  UpdateAllocationResult: ResolverTypeWrapper<UpdateAllocationResultRow>;
  UpdateAllocationSuccess: ResolverTypeWrapper<UpdateAllocationSuccessRow>;
  UpdateBrandInput: Schema.UpdateBrandInput;
  UpdateBrandResult: ResolverTypeWrapper<UpdateBrandResultRow>;
  UpdateBrandSuccess: ResolverTypeWrapper<UpdateBrandSuccessRow>;
  UpdateBudgetAlertsInput: Schema.UpdateBudgetAlertsInput;
  UpdateBudgetAlertsResult: ResolverTypeWrapper<UpdateBudgetAlertsResultRow>;
  UpdateBudgetAlertsSuccess: ResolverTypeWrapper<UpdateBudgetAlertsSuccessRow>;
  UpdateBudgetInput: Schema.UpdateBudgetInput;
  UpdateBudgetLineInput: Schema.UpdateBudgetLineInput;
  UpdateBudgetLineResult: ResolverTypeWrapper<UpdateBudgetLineResultRow>;
  UpdateBudgetLineSuccess: ResolverTypeWrapper<UpdateBudgetLineSuccessRow>;
  UpdateBudgetResult: ResolverTypeWrapper<UpdateBudgetResultRow>;
  UpdateBudgetSuccess: ResolverTypeWrapper<UpdateBudgetSuccessRow>;
  UpdateCredentialInput: Schema.UpdateCredentialInput;
  UpdateCredentialResult: ResolverTypeWrapper<UpdateCredentialResultRow>;
  UpdateCredentialSuccess: ResolverTypeWrapper<UpdateCredentialSuccessRow>;
  UpdateDiscountInput: Schema.UpdateDiscountInput;
  UpdateDiscountResult: ResolverTypeWrapper<UpdateDiscountResultRow>;
  UpdateDiscountSuccess: ResolverTypeWrapper<UpdateDiscountSuccessRow>;
  UpdateInvoicingInput: Schema.UpdateInvoicingInput;
  UpdateInvoicingResult: ResolverTypeWrapper<UpdateInvoicingResultRow>;
  UpdateInvoicingSuccess: ResolverTypeWrapper<UpdateInvoicingSuccessRow>;
  UpdateMemberInput: Schema.UpdateMemberInput;
  UpdateMemberResult: ResolverTypeWrapper<UpdateMemberResultRow>;
  UpdateMemberSuccess: ResolverTypeWrapper<UpdateMemberSuccessRow>;
  UpdateProductInput: Schema.UpdateProductInput;
  UpdateProductResult: ResolverTypeWrapper<UpdateProductResultRow>;
  UpdateProductSuccess: ResolverTypeWrapper<UpdateProductSuccessRow>;
  UpdatePromotionInput: Schema.UpdatePromotionInput;
  UpdatePromotionResult: ResolverTypeWrapper<UpdatePromotionResultRow>;
  UpdatePromotionSuccess: ResolverTypeWrapper<UpdatePromotionSuccessRow>;
  UpdateRedemptionAddressInput: Schema.UpdateRedemptionAddressInput;
  UpdateRedemptionAddressResult: ResolverTypeWrapper<UpdateRedemptionAddressResultRow>;
  UpdateRedemptionAddressSuccess: ResolverTypeWrapper<UpdateRedemptionAddressSuccessRow>;
  UpdateRedemptionUserInput: Schema.UpdateRedemptionUserInput;
  UpdateRedemptionUserResult: ResolverTypeWrapper<UpdateRedemptionUserResultRow>;
  UpdateRedemptionUserSuccess: ResolverTypeWrapper<UpdateRedemptionUserSuccessRow>;
  UpdateRedemptionsQuotaInput: Schema.UpdateRedemptionsQuotaInput;
  UpdateRedemptionsQuotaResult: ResolverTypeWrapper<UpdateRedemptionsQuotaResultRow>;
  UpdateRedemptionsQuotaSuccess: ResolverTypeWrapper<UpdateRedemptionsQuotaSuccessRow>;
  UpdateReportScheduleInput: Schema.UpdateReportScheduleInput;
  UpdateReportScheduleResult: ResolverTypeWrapper<UpdateReportScheduleResultRow>;
  UpdateReportScheduleSuccess: ResolverTypeWrapper<UpdateReportScheduleSuccessRow>;
  UpdateSavedViewInput: Schema.UpdateSavedViewInput;
  UpdateSavedViewResult: ResolverTypeWrapper<UpdateSavedViewResultRow>;
  UpdateSavedViewSuccess: ResolverTypeWrapper<UpdateSavedViewSuccessRow>;
  UpdateServiceAccountInput: Schema.UpdateServiceAccountInput;
  UpdateServiceAccountResult: ResolverTypeWrapper<UpdateServiceAccountResultRow>;
  UpdateServiceAccountSuccess: ResolverTypeWrapper<UpdateServiceAccountSuccessRow>;
  UpdateSkuInput: Schema.UpdateSkuInput;
  UpdateSkuResult: ResolverTypeWrapper<UpdateSkuResultRow>;
  UpdateSkuSuccess: ResolverTypeWrapper<UpdateSkuSuccessRow>;
  UpdateWebhookInput: Schema.UpdateWebhookInput;
  UpdateWebhookResult: ResolverTypeWrapper<UpdateWebhookResultRow>;
  UpdateWebhookSuccess: ResolverTypeWrapper<UpdateWebhookSuccessRow>;
  Upload: ResolverTypeWrapper<UploadRow>;
  UploadStatus: Schema.UploadStatus;
  User: ResolverTypeWrapper<UserRow>;
  UserLocation: ResolverTypeWrapper<UserLocationRow>;
  Viewer: ResolverTypeWrapper<ViewerRow>;
  Voucher: ResolverTypeWrapper<VoucherRow>;
  WaitingRequest: ResolverTypeWrapper<WaitingRequestRow>;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttemptRow>;
  WebhookAttemptFilter: Schema.WebhookAttemptFilter;
  WebhookAttemptPage: ResolverTypeWrapper<WebhookAttemptPageRow>;
  WebhookFilter: Schema.WebhookFilter;
  WebhookHeader: ResolverTypeWrapper<WebhookHeaderRow>;
  WebhookOutcome: Schema.WebhookOutcome;
  WebhookPage: ResolverTypeWrapper<WebhookPageRow>;
  WebhookPause: Schema.WebhookPause;
  WebhookSecret: ResolverTypeWrapper<WebhookSecretRow>;
  WebhookTrigger: Schema.WebhookTrigger;
  WithdrawAllocationRequestInput: Schema.WithdrawAllocationRequestInput;
  WithdrawAllocationRequestResult: ResolverTypeWrapper<WithdrawAllocationRequestResultRow>;
  WithdrawInvitationInput: Schema.WithdrawInvitationInput;
  WithdrawInvitationResult: ResolverTypeWrapper<WithdrawInvitationResultRow>;
  WithdrawInvitationSuccess: ResolverTypeWrapper<WithdrawInvitationSuccessRow>;
  WizardPage: Schema.WizardPage;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountRow;
  AccountBalance: AccountBalanceRow;
  AccountSettings: AccountSettingsRow;
  ActivityReportFilter: Schema.ActivityReportFilter;
  ActivityReportFreshness: ActivityReportFreshnessRow;
  ActivityReportPage: ActivityReportPageRow;
  ActivityReportPoint: ActivityReportPointRow;
  ActivityReportRow: ActivityReportRowRow;
  ActivityReportSort: Schema.ActivityReportSort;
  ActivityReportTotals: ActivityReportTotalsRow;
  AddCatalogueImportRowsInput: Schema.AddCatalogueImportRowsInput;
  AddCatalogueImportRowsResult: AddCatalogueImportRowsResultRow;
  AddCatalogueImportRowsSuccess: AddCatalogueImportRowsSuccessRow;
  AddRedemptionCommentInput: Schema.AddRedemptionCommentInput;
  AddRedemptionCommentResult: AddRedemptionCommentResultRow;
  AddRedemptionCommentSuccess: AddRedemptionCommentSuccessRow;
  Advertiser: AdvertiserRow;
  AdvertiserCatalogPage: AdvertiserCatalogPageRow;
  AdvertiserCatalogProduct: AdvertiserCatalogProductRow;
  AdvertiserCatalogSort: Schema.AdvertiserCatalogSort;
  AdvertiserCounts: AdvertiserCountsRow;
  AdvertiserEffects: AdvertiserEffectsRow;
  AdvertiserEventData: AdvertiserEventDataRow;
  AdvertiserFilter: Schema.AdvertiserFilter;
  AdvertiserOption: AdvertiserOptionRow;
  AdvertiserPage: AdvertiserPageRow;
  AdvertiserSort: Schema.AdvertiserSort;
  AdvertiserSummary: AdvertiserSummaryRow;
  AdvertiserWeek: AdvertiserWeekRow;
  Alert: AlertRow;
  AlertCounts: AlertCountsRow;
  AlertFilter: Schema.AlertFilter;
  AlertPage: AlertPageRow;
  AllocatedReward: AllocatedRewardRow;
  AllocatedRewardChange: Schema.AllocatedRewardChange;
  Allocation: AllocationRow;
  AllocationEventData: AllocationEventDataRow;
  AllocationPage: AllocationPageRow;
  AllocationRequest: AllocationRequestRow;
  AllocationRequestDecision: AllocationRequestDecisionRow;
  AllocationRequestOutcome: AllocationRequestOutcomeRow;
  AllocationRequestPage: AllocationRequestPageRow;
  AllocationRetailer: AllocationRetailerRow;
  AllocationRewardInput: Schema.AllocationRewardInput;
  AllocationTerms: AllocationTermsRow;
  AllocationsReportFilter: Schema.AllocationsReportFilter;
  AllocationsReportSort: Schema.AllocationsReportSort;
  ApiKeyEventData: ApiKeyEventDataRow;
  ApproveAllocationRequestInput: Schema.ApproveAllocationRequestInput;
  ApproveAllocationRequestResult: ApproveAllocationRequestResultRow;
  BatchEventData: BatchEventDataRow;
  BatchLine: BatchLineRow;
  BatchLineFilter: Schema.BatchLineFilter;
  BatchLinePage: BatchLinePageRow;
  BatchRecipient: BatchRecipientRow;
  BlockRedemptionResult: BlockRedemptionResultRow;
  BlockRedemptionSuccess: BlockRedemptionSuccessRow;
  Boolean: Schema.Scalars['Boolean']['output'];
  BoundIdentity: BoundIdentityRow;
  Brand: BrandRow;
  BrandEventData: BrandEventDataRow;
  BrandFilter: Schema.BrandFilter;
  BrandPage: BrandPageRow;
  BrandSummary: BrandSummaryRow;
  Budget: BudgetRow;
  BudgetAlerts: BudgetAlertsRow;
  BudgetEventData: BudgetEventDataRow;
  BudgetLine: BudgetLineRow;
  BudgetLineFilter: Schema.BudgetLineFilter;
  BudgetLinePage: BudgetLinePageRow;
  Build: BuildRow;
  BulkAction: BulkActionRow;
  BulkActionEventData: BulkActionEventDataRow;
  BulkActionPage: BulkActionPageRow;
  BulkActionRow: BulkActionRowRow;
  BulkActionRowPage: BulkActionRowPageRow;
  BulkOutcomeCount: BulkOutcomeCountRow;
  BulkProgress: BulkProgressRow;
  BulkRedemptionsInput: Schema.BulkRedemptionsInput;
  BulkRedemptionsResult: BulkRedemptionsResultRow;
  BulkRedemptionsSuccess: BulkRedemptionsSuccessRow;
  CancelDispatchRequestResult: CancelDispatchRequestResultRow;
  CancelDispatchRequestSuccess: CancelDispatchRequestSuccessRow;
  CancelDispatchResult: CancelDispatchResultRow;
  CancelDispatchSuccess: CancelDispatchSuccessRow;
  CancelRedemptionResult: CancelRedemptionResultRow;
  CancelRedemptionSuccess: CancelRedemptionSuccessRow;
  CardOperation: Schema.CardOperation;
  CatalogImportEventData: CatalogImportEventDataRow;
  CatalogSearch: CatalogSearchRow;
  CatalogueCellChange: CatalogueCellChangeRow;
  CatalogueChange: CatalogueChangeRow;
  CatalogueChangeFilter: Schema.CatalogueChangeFilter;
  CatalogueChangePage: CatalogueChangePageRow;
  CatalogueFieldChange: CatalogueFieldChangeRow;
  CatalogueFileImport: CatalogueFileImportRow;
  CatalogueFileImportPage: CatalogueFileImportPageRow;
  CatalogueImportCount: CatalogueImportCountRow;
  CatalogueImportRow: CatalogueImportRowRow;
  CatalogueImportRowPage: CatalogueImportRowPageRow;
  CatalogueRow: CatalogueRowRow;
  CatalogueRowError: CatalogueRowErrorRow;
  CatalogueRowInput: Schema.CatalogueRowInput;
  ChangeDispatchPending: ChangeDispatchPendingRow;
  ChoosePromotionRewardsInput: Schema.ChoosePromotionRewardsInput;
  ChoosePromotionRewardsResult: ChoosePromotionRewardsResultRow;
  ChoosePromotionRewardsSuccess: ChoosePromotionRewardsSuccessRow;
  ChosenRewardInput: Schema.ChosenRewardInput;
  CodeFacts: CodeFactsRow;
  CodeInformation: CodeInformationRow;
  CodeReading: CodeReadingRow;
  CommittedAllocationsSummary: CommittedAllocationsSummaryRow;
  CompleteUploadResult: CompleteUploadResultRow;
  CompleteUploadSuccess: CompleteUploadSuccessRow;
  CorrectRecipientInput: Schema.CorrectRecipientInput;
  CorrectRecipientResult: CorrectRecipientResultRow;
  CorrectRecipientSuccess: CorrectRecipientSuccessRow;
  Country: CountryRow;
  CountryCode: Schema.Scalars['CountryCode']['output'];
  CountryPage: Omit<Schema.CountryPage, 'items' | 'page'> & { items: Array<ResolversParentTypes['Country']>, page: ResolversParentTypes['PageInfo'] };
  CreateAdvertiserInput: Schema.CreateAdvertiserInput;
  CreateAdvertiserResult: CreateAdvertiserResultRow;
  CreateAdvertiserSuccess: CreateAdvertiserSuccessRow;
  CreateAllocationInput: Schema.CreateAllocationInput;
  CreateAllocationResult: CreateAllocationResultRow;
  CreateAllocationSuccess: CreateAllocationSuccessRow;
  CreateAndRedeemInput: Schema.CreateAndRedeemInput;
  CreateAndRedeemResult: CreateAndRedeemResultRow;
  CreateAndRedeemSuccess: CreateAndRedeemSuccessRow;
  CreateBrandInput: Schema.CreateBrandInput;
  CreateBrandResult: CreateBrandResultRow;
  CreateBrandSuccess: CreateBrandSuccessRow;
  CreateCatalogueImportInput: Schema.CreateCatalogueImportInput;
  CreateCatalogueImportResult: CreateCatalogueImportResultRow;
  CreateCatalogueImportSuccess: CreateCatalogueImportSuccessRow;
  CreateCredentialInput: Schema.CreateCredentialInput;
  CreateCredentialResult: CreateCredentialResultRow;
  CreateCredentialSuccess: CreateCredentialSuccessRow;
  CreateDispatchInput: Schema.CreateDispatchInput;
  CreateDispatchPending: CreateDispatchPendingRow;
  CreateDispatchResult: CreateDispatchResultRow;
  CreateDispatchSuccess: CreateDispatchSuccessRow;
  CreateExtractInput: Schema.CreateExtractInput;
  CreateExtractResult: CreateExtractResultRow;
  CreateExtractSuccess: CreateExtractSuccessRow;
  CreateMemberInput: Schema.CreateMemberInput;
  CreateMemberResult: CreateMemberResultRow;
  CreateMemberSuccess: CreateMemberSuccessRow;
  CreateProductInput: Schema.CreateProductInput;
  CreateProductResult: CreateProductResultRow;
  CreateProductSuccess: CreateProductSuccessRow;
  CreatePromotionInput: Schema.CreatePromotionInput;
  CreatePromotionResult: CreatePromotionResultRow;
  CreatePromotionSuccess: CreatePromotionSuccessRow;
  CreateRedemptionInput: Schema.CreateRedemptionInput;
  CreateRedemptionResult: CreateRedemptionResultRow;
  CreateRedemptionSuccess: CreateRedemptionSuccessRow;
  CreateRedemptionsQuotaInput: Schema.CreateRedemptionsQuotaInput;
  CreateRedemptionsQuotaResult: CreateRedemptionsQuotaResultRow;
  CreateRedemptionsQuotaSuccess: CreateRedemptionsQuotaSuccessRow;
  CreateReportScheduleInput: Schema.CreateReportScheduleInput;
  CreateReportScheduleResult: CreateReportScheduleResultRow;
  CreateReportScheduleSuccess: CreateReportScheduleSuccessRow;
  CreateSavedViewInput: Schema.CreateSavedViewInput;
  CreateSavedViewResult: CreateSavedViewResultRow;
  CreateSavedViewSuccess: CreateSavedViewSuccessRow;
  CreateServiceAccountInput: Schema.CreateServiceAccountInput;
  CreateServiceAccountResult: CreateServiceAccountResultRow;
  CreateServiceAccountSuccess: CreateServiceAccountSuccessRow;
  CreateSkuInput: Schema.CreateSkuInput;
  CreateSkuResult: CreateSkuResultRow;
  CreateSkuSuccess: CreateSkuSuccessRow;
  CreateUploadInput: Schema.CreateUploadInput;
  CreateUploadResult: CreateUploadResultRow;
  CreateUploadSuccess: CreateUploadSuccessRow;
  CreateVoucherInput: Schema.CreateVoucherInput;
  CreateVoucherResult: CreateVoucherResultRow;
  CreateVoucherSuccess: CreateVoucherSuccessRow;
  CreateWebhookInput: Schema.CreateWebhookInput;
  CreateWebhookResult: CreateWebhookResultRow;
  CreateWebhookSuccess: CreateWebhookSuccessRow;
  Credential: CredentialRow;
  CredentialPage: CredentialPageRow;
  CurrencyCode: Schema.Scalars['CurrencyCode']['output'];
  DailyStats: DailyStatsRow;
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  DayStat: DayStatRow;
  DecideAllocationRequestSuccess: DecideAllocationRequestSuccessRow;
  DecideAllocationRequestsInput: Schema.DecideAllocationRequestsInput;
  DecideAllocationRequestsResult: DecideAllocationRequestsResultRow;
  DecideAllocationRequestsSuccess: DecideAllocationRequestsSuccessRow;
  DecidedBudget: DecidedBudgetRow;
  Decimal: Schema.Scalars['Decimal']['output'];
  DecisionObstacle: DecisionObstacleRow;
  DeclareSourceBudgetInput: Schema.DeclareSourceBudgetInput;
  DeclareSourceBudgetResult: DeclareSourceBudgetResultRow;
  DeclareSourceBudgetSuccess: DeclareSourceBudgetSuccessRow;
  DeleteCredentialInput: Schema.DeleteCredentialInput;
  DeleteCredentialResult: DeleteCredentialResultRow;
  DeleteCredentialSuccess: DeleteCredentialSuccessRow;
  DeletePromotionDraftInput: Schema.DeletePromotionDraftInput;
  DeletePromotionDraftResult: DeletePromotionDraftResultRow;
  DeletePromotionDraftSuccess: DeletePromotionDraftSuccessRow;
  DeleteRedemptionsQuotaInput: Schema.DeleteRedemptionsQuotaInput;
  DeleteRedemptionsQuotaResult: DeleteRedemptionsQuotaResultRow;
  DeleteRedemptionsQuotaSuccess: DeleteRedemptionsQuotaSuccessRow;
  DeleteReportScheduleInput: Schema.DeleteReportScheduleInput;
  DeleteReportScheduleResult: DeleteReportScheduleResultRow;
  DeleteReportScheduleSuccess: DeleteReportScheduleSuccessRow;
  DeleteSavedViewInput: Schema.DeleteSavedViewInput;
  DeleteSavedViewResult: DeleteSavedViewResultRow;
  DeleteSavedViewSuccess: DeleteSavedViewSuccessRow;
  DeleteWebhookInput: Schema.DeleteWebhookInput;
  DeleteWebhookResult: DeleteWebhookResultRow;
  DeleteWebhookSuccess: DeleteWebhookSuccessRow;
  Delivery: DeliveryRow;
  Dimension: DimensionRow;
  DimensionConfiguration: DimensionConfigurationRow;
  DimensionConfigurationInput: Schema.DimensionConfigurationInput;
  DimensionOption: DimensionOptionRow;
  DimensionValue: DimensionValueRow;
  DimensionValueInput: Schema.DimensionValueInput;
  Discount: DiscountRow;
  DiscountEventData: DiscountEventDataRow;
  DiscountPage: DiscountPageRow;
  DiscountSort: Schema.DiscountSort;
  Dispatch: DispatchRow;
  DispatchBatch: DispatchBatchRow;
  DispatchChangeInput: Schema.DispatchChangeInput;
  DispatchChangeResult: DispatchChangeResultRow;
  DispatchChangeSuccess: DispatchChangeSuccessRow;
  DispatchCost: DispatchCostRow;
  DispatchEffects: DispatchEffectsRow;
  DispatchEventData: DispatchEventDataRow;
  DispatchFilter: Schema.DispatchFilter;
  DispatchLink: DispatchLinkRow;
  DispatchOutcome: DispatchOutcomeRow;
  DispatchPage: DispatchPageRow;
  DispatchProgress: DispatchProgressRow;
  DispatchQuantityInput: Schema.DispatchQuantityInput;
  DispatchRequest: DispatchRequestRow;
  DuplicatePromotionInput: Schema.DuplicatePromotionInput;
  DuplicatePromotionResult: DuplicatePromotionResultRow;
  DuplicatePromotionSuccess: DuplicatePromotionSuccessRow;
  EffectFigure: EffectFigureRow;
  EffectMail: EffectMailRow;
  EffectPosting: EffectPostingRow;
  Effects: EffectsRow;
  EndServiceAccountInput: Schema.EndServiceAccountInput;
  EndServiceAccountResult: EndServiceAccountResultRow;
  EndServiceAccountSecretInput: Schema.EndServiceAccountSecretInput;
  EndServiceAccountSecretResult: EndServiceAccountSecretResultRow;
  EndServiceAccountSecretSuccess: EndServiceAccountSecretSuccessRow;
  EndServiceAccountSuccess: EndServiceAccountSuccessRow;
  Event: EventRow;
  EventData: ResolversUnionTypes<ResolversParentTypes>['EventData'];
  EventPage: EventPageRow;
  Experience: ExperienceRow;
  ExperienceInfo: ExperienceInfoRow;
  ExperienceModules: ExperienceModulesRow;
  ExperienceOptions: ExperienceOptionsRow;
  ExperienceSections: ExperienceSectionsRow;
  Explanation: ExplanationRow;
  ExplanationKind: ExplanationKindRow;
  ExplanationTerm: ExplanationTermRow;
  ExportEventData: ExportEventDataRow;
  ExportRedemptionsInput: Schema.ExportRedemptionsInput;
  ExportRedemptionsResult: ExportRedemptionsResultRow;
  ExportRedemptionsSuccess: ExportRedemptionsSuccessRow;
  Extract: ExtractRow;
  Failure: FailureRow;
  FailureFilter: Schema.FailureFilter;
  FailureGroup: FailureGroupRow;
  FailureGroups: FailureGroupsRow;
  FailurePage: FailurePageRow;
  FieldError: FieldErrorRow;
  Float: Schema.Scalars['Float']['output'];
  FlowColor: FlowColorRow;
  FlowColorInput: Schema.FlowColorInput;
  FlowPicture: FlowPictureRow;
  FlowPictureInput: Schema.FlowPictureInput;
  FlowSettings: FlowSettingsRow;
  FlowSettingsInput: Schema.FlowSettingsInput;
  GiveBackAllocationInput: Schema.GiveBackAllocationInput;
  GiveBackAllocationResult: GiveBackAllocationResultRow;
  GiveBackAllocationSuccess: GiveBackAllocationSuccessRow;
  ID: Schema.Scalars['ID']['output'];
  ImportCatalogueInput: Schema.ImportCatalogueInput;
  ImportCatalogueResult: ImportCatalogueResultRow;
  ImportCatalogueSuccess: ImportCatalogueSuccessRow;
  Int: Schema.Scalars['Int']['output'];
  InvalidInput: InvalidInputRow;
  InventoryAdvertiser: InventoryAdvertiserRow;
  InventoryAdvertiserStats: InventoryAdvertiserStatsRow;
  InventoryDay: InventoryDayRow;
  InventoryNames: InventoryNamesRow;
  InventoryOption: InventoryOptionRow;
  InventoryPage: InventoryPageRow;
  InventoryReportFilter: Schema.InventoryReportFilter;
  InventoryReportSort: Schema.InventoryReportSort;
  InventoryRow: InventoryRowRow;
  InventoryStats: InventoryStatsRow;
  InvoiceAddress: InvoiceAddressRow;
  InvoiceAddressInput: Schema.InvoiceAddressInput;
  Invoicing: InvoicingRow;
  InvoicingEventData: InvoicingEventDataRow;
  Job: JobRow;
  JobCounts: JobCountsRow;
  JobFilter: Schema.JobFilter;
  JobPage: JobPageRow;
  KeyOutcome: KeyOutcomeRow;
  KeyRecord: KeyRecordRow;
  KeyRefusal: KeyRefusalRow;
  LandingPages: LandingPagesRow;
  LandingPagesInput: Schema.LandingPagesInput;
  LeaveReportScheduleInput: Schema.LeaveReportScheduleInput;
  LeaveReportScheduleResult: LeaveReportScheduleResultRow;
  LeaveReportScheduleSuccess: LeaveReportScheduleSuccessRow;
  LedgerAccountEventData: LedgerAccountEventDataRow;
  LedgerEntry: LedgerEntryRow;
  LedgerEntryPage: LedgerEntryPageRow;
  Links: LinksRow;
  Media: MediaRow;
  MediaSet: MediaSetRow;
  MediaSetItem: MediaSetItemRow;
  MediaSetItemInput: Schema.MediaSetItemInput;
  MediaVariant: MediaVariantRow;
  Member: MemberRow;
  MemberEventData: MemberEventDataRow;
  MemberFilter: Schema.MemberFilter;
  MemberInvitation: MemberInvitationRow;
  MemberPage: MemberPageRow;
  Money: MoneyRow;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotificationSubscription: NotificationSubscriptionRow;
  NotificationSubscriptionChannel: NotificationSubscriptionChannelRow;
  Organization: OrganizationRow;
  PageInfo: PageInfoRow;
  PageInput: Schema.PageInput;
  Product: ProductRow;
  ProductEventData: ProductEventDataRow;
  ProductFilter: Schema.ProductFilter;
  ProductOption: ProductOptionRow;
  ProductPage: ProductPageRow;
  ProductSort: Schema.ProductSort;
  ProductSummary: ProductSummaryRow;
  Promotion: PromotionRow;
  PromotionAdvertising: PromotionAdvertisingRow;
  PromotionDraft: PromotionDraftRow;
  PromotionDraftReward: PromotionDraftRewardRow;
  PromotionDraftSettings: PromotionDraftSettingsRow;
  PromotionDraftSettingsInput: Schema.PromotionDraftSettingsInput;
  PromotionEffects: PromotionEffectsRow;
  PromotionEventData: PromotionEventDataRow;
  PromotionExperienceInput: Schema.PromotionExperienceInput;
  PromotionFigures: PromotionFiguresRow;
  PromotionFilter: Schema.PromotionFilter;
  PromotionGap: PromotionGapRow;
  PromotionMedias: PromotionMediasRow;
  PromotionMediasInput: Schema.PromotionMediasInput;
  PromotionPage: PromotionPageRow;
  PromotionRedemptions: PromotionRedemptionsRow;
  PromotionRestrictions: PromotionRestrictionsRow;
  PromotionRestrictionsInput: Schema.PromotionRestrictionsInput;
  PromotionReward: PromotionRewardRow;
  PromotionRewardFilter: Schema.PromotionRewardFilter;
  PromotionRewardPage: PromotionRewardPageRow;
  PromotionRewardSort: Schema.PromotionRewardSort;
  PromotionScreen: PromotionScreenRow;
  PromotionScreenInput: Schema.PromotionScreenInput;
  PromotionScreenText: PromotionScreenTextRow;
  PromotionScreenTextInput: Schema.PromotionScreenTextInput;
  PromotionSort: Schema.PromotionSort;
  Provider: ProviderRow;
  Publication: PublicationRow;
  PublicationEventData: PublicationEventDataRow;
  Query: Record<PropertyKey, never>;
  QuotaEventData: QuotaEventDataRow;
  RecallDispatchResult: RecallDispatchResultRow;
  RecallDispatchSuccess: RecallDispatchSuccessRow;
  ReceivedReport: ReceivedReportRow;
  RecipientRowInput: Schema.RecipientRowInput;
  Redemption: RedemptionRow;
  RedemptionActionState: RedemptionActionStateRow;
  RedemptionCard: RedemptionCardRow;
  RedemptionCommandInput: Schema.RedemptionCommandInput;
  RedemptionDeliveryEventData: RedemptionDeliveryEventDataRow;
  RedemptionEventData: RedemptionEventDataRow;
  RedemptionExport: RedemptionExportRow;
  RedemptionExportPage: RedemptionExportPageRow;
  RedemptionFieldChange: RedemptionFieldChangeRow;
  RedemptionFilter: Schema.RedemptionFilter;
  RedemptionFlow: RedemptionFlowRow;
  RedemptionHistoryAuthor: RedemptionHistoryAuthorRow;
  RedemptionHistoryEntry: RedemptionHistoryEntryRow;
  RedemptionHistoryPage: RedemptionHistoryPageRow;
  RedemptionLink: RedemptionLinkRow;
  RedemptionMoney: RedemptionMoneyRow;
  RedemptionMoneyEntry: RedemptionMoneyEntryRow;
  RedemptionPage: RedemptionPageRow;
  RedemptionPromotion: RedemptionPromotionRow;
  RedemptionReward: RedemptionRewardRow;
  RedemptionSearchReading: RedemptionSearchReadingRow;
  RedemptionSort: Schema.RedemptionSort;
  RedemptionUser: RedemptionUserRow;
  RedemptionUserInput: Schema.RedemptionUserInput;
  RedemptionsQuota: RedemptionsQuotaRow;
  RefundRedemptionInput: Schema.RefundRedemptionInput;
  RefundRedemptionResult: RefundRedemptionResultRow;
  RefundRedemptionSuccess: RefundRedemptionSuccessRow;
  Refused: RefusedRow;
  RefusedRow: RefusedRowRow;
  RefusedRowPage: RefusedRowPageRow;
  RefusedSku: RefusedSkuRow;
  RejectAllocationRequestInput: Schema.RejectAllocationRequestInput;
  RejectAllocationRequestResult: RejectAllocationRequestResultRow;
  ReleaseDispatchResult: ReleaseDispatchResultRow;
  ReleaseDispatchSuccess: ReleaseDispatchSuccessRow;
  ReplaceRedemptionInput: Schema.ReplaceRedemptionInput;
  ReplaceRedemptionResult: ReplaceRedemptionResultRow;
  ReplaceRedemptionSuccess: ReplaceRedemptionSuccessRow;
  ReplayWebhookEventsInput: Schema.ReplayWebhookEventsInput;
  ReplayWebhookEventsResult: ReplayWebhookEventsResultRow;
  ReplayWebhookEventsSuccess: ReplayWebhookEventsSuccessRow;
  ReportChoice: ReportChoiceRow;
  ReportRecipient: ReportRecipientRow;
  ReportRun: ReportRunRow;
  ReportRunFile: ReportRunFileRow;
  ReportSchedule: ReportScheduleRow;
  ReportSchedulePage: ReportSchedulePageRow;
  RequestChange: RequestChangeRow;
  RequestPerson: RequestPersonRow;
  RequestedAllocation: RequestedAllocationRow;
  RequestedExpiration: RequestedExpirationRow;
  RequestedLine: RequestedLineRow;
  RequestedReward: RequestedRewardRow;
  RequestedVirtualCurrency: RequestedVirtualCurrencyRow;
  RequestsToDecide: RequestsToDecideRow;
  ResendDeliveryInput: Schema.ResendDeliveryInput;
  ResendDeliveryResult: ResendDeliveryResultRow;
  ResendDeliverySuccess: ResendDeliverySuccessRow;
  ResetRedemptionResult: ResetRedemptionResultRow;
  ResetRedemptionSuccess: ResetRedemptionSuccessRow;
  RetryDispatchResult: RetryDispatchResultRow;
  RetryDispatchSuccess: RetryDispatchSuccessRow;
  RetryJobInput: Schema.RetryJobInput;
  RetryJobResult: RetryJobResultRow;
  RetryJobSuccess: RetryJobSuccessRow;
  RetryRedemptionResult: RetryRedemptionResultRow;
  RetryRedemptionSuccess: RetryRedemptionSuccessRow;
  RevealRedemptionCodesInput: Schema.RevealRedemptionCodesInput;
  RevealRedemptionCodesResult: RevealRedemptionCodesResultRow;
  RevealRedemptionCodesSuccess: RevealRedemptionCodesSuccessRow;
  RevealRedemptionLinkInput: Schema.RevealRedemptionLinkInput;
  RevealRedemptionLinkResult: RevealRedemptionLinkResultRow;
  RevealRedemptionLinkSuccess: RevealRedemptionLinkSuccessRow;
  RevealedCode: RevealedCodeRow;
  ReverseRedemptionResult: ReverseRedemptionResultRow;
  ReverseRedemptionSuccess: ReverseRedemptionSuccessRow;
  Reward: RewardRow;
  RewardBrand: Schema.RewardBrand;
  RewardDimension: Schema.RewardDimension;
  RewardFacet: Schema.RewardFacet;
  RewardFacets: Schema.RewardFacets;
  RewardGroup: Schema.RewardGroup;
  RewardGroupPage: Omit<Schema.RewardGroupPage, 'page'> & { page: ResolversParentTypes['PageInfo'] };
  RewardHitPage: Omit<Schema.RewardHitPage, 'items' | 'page'> & { items: Array<ResolversParentTypes['Reward']>, page: ResolversParentTypes['PageInfo'] };
  RewardImageVariant: Schema.RewardImageVariant;
  RewardOption: RewardOptionRow;
  RewardProduct: Schema.RewardProduct;
  RewardSearchFilter: Schema.RewardSearchFilter;
  RewardSource: RewardSourceRow;
  RewardState: RewardStateRow;
  RewardSuggestion: Schema.RewardSuggestion;
  RewardSummary: RewardSummaryRow;
  RotateServiceAccountSecretInput: Schema.RotateServiceAccountSecretInput;
  RotateServiceAccountSecretResult: RotateServiceAccountSecretResultRow;
  RotateServiceAccountSecretSuccess: RotateServiceAccountSecretSuccessRow;
  RotateWebhookSecretInput: Schema.RotateWebhookSecretInput;
  RotateWebhookSecretResult: RotateWebhookSecretResultRow;
  RotateWebhookSecretSuccess: RotateWebhookSecretSuccessRow;
  RowWarning: RowWarningRow;
  RunOut: RunOutRow;
  RunOutAlert: RunOutAlertRow;
  SaveMediaSetInput: Schema.SaveMediaSetInput;
  SaveMediaSetResult: SaveMediaSetResultRow;
  SaveMediaSetSuccess: SaveMediaSetSuccessRow;
  SaveProductDimensionsInput: Schema.SaveProductDimensionsInput;
  SaveProductDimensionsResult: SaveProductDimensionsResultRow;
  SaveProductDimensionsSuccess: SaveProductDimensionsSuccessRow;
  SavePromotionDraftInput: Schema.SavePromotionDraftInput;
  SavePromotionDraftResult: SavePromotionDraftResultRow;
  SavePromotionDraftSuccess: SavePromotionDraftSuccessRow;
  SavePromotionRewardStatusInput: Schema.SavePromotionRewardStatusInput;
  SavePromotionRewardStatusResult: SavePromotionRewardStatusResultRow;
  SavePromotionRewardStatusSuccess: SavePromotionRewardStatusSuccessRow;
  SavePromotionScreensInput: Schema.SavePromotionScreensInput;
  SavePromotionScreensResult: SavePromotionScreensResultRow;
  SavePromotionScreensSuccess: SavePromotionScreensSuccessRow;
  SavePublicationInput: Schema.SavePublicationInput;
  SavePublicationResult: SavePublicationResultRow;
  SavePublicationSuccess: SavePublicationSuccessRow;
  SaveRunOutAlertInput: Schema.SaveRunOutAlertInput;
  SaveRunOutAlertResult: SaveRunOutAlertResultRow;
  SaveRunOutAlertSuccess: SaveRunOutAlertSuccessRow;
  SaveSkuDimensionsInput: Schema.SaveSkuDimensionsInput;
  SaveSkuDimensionsResult: SaveSkuDimensionsResultRow;
  SaveSkuDimensionsSuccess: SaveSkuDimensionsSuccessRow;
  SavedView: SavedViewRow;
  SeenAllocationRequest: Schema.SeenAllocationRequest;
  Seller: SellerRow;
  SendMemberLinkInput: Schema.SendMemberLinkInput;
  SendMemberLinkResult: SendMemberLinkResultRow;
  SendMemberLinkSuccess: SendMemberLinkSuccessRow;
  SendReportScheduleInput: Schema.SendReportScheduleInput;
  SendReportScheduleResult: SendReportScheduleResultRow;
  SendReportScheduleSuccess: SendReportScheduleSuccessRow;
  ServiceAccount: ServiceAccountRow;
  ServiceAccountEventData: ServiceAccountEventDataRow;
  ServiceAccountFilter: Schema.ServiceAccountFilter;
  ServiceAccountOrganization: ServiceAccountOrganizationRow;
  ServiceAccountPage: ServiceAccountPageRow;
  ServiceAccountSecret: ServiceAccountSecretRow;
  ServiceCategory: Schema.ServiceCategory;
  ServiceCategoryPage: Omit<Schema.ServiceCategoryPage, 'page'> & { page: ResolversParentTypes['PageInfo'] };
  SetDefaultViewInput: Schema.SetDefaultViewInput;
  SetDefaultViewResult: SetDefaultViewResultRow;
  SetDefaultViewSuccess: SetDefaultViewSuccessRow;
  SetRedemptionUserInput: Schema.SetRedemptionUserInput;
  SetRedemptionUserResult: SetRedemptionUserResultRow;
  SetRedemptionUserSuccess: SetRedemptionUserSuccessRow;
  ShippingAddress: ShippingAddressRow;
  SimilarProducts: SimilarProductsRow;
  Sku: SkuRow;
  SkuCost: SkuCostRow;
  SkuEventData: SkuEventDataRow;
  SkuFilter: Schema.SkuFilter;
  SkuPage: SkuPageRow;
  SkuSort: Schema.SkuSort;
  StaleAccount: StaleAccountRow;
  StaleAccountSettings: StaleAccountSettingsRow;
  StaleAdvertiser: StaleAdvertiserRow;
  StaleAllocation: StaleAllocationRow;
  StaleAllocationRequest: StaleAllocationRequestRow;
  StaleBrand: StaleBrandRow;
  StaleBudgetLine: StaleBudgetLineRow;
  StaleCredential: StaleCredentialRow;
  StaleDiscount: StaleDiscountRow;
  StaleInventoryRow: StaleInventoryRowRow;
  StaleInvoicing: StaleInvoicingRow;
  StaleMediaSet: StaleMediaSetRow;
  StaleMember: StaleMemberRow;
  StaleProduct: StaleProductRow;
  StalePromotion: StalePromotionRow;
  StalePromotionDraft: StalePromotionDraftRow;
  StalePublication: StalePublicationRow;
  StaleRecipient: StaleRecipientRow;
  StaleRedemption: StaleRedemptionRow;
  StaleRedemptionUser: StaleRedemptionUserRow;
  StaleRedemptionsQuota: StaleRedemptionsQuotaRow;
  StaleReportSchedule: StaleReportScheduleRow;
  StaleSavedView: StaleSavedViewRow;
  StaleServiceAccount: StaleServiceAccountRow;
  StaleSku: StaleSkuRow;
  StaleWebhook: StaleWebhookRow;
  StartCatalogueImportResult: StartCatalogueImportResultRow;
  StartCatalogueImportSuccess: StartCatalogueImportSuccessRow;
  StatsFilter: Schema.StatsFilter;
  StopBulkActionResult: StopBulkActionResultRow;
  StopBulkActionSuccess: StopBulkActionSuccessRow;
  String: Schema.Scalars['String']['output'];
  Tag: Schema.Tag;
  TagPage: Omit<Schema.TagPage, 'page'> & { page: ResolversParentTypes['PageInfo'] };
  Targeting: TargetingRow;
  TestPromotionScreenInput: Schema.TestPromotionScreenInput;
  TestPromotionScreenResult: TestPromotionScreenResultRow;
  TestPromotionScreenSuccess: TestPromotionScreenSuccessRow;
  TestWebhookInput: Schema.TestWebhookInput;
  TestWebhookResult: TestWebhookResultRow;
  TestWebhookSuccess: TestWebhookSuccessRow;
  Translation: TranslationRow;
  TranslationInput: Schema.TranslationInput;
  Typology: Schema.Typology;
  TypologyPage: Omit<Schema.TypologyPage, 'page'> & { page: ResolversParentTypes['PageInfo'] };
  URL: Schema.Scalars['URL']['output'];
  UnbindMemberInput: Schema.UnbindMemberInput;
  UnbindMemberResult: UnbindMemberResultRow;
  UnbindMemberSuccess: UnbindMemberSuccessRow;
  UpdateAccountInput: Schema.UpdateAccountInput;
  UpdateAccountResult: UpdateAccountResultRow;
  UpdateAccountSettingsInput: Schema.UpdateAccountSettingsInput;
  UpdateAccountSettingsResult: UpdateAccountSettingsResultRow;
  UpdateAccountSettingsSuccess: UpdateAccountSettingsSuccessRow;
  UpdateAccountSuccess: UpdateAccountSuccessRow;
  UpdateAdvertiserInput: Schema.UpdateAdvertiserInput;
  UpdateAdvertiserResult: UpdateAdvertiserResultRow;
  UpdateAdvertiserSuccess: UpdateAdvertiserSuccessRow;
  UpdateAllocationInput: Schema.UpdateAllocationInput;
  UpdateAllocationResult: UpdateAllocationResultRow;
  UpdateAllocationSuccess: UpdateAllocationSuccessRow;
  UpdateBrandInput: Schema.UpdateBrandInput;
  UpdateBrandResult: UpdateBrandResultRow;
  UpdateBrandSuccess: UpdateBrandSuccessRow;
  UpdateBudgetAlertsInput: Schema.UpdateBudgetAlertsInput;
  UpdateBudgetAlertsResult: UpdateBudgetAlertsResultRow;
  UpdateBudgetAlertsSuccess: UpdateBudgetAlertsSuccessRow;
  UpdateBudgetInput: Schema.UpdateBudgetInput;
  UpdateBudgetLineInput: Schema.UpdateBudgetLineInput;
  UpdateBudgetLineResult: UpdateBudgetLineResultRow;
  UpdateBudgetLineSuccess: UpdateBudgetLineSuccessRow;
  UpdateBudgetResult: UpdateBudgetResultRow;
  UpdateBudgetSuccess: UpdateBudgetSuccessRow;
  UpdateCredentialInput: Schema.UpdateCredentialInput;
  UpdateCredentialResult: UpdateCredentialResultRow;
  UpdateCredentialSuccess: UpdateCredentialSuccessRow;
  UpdateDiscountInput: Schema.UpdateDiscountInput;
  UpdateDiscountResult: UpdateDiscountResultRow;
  UpdateDiscountSuccess: UpdateDiscountSuccessRow;
  UpdateInvoicingInput: Schema.UpdateInvoicingInput;
  UpdateInvoicingResult: UpdateInvoicingResultRow;
  UpdateInvoicingSuccess: UpdateInvoicingSuccessRow;
  UpdateMemberInput: Schema.UpdateMemberInput;
  UpdateMemberResult: UpdateMemberResultRow;
  UpdateMemberSuccess: UpdateMemberSuccessRow;
  UpdateProductInput: Schema.UpdateProductInput;
  UpdateProductResult: UpdateProductResultRow;
  UpdateProductSuccess: UpdateProductSuccessRow;
  UpdatePromotionInput: Schema.UpdatePromotionInput;
  UpdatePromotionResult: UpdatePromotionResultRow;
  UpdatePromotionSuccess: UpdatePromotionSuccessRow;
  UpdateRedemptionAddressInput: Schema.UpdateRedemptionAddressInput;
  UpdateRedemptionAddressResult: UpdateRedemptionAddressResultRow;
  UpdateRedemptionAddressSuccess: UpdateRedemptionAddressSuccessRow;
  UpdateRedemptionUserInput: Schema.UpdateRedemptionUserInput;
  UpdateRedemptionUserResult: UpdateRedemptionUserResultRow;
  UpdateRedemptionUserSuccess: UpdateRedemptionUserSuccessRow;
  UpdateRedemptionsQuotaInput: Schema.UpdateRedemptionsQuotaInput;
  UpdateRedemptionsQuotaResult: UpdateRedemptionsQuotaResultRow;
  UpdateRedemptionsQuotaSuccess: UpdateRedemptionsQuotaSuccessRow;
  UpdateReportScheduleInput: Schema.UpdateReportScheduleInput;
  UpdateReportScheduleResult: UpdateReportScheduleResultRow;
  UpdateReportScheduleSuccess: UpdateReportScheduleSuccessRow;
  UpdateSavedViewInput: Schema.UpdateSavedViewInput;
  UpdateSavedViewResult: UpdateSavedViewResultRow;
  UpdateSavedViewSuccess: UpdateSavedViewSuccessRow;
  UpdateServiceAccountInput: Schema.UpdateServiceAccountInput;
  UpdateServiceAccountResult: UpdateServiceAccountResultRow;
  UpdateServiceAccountSuccess: UpdateServiceAccountSuccessRow;
  UpdateSkuInput: Schema.UpdateSkuInput;
  UpdateSkuResult: UpdateSkuResultRow;
  UpdateSkuSuccess: UpdateSkuSuccessRow;
  UpdateWebhookInput: Schema.UpdateWebhookInput;
  UpdateWebhookResult: UpdateWebhookResultRow;
  UpdateWebhookSuccess: UpdateWebhookSuccessRow;
  Upload: UploadRow;
  User: UserRow;
  UserLocation: UserLocationRow;
  Viewer: ViewerRow;
  Voucher: VoucherRow;
  WaitingRequest: WaitingRequestRow;
  Webhook: WebhookRow;
  WebhookAttempt: WebhookAttemptRow;
  WebhookAttemptFilter: Schema.WebhookAttemptFilter;
  WebhookAttemptPage: WebhookAttemptPageRow;
  WebhookFilter: Schema.WebhookFilter;
  WebhookHeader: WebhookHeaderRow;
  WebhookPage: WebhookPageRow;
  WebhookSecret: WebhookSecretRow;
  WithdrawAllocationRequestInput: Schema.WithdrawAllocationRequestInput;
  WithdrawAllocationRequestResult: WithdrawAllocationRequestResultRow;
  WithdrawInvitationInput: Schema.WithdrawInvitationInput;
  WithdrawInvitationResult: WithdrawInvitationResultRow;
  WithdrawInvitationSuccess: WithdrawInvitationSuccessRow;
};

export type AbilityDirectiveArgs = {
  name: Schema.Scalars['String']['input'];
  or?: Array<Schema.Scalars['String']['input']>;
  staffOnly?: Schema.Scalars['Boolean']['input'];
};

export type AbilityDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = AbilityDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Schema.Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locales?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phoneNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportTimeframeScope?: Resolver<Schema.Maybe<ResolversTypes['TimeframeScope']>, ParentType, ContextType>;
  reportTimezone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<Schema.Maybe<ResolversTypes['AccountSettings']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezones?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountBalanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountBalance'] = ResolversParentTypes['AccountBalance']> = {
  account?: Resolver<ResolversTypes['LedgerAccount'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AccountSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountSettings'] = ResolversParentTypes['AccountSettings']> = {
  alertDailySummary?: Resolver<ResolversTypes['NotificationSubscription'], ParentType, ContextType>;
  alertSeverityBudget?: Resolver<ResolversTypes['NotificationSubscription'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NotificationChoice'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityReportFreshnessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityReportFreshness'] = ResolversParentTypes['ActivityReportFreshness']> = {
  aggregatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drift?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityReportPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityReportPage'] = ResolversParentTypes['ActivityReportPage']> = {
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  freshness?: Resolver<ResolversTypes['ActivityReportFreshness'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['ReportInterval'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ActivityReportRow']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['ActivityReportPoint']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  timeframeScope?: Resolver<ResolversTypes['TimeframeScope'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ActivityReportTotals'], ParentType, ContextType>;
};

export type ActivityReportPointResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityReportPoint'] = ResolversParentTypes['ActivityReportPoint']> = {
  billingCurrency?: Resolver<Schema.Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  purchaseCost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  redemptions?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sellingPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  timeframe?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeframeEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  timeframeStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalFaceValue?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  uncosted?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitPurchaseCost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitSellingPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ActivityReportRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityReportRow'] = ResolversParentTypes['ActivityReportRow']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  billingCurrency?: Resolver<Schema.Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  brandName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandSku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  experience?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experienceId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ioNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentType?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotion?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  providerId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  providerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseCost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  redemptionQuery?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redemptions?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rewardName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rewardSku?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rewardSource?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rewardValue?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sellingPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  serviceCategory?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceCategoryId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tag?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timeframe?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeframeEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  timeframeScope?: Resolver<ResolversTypes['TimeframeScope'], ParentType, ContextType>;
  timeframeStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalFaceValue?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  typology?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typologyId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  uncosted?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitPurchaseCost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitSellingPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ActivityReportTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityReportTotals'] = ResolversParentTypes['ActivityReportTotals']> = {
  purchaseCost?: Resolver<Schema.Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  redemptionQuery?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redemptions?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sellingPrice?: Resolver<Schema.Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  totalFaceValue?: Resolver<Schema.Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  uncosted?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitPurchaseCost?: Resolver<Schema.Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  unitSellingPrice?: Resolver<Schema.Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type AddCatalogueImportRowsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddCatalogueImportRowsResult'] = ResolversParentTypes['AddCatalogueImportRowsResult']> = {
  __resolveType: TypeResolveFn<'AddCatalogueImportRowsSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type AddCatalogueImportRowsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddCatalogueImportRowsSuccess'] = ResolversParentTypes['AddCatalogueImportRowsSuccess']> = {
  catalogueImport?: Resolver<ResolversTypes['CatalogueFileImport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddRedemptionCommentResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddRedemptionCommentResult'] = ResolversParentTypes['AddRedemptionCommentResult']> = {
  __resolveType: TypeResolveFn<'AddRedemptionCommentSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type AddRedemptionCommentSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddRedemptionCommentSuccess'] = ResolversParentTypes['AddRedemptionCommentSuccess']> = {
  entry?: Resolver<ResolversTypes['RedemptionHistoryEntry'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvertiserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Advertiser'] = ResolversParentTypes['Advertiser']> = {
  alerts?: Resolver<Schema.Maybe<ResolversTypes['AlertPage']>, ParentType, ContextType, Partial<Schema.AdvertiserAlertsArgs>>;
  allowCommittedAllocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  avatarUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  balance?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  billingCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  budget?: Resolver<Schema.Maybe<ResolversTypes['Budget']>, ParentType, ContextType, Partial<Schema.AdvertiserBudgetArgs>>;
  budgetAlerts?: Resolver<Schema.Maybe<ResolversTypes['BudgetAlerts']>, ParentType, ContextType>;
  catalog?: Resolver<Schema.Maybe<ResolversTypes['AdvertiserCatalogPage']>, ParentType, ContextType, Partial<Schema.AdvertiserCatalogArgs>>;
  committedAllocations?: Resolver<Schema.Maybe<ResolversTypes['AllocationPage']>, ParentType, ContextType, RequireFields<Schema.AdvertiserCommittedAllocationsArgs, 'page'>>;
  committedAllocationsSummary?: Resolver<Schema.Maybe<ResolversTypes['CommittedAllocationsSummary']>, ParentType, ContextType>;
  contactEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credentials?: Resolver<Schema.Maybe<ResolversTypes['CredentialPage']>, ParentType, ContextType, Partial<Schema.AdvertiserCredentialsArgs>>;
  debitPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discounts?: Resolver<Schema.Maybe<ResolversTypes['DiscountPage']>, ParentType, ContextType, Partial<Schema.AdvertiserDiscountsArgs>>;
  hasCommittedAllocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasDiscounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasInventory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceType?: Resolver<ResolversTypes['InvoiceType'], ParentType, ContextType>;
  invoicing?: Resolver<Schema.Maybe<ResolversTypes['Invoicing']>, ParentType, ContextType>;
  label?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last7Days?: Resolver<ResolversTypes['AdvertiserWeek'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openAllocation?: Resolver<Schema.Maybe<ResolversTypes['Allocation']>, ParentType, ContextType>;
  openAllocations?: Resolver<Schema.Maybe<ResolversTypes['AllocationPage']>, ParentType, ContextType, RequireFields<Schema.AdvertiserOpenAllocationsArgs, 'page'>>;
  operatingCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  organizationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organizationName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotions?: Resolver<Schema.Maybe<ResolversTypes['PromotionPage']>, ParentType, ContextType, Partial<Schema.AdvertiserPromotionsArgs>>;
  recreditExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stats?: Resolver<Schema.Maybe<ResolversTypes['DailyStats']>, ParentType, ContextType, RequireFields<Schema.AdvertiserStatsArgs, 'filter'>>;
  status?: Resolver<ResolversTypes['AdvertiserStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvertiserCatalogPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserCatalogPage'] = ResolversParentTypes['AdvertiserCatalogPage']> = {
  items?: Resolver<Array<ResolversTypes['AdvertiserCatalogProduct']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdvertiserCatalogProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserCatalogProduct'] = ResolversParentTypes['AdvertiserCatalogProduct']> = {
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SaleStatus'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AdvertiserCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserCounts'] = ResolversParentTypes['AdvertiserCounts']> = {
  disabled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdvertiserEffectsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserEffects'] = ResolversParentTypes['AdvertiserEffects']> = {
  dispatches?: Resolver<ResolversTypes['DispatchEffects'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdvertiserEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserEventData'] = ResolversParentTypes['AdvertiserEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvertiserOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserOption'] = ResolversParentTypes['AdvertiserOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdvertiserPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserPage'] = ResolversParentTypes['AdvertiserPage']> = {
  counts?: Resolver<ResolversTypes['AdvertiserCounts'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdvertiserSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserSummary'] = ResolversParentTypes['AdvertiserSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdvertiserStatus'], ParentType, ContextType>;
};

export type AdvertiserWeekResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdvertiserWeek'] = ResolversParentTypes['AdvertiserWeek']> = {
  redeemed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalFaceValue?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AlertResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relatedUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AlertCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AlertCounts'] = ResolversParentTypes['AlertCounts']> = {
  blocker?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AlertPage'] = ResolversParentTypes['AlertPage']> = {
  counts?: Resolver<ResolversTypes['AlertCounts'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AllocatedRewardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocatedReward'] = ResolversParentTypes['AllocatedReward']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountUsed?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityAvailable?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityExpired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['RewardSummary'], ParentType, ContextType>;
  sellingPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AllocationStatus'], ParentType, ContextType>;
};

export type AllocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Allocation'] = ResolversParentTypes['Allocation']> = {
  advertiserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  allocatedRewards?: Resolver<Array<ResolversTypes['AllocatedReward']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountAvailable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountPending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountUsed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display?: Resolver<ResolversTypes['AllocationDisplay'], ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  explain?: Resolver<Schema.Maybe<ResolversTypes['Explanation']>, ParentType, ContextType, RequireFields<Schema.AllocationExplainArgs, 'figure'>>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giveBackLimit?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noExpiration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestMinimum?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requestedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AllocationState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AllocationStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AllocationType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingRequests?: Resolver<Array<ResolversTypes['WaitingRequest']>, ParentType, ContextType>;
};

export type AllocationEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocationEventData'] = ResolversParentTypes['AllocationEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  allocationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  ioNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusBefore?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AllocationPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocationPage'] = ResolversParentTypes['AllocationPage']> = {
  items?: Resolver<Array<ResolversTypes['Allocation']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AllocationRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocationRequest'] = ResolversParentTypes['AllocationRequest']> = {
  budgetAllocation?: Resolver<ResolversTypes['RequestedAllocation'], ParentType, ContextType>;
  budgetLineItem?: Resolver<ResolversTypes['RequestedLine'], ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decisionObstacle?: Resolver<Schema.Maybe<ResolversTypes['DecisionObstacle']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiration?: Resolver<Schema.Maybe<ResolversTypes['RequestedExpiration']>, ParentType, ContextType>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grantor?: Resolver<Schema.Maybe<ResolversTypes['RequestPerson']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastChange?: Resolver<Schema.Maybe<ResolversTypes['RequestChange']>, ParentType, ContextType>;
  outcome?: Resolver<Schema.Maybe<ResolversTypes['AllocationRequestOutcome']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requester?: Resolver<Schema.Maybe<ResolversTypes['RequestPerson']>, ParentType, ContextType>;
  retailer?: Resolver<ResolversTypes['AllocationRetailer'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  virtualGoodInventory?: Resolver<Array<ResolversTypes['RequestedReward']>, ParentType, ContextType>;
};

export type AllocationRequestDecisionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocationRequestDecision'] = ResolversParentTypes['AllocationRequestDecision']> = {
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AllocationDecisionOutcome'], ParentType, ContextType>;
  request?: Resolver<Schema.Maybe<ResolversTypes['AllocationRequest']>, ParentType, ContextType>;
};

export type AllocationRequestOutcomeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocationRequestOutcome'] = ResolversParentTypes['AllocationRequestOutcome']> = {
  after?: Resolver<ResolversTypes['AllocationTerms'], ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['AllocationTerms']>, ParentType, ContextType>;
  rewardsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unallocated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unallocatedAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AllocationRequestPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocationRequestPage'] = ResolversParentTypes['AllocationRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['AllocationRequest']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AllocationRetailerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocationRetailer'] = ResolversParentTypes['AllocationRetailer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AllocationTermsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AllocationTerms'] = ResolversParentTypes['AllocationTerms']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountAvailable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noExpiration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApiKeyEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApiKeyEventData'] = ResolversParentTypes['ApiKeyEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  apiKeyId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApproveAllocationRequestResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApproveAllocationRequestResult'] = ResolversParentTypes['ApproveAllocationRequestResult']> = {
  __resolveType: TypeResolveFn<'DecideAllocationRequestSuccess' | 'InvalidInput' | 'Refused' | 'StaleAllocationRequest', ParentType, ContextType>;
};

export type BatchEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BatchEventData'] = ResolversParentTypes['BatchEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  batchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  dispatchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BatchLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BatchLine'] = ResolversParentTypes['BatchLine']> = {
  batchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  delivery?: Resolver<Schema.Maybe<ResolversTypes['Delivery']>, ParentType, ContextType>;
  last4?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Schema.Maybe<ResolversTypes['BatchRecipient']>, ParentType, ContextType>;
  redemptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  remedy?: Resolver<Schema.Maybe<ResolversTypes['LineRemedy']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['LineStage'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RedemptionState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BatchLinePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BatchLinePage'] = ResolversParentTypes['BatchLinePage']> = {
  items?: Resolver<Array<ResolversTypes['BatchLine']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BatchRecipientResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BatchRecipient'] = ResolversParentTypes['BatchRecipient']> = {
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['RecipientProvider'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlockRedemptionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BlockRedemptionResult'] = ResolversParentTypes['BlockRedemptionResult']> = {
  __resolveType: TypeResolveFn<'BlockRedemptionSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type BlockRedemptionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BlockRedemptionSuccess'] = ResolversParentTypes['BlockRedemptionSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BoundIdentityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BoundIdentity'] = ResolversParentTypes['BoundIdentity']> = {
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayStatus?: Resolver<ResolversTypes['SaleStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  mediaSet?: Resolver<Schema.Maybe<ResolversTypes['MediaSet']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BrandStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BrandEventData'] = ResolversParentTypes['BrandEventData']> = {
  brandId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BrandPage'] = ResolversParentTypes['BrandPage']> = {
  items?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BrandSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BrandSummary'] = ResolversParentTypes['BrandSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BrandStatus'], ParentType, ContextType>;
};

export type BudgetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Budget'] = ResolversParentTypes['Budget']> = {
  advertiserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  allocated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  allowCommittedAllocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  asOf?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  billingCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  debitPendings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  explain?: Resolver<Schema.Maybe<ResolversTypes['Explanation']>, ParentType, ContextType, RequireFields<Schema.BudgetExplainArgs, 'figure'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Schema.Maybe<ResolversTypes['BudgetLinePage']>, ParentType, ContextType, Partial<Schema.BudgetLinesArgs>>;
  maxAdd?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxRemove?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  redemptionsPendingAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  requested?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unallocated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetAlertsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BudgetAlerts'] = ResolversParentTypes['BudgetAlerts']> = {
  alert1?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  alert2?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BudgetEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BudgetEventData'] = ResolversParentTypes['BudgetEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  limit?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BudgetLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BudgetLine'] = ResolversParentTypes['BudgetLine']> = {
  allocationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  asOf?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BudgetLineStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BudgetLineType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BudgetLinePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BudgetLinePage'] = ResolversParentTypes['BudgetLinePage']> = {
  items?: Resolver<Array<ResolversTypes['BudgetLine']>, ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<Schema.Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type BuildResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Build'] = ResolversParentTypes['Build']> = {
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Schema.Maybe<ResolversTypes['Links']>, ParentType, ContextType>;
  portalSuffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkActionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkAction'] = ResolversParentTypes['BulkAction']> = {
  action?: Resolver<ResolversTypes['BulkActionKind'], ParentType, ContextType>;
  comment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  estimatedSeconds?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['BulkOutcomeCount']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['BulkProgress'], ParentType, ContextType>;
  rows?: Resolver<Schema.Maybe<ResolversTypes['BulkActionRowPage']>, ParentType, ContextType, Partial<Schema.BulkActionRowsArgs>>;
  state?: Resolver<ResolversTypes['BulkActionState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkActionEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkActionEventData'] = ResolversParentTypes['BulkActionEventData']> = {
  action?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bulkActionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkActionPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkActionPage'] = ResolversParentTypes['BulkActionPage']> = {
  items?: Resolver<Array<ResolversTypes['BulkAction']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BulkActionRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkActionRow'] = ResolversParentTypes['BulkActionRow']> = {
  orderId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BulkRowOutcome'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redemptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BulkActionRowPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkActionRowPage'] = ResolversParentTypes['BulkActionRowPage']> = {
  items?: Resolver<Array<ResolversTypes['BulkActionRow']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BulkOutcomeCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkOutcomeCount'] = ResolversParentTypes['BulkOutcomeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BulkRowOutcome'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkProgressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkProgress'] = ResolversParentTypes['BulkProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkRedemptionsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkRedemptionsResult'] = ResolversParentTypes['BulkRedemptionsResult']> = {
  __resolveType: TypeResolveFn<'BulkRedemptionsSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type BulkRedemptionsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BulkRedemptionsSuccess'] = ResolversParentTypes['BulkRedemptionsSuccess']> = {
  bulk?: Resolver<ResolversTypes['BulkAction'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelDispatchRequestResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelDispatchRequestResult'] = ResolversParentTypes['CancelDispatchRequestResult']> = {
  __resolveType: TypeResolveFn<'CancelDispatchRequestSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CancelDispatchRequestSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelDispatchRequestSuccess'] = ResolversParentTypes['CancelDispatchRequestSuccess']> = {
  request?: Resolver<ResolversTypes['DispatchRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelDispatchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelDispatchResult'] = ResolversParentTypes['CancelDispatchResult']> = {
  __resolveType: TypeResolveFn<'CancelDispatchSuccess' | 'ChangeDispatchPending' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CancelDispatchSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelDispatchSuccess'] = ResolversParentTypes['CancelDispatchSuccess']> = {
  dispatch?: Resolver<ResolversTypes['Dispatch'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelRedemptionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelRedemptionResult'] = ResolversParentTypes['CancelRedemptionResult']> = {
  __resolveType: TypeResolveFn<'CancelRedemptionSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CancelRedemptionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelRedemptionSuccess'] = ResolversParentTypes['CancelRedemptionSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardOperationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CardOperation'] = ResolversParentTypes['CardOperation']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogImportEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogImportEventData'] = ResolversParentTypes['CatalogImportEventData']> = {
  catalogImportId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogSearchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogSearch'] = ResolversParentTypes['CatalogSearch']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  indexName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  searchKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueCellChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueCellChange'] = ResolversParentTypes['CatalogueCellChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueChange'] = ResolversParentTypes['CatalogueChange']> = {
  accountName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fields?: Resolver<Schema.Maybe<Array<ResolversTypes['CatalogueFieldChange']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CatalogueChangeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noun?: Resolver<ResolversTypes['CatalogueNoun'], ParentType, ContextType>;
  nounId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogueChangePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueChangePage'] = ResolversParentTypes['CatalogueChangePage']> = {
  cursor?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CatalogueChange']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CatalogueFieldChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueFieldChange'] = ResolversParentTypes['CatalogueFieldChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueFileImportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueFileImport'] = ResolversParentTypes['CatalogueFileImport']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['CatalogueImportCount']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Schema.Maybe<ResolversTypes['CatalogueImportRowPage']>, ParentType, ContextType, Partial<Schema.CatalogueFileImportRowsArgs>>;
  state?: Resolver<ResolversTypes['CatalogueImportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogueFileImportPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueFileImportPage'] = ResolversParentTypes['CatalogueFileImportPage']> = {
  items?: Resolver<Array<ResolversTypes['CatalogueFileImport']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CatalogueImportCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueImportCount'] = ResolversParentTypes['CatalogueImportCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CatalogueImportOutcome'], ParentType, ContextType>;
};

export type CatalogueImportRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueImportRow'] = ResolversParentTypes['CatalogueImportRow']> = {
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['CatalogueCellChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CatalogueRowError']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CatalogueImportOutcome'], ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CatalogueImportRowPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueImportRowPage'] = ResolversParentTypes['CatalogueImportRowPage']> = {
  items?: Resolver<Array<ResolversTypes['CatalogueImportRow']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CatalogueRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueRow'] = ResolversParentTypes['CatalogueRow']> = {
  changes?: Resolver<Array<ResolversTypes['CatalogueCellChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CatalogueRowError']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CatalogueRowOutcome'], ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CatalogueRowErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueRowError'] = ResolversParentTypes['CatalogueRowError']> = {
  column?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeDispatchPendingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeDispatchPending'] = ResolversParentTypes['ChangeDispatchPending']> = {
  request?: Resolver<ResolversTypes['DispatchRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChoosePromotionRewardsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChoosePromotionRewardsResult'] = ResolversParentTypes['ChoosePromotionRewardsResult']> = {
  __resolveType: TypeResolveFn<'ChoosePromotionRewardsSuccess' | 'InvalidInput' | 'Refused' | 'StalePromotion', ParentType, ContextType>;
};

export type ChoosePromotionRewardsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChoosePromotionRewardsSuccess'] = ResolversParentTypes['ChoosePromotionRewardsSuccess']> = {
  effects?: Resolver<ResolversTypes['PromotionEffects'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeFactsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CodeFacts'] = ResolversParentTypes['CodeFacts']> = {
  assignedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canceledAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastCharacters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['CodeUsage'], ParentType, ContextType>;
};

export type CodeInformationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CodeInformation'] = ResolversParentTypes['CodeInformation']> = {
  codes?: Resolver<Array<ResolversTypes['CodeFacts']>, ParentType, ContextType>;
  readCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reads?: Resolver<Array<ResolversTypes['CodeReading']>, ParentType, ContextType>;
};

export type CodeReadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CodeReading'] = ResolversParentTypes['CodeReading']> = {
  kind?: Resolver<ResolversTypes['CodeReadKind'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommittedAllocationsSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommittedAllocationsSummary'] = ResolversParentTypes['CommittedAllocationsSummary']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountAvailable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountPending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountUsed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompleteUploadResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CompleteUploadResult'] = ResolversParentTypes['CompleteUploadResult']> = {
  __resolveType: TypeResolveFn<'CompleteUploadSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CompleteUploadSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CompleteUploadSuccess'] = ResolversParentTypes['CompleteUploadSuccess']> = {
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectRecipientResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CorrectRecipientResult'] = ResolversParentTypes['CorrectRecipientResult']> = {
  __resolveType: TypeResolveFn<'CorrectRecipientSuccess' | 'InvalidInput' | 'Refused' | 'StaleRecipient', ParentType, ContextType>;
};

export type CorrectRecipientSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CorrectRecipientSuccess'] = ResolversParentTypes['CorrectRecipientSuccess']> = {
  line?: Resolver<Schema.Maybe<ResolversTypes['BatchLine']>, ParentType, ContextType>;
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iso?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CountryPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CountryPage'] = ResolversParentTypes['CountryPage']> = {
  items?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CreateAdvertiserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAdvertiserResult'] = ResolversParentTypes['CreateAdvertiserResult']> = {
  __resolveType: TypeResolveFn<'CreateAdvertiserSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateAdvertiserSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAdvertiserSuccess'] = ResolversParentTypes['CreateAdvertiserSuccess']> = {
  advertiser?: Resolver<ResolversTypes['Advertiser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAllocationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAllocationResult'] = ResolversParentTypes['CreateAllocationResult']> = {
  __resolveType: TypeResolveFn<'CreateAllocationSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateAllocationSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAllocationSuccess'] = ResolversParentTypes['CreateAllocationSuccess']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  allocation?: Resolver<ResolversTypes['Allocation'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['AllocationRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAndRedeemResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAndRedeemResult'] = ResolversParentTypes['CreateAndRedeemResult']> = {
  __resolveType: TypeResolveFn<'CreateAndRedeemSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateAndRedeemSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAndRedeemSuccess'] = ResolversParentTypes['CreateAndRedeemSuccess']> = {
  cost?: Resolver<ResolversTypes['DispatchCost'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  link?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CreatedOutcome'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redemption?: Resolver<Schema.Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateBrandResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateBrandResult'] = ResolversParentTypes['CreateBrandResult']> = {
  __resolveType: TypeResolveFn<'CreateBrandSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateBrandSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateBrandSuccess'] = ResolversParentTypes['CreateBrandSuccess']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCatalogueImportResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateCatalogueImportResult'] = ResolversParentTypes['CreateCatalogueImportResult']> = {
  __resolveType: TypeResolveFn<'CreateCatalogueImportSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateCatalogueImportSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateCatalogueImportSuccess'] = ResolversParentTypes['CreateCatalogueImportSuccess']> = {
  catalogueImport?: Resolver<ResolversTypes['CatalogueFileImport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCredentialResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateCredentialResult'] = ResolversParentTypes['CreateCredentialResult']> = {
  __resolveType: TypeResolveFn<'CreateCredentialSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateCredentialSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateCredentialSuccess'] = ResolversParentTypes['CreateCredentialSuccess']> = {
  clientSecret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDispatchPendingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateDispatchPending'] = ResolversParentTypes['CreateDispatchPending']> = {
  request?: Resolver<ResolversTypes['DispatchRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDispatchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateDispatchResult'] = ResolversParentTypes['CreateDispatchResult']> = {
  __resolveType: TypeResolveFn<'CreateDispatchPending' | 'CreateDispatchSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateDispatchSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateDispatchSuccess'] = ResolversParentTypes['CreateDispatchSuccess']> = {
  cost?: Resolver<ResolversTypes['DispatchCost'], ParentType, ContextType>;
  dispatch?: Resolver<Schema.Maybe<ResolversTypes['Dispatch']>, ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['DispatchOutcome']>, ParentType, ContextType>;
  rowWarnings?: Resolver<Array<ResolversTypes['RowWarning']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateExtractResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateExtractResult'] = ResolversParentTypes['CreateExtractResult']> = {
  __resolveType: TypeResolveFn<'CreateExtractSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateExtractSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateExtractSuccess'] = ResolversParentTypes['CreateExtractSuccess']> = {
  extract?: Resolver<ResolversTypes['Extract'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateMemberResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateMemberResult'] = ResolversParentTypes['CreateMemberResult']> = {
  __resolveType: TypeResolveFn<'CreateMemberSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateMemberSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateMemberSuccess'] = ResolversParentTypes['CreateMemberSuccess']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateProductResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateProductResult'] = ResolversParentTypes['CreateProductResult']> = {
  __resolveType: TypeResolveFn<'CreateProductSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateProductSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateProductSuccess'] = ResolversParentTypes['CreateProductSuccess']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatePromotionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatePromotionResult'] = ResolversParentTypes['CreatePromotionResult']> = {
  __resolveType: TypeResolveFn<'CreatePromotionSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreatePromotionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatePromotionSuccess'] = ResolversParentTypes['CreatePromotionSuccess']> = {
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRedemptionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateRedemptionResult'] = ResolversParentTypes['CreateRedemptionResult']> = {
  __resolveType: TypeResolveFn<'CreateRedemptionSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateRedemptionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateRedemptionSuccess'] = ResolversParentTypes['CreateRedemptionSuccess']> = {
  cost?: Resolver<ResolversTypes['DispatchCost'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  link?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CreatedOutcome'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redemption?: Resolver<Schema.Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRedemptionsQuotaResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateRedemptionsQuotaResult'] = ResolversParentTypes['CreateRedemptionsQuotaResult']> = {
  __resolveType: TypeResolveFn<'CreateRedemptionsQuotaSuccess' | 'InvalidInput' | 'Refused' | 'StaleRedemptionsQuota', ParentType, ContextType>;
};

export type CreateRedemptionsQuotaSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateRedemptionsQuotaSuccess'] = ResolversParentTypes['CreateRedemptionsQuotaSuccess']> = {
  quota?: Resolver<ResolversTypes['RedemptionsQuota'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateReportScheduleResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateReportScheduleResult'] = ResolversParentTypes['CreateReportScheduleResult']> = {
  __resolveType: TypeResolveFn<'CreateReportScheduleSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateReportScheduleSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateReportScheduleSuccess'] = ResolversParentTypes['CreateReportScheduleSuccess']> = {
  reportSchedule?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateSavedViewResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateSavedViewResult'] = ResolversParentTypes['CreateSavedViewResult']> = {
  __resolveType: TypeResolveFn<'CreateSavedViewSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateSavedViewSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateSavedViewSuccess'] = ResolversParentTypes['CreateSavedViewSuccess']> = {
  savedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateServiceAccountResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateServiceAccountResult'] = ResolversParentTypes['CreateServiceAccountResult']> = {
  __resolveType: TypeResolveFn<'CreateServiceAccountSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateServiceAccountSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateServiceAccountSuccess'] = ResolversParentTypes['CreateServiceAccountSuccess']> = {
  clientSecret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateSkuResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateSkuResult'] = ResolversParentTypes['CreateSkuResult']> = {
  __resolveType: TypeResolveFn<'CreateSkuSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateSkuSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateSkuSuccess'] = ResolversParentTypes['CreateSkuSuccess']> = {
  sku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateUploadResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateUploadResult'] = ResolversParentTypes['CreateUploadResult']> = {
  __resolveType: TypeResolveFn<'CreateUploadSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateUploadSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateUploadSuccess'] = ResolversParentTypes['CreateUploadSuccess']> = {
  upload?: Resolver<ResolversTypes['Upload'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateVoucherResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateVoucherResult'] = ResolversParentTypes['CreateVoucherResult']> = {
  __resolveType: TypeResolveFn<'CreateVoucherSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateVoucherSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateVoucherSuccess'] = ResolversParentTypes['CreateVoucherSuccess']> = {
  voucher?: Resolver<ResolversTypes['Voucher'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateWebhookResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateWebhookResult'] = ResolversParentTypes['CreateWebhookResult']> = {
  __resolveType: TypeResolveFn<'CreateWebhookSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type CreateWebhookSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateWebhookSuccess'] = ResolversParentTypes['CreateWebhookSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CredentialResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Credential'] = ResolversParentTypes['Credential']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CredentialPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CredentialPage'] = ResolversParentTypes['CredentialPage']> = {
  isExternalIssuer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Credential']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type DailyStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DailyStats'] = ResolversParentTypes['DailyStats']> = {
  days?: Resolver<Array<ResolversTypes['DayStat']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayStatResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DayStat'] = ResolversParentTypes['DayStat']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DecideAllocationRequestSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecideAllocationRequestSuccess'] = ResolversParentTypes['DecideAllocationRequestSuccess']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  allocation?: Resolver<Schema.Maybe<ResolversTypes['Allocation']>, ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['AllocationRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecideAllocationRequestsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecideAllocationRequestsResult'] = ResolversParentTypes['DecideAllocationRequestsResult']> = {
  __resolveType: TypeResolveFn<'DecideAllocationRequestsSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type DecideAllocationRequestsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecideAllocationRequestsSuccess'] = ResolversParentTypes['DecideAllocationRequestsSuccess']> = {
  budgets?: Resolver<Array<ResolversTypes['DecidedBudget']>, ParentType, ContextType>;
  decidedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AllocationRequestDecision']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecidedBudgetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecidedBudget'] = ResolversParentTypes['DecidedBudget']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retailer?: Resolver<ResolversTypes['AllocationRetailer'], ParentType, ContextType>;
  unallocated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unallocatedAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DecisionObstacleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecisionObstacle'] = ResolversParentTypes['DecisionObstacle']> = {
  code?: Resolver<ResolversTypes['DecisionObstacleCode'], ParentType, ContextType>;
  endsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  person?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeclareSourceBudgetResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeclareSourceBudgetResult'] = ResolversParentTypes['DeclareSourceBudgetResult']> = {
  __resolveType: TypeResolveFn<'DeclareSourceBudgetSuccess' | 'InvalidInput' | 'Refused' | 'StaleInventoryRow', ParentType, ContextType>;
};

export type DeclareSourceBudgetSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeclareSourceBudgetSuccess'] = ResolversParentTypes['DeclareSourceBudgetSuccess']> = {
  row?: Resolver<Schema.Maybe<ResolversTypes['InventoryRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCredentialResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteCredentialResult'] = ResolversParentTypes['DeleteCredentialResult']> = {
  __resolveType: TypeResolveFn<'DeleteCredentialSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type DeleteCredentialSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteCredentialSuccess'] = ResolversParentTypes['DeleteCredentialSuccess']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['DispatchEffects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePromotionDraftResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletePromotionDraftResult'] = ResolversParentTypes['DeletePromotionDraftResult']> = {
  __resolveType: TypeResolveFn<'DeletePromotionDraftSuccess' | 'InvalidInput' | 'Refused' | 'StalePromotionDraft', ParentType, ContextType>;
};

export type DeletePromotionDraftSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletePromotionDraftSuccess'] = ResolversParentTypes['DeletePromotionDraftSuccess']> = {
  draft?: Resolver<ResolversTypes['PromotionDraft'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteRedemptionsQuotaResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteRedemptionsQuotaResult'] = ResolversParentTypes['DeleteRedemptionsQuotaResult']> = {
  __resolveType: TypeResolveFn<'DeleteRedemptionsQuotaSuccess' | 'InvalidInput' | 'Refused' | 'StaleRedemptionsQuota', ParentType, ContextType>;
};

export type DeleteRedemptionsQuotaSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteRedemptionsQuotaSuccess'] = ResolversParentTypes['DeleteRedemptionsQuotaSuccess']> = {
  quota?: Resolver<ResolversTypes['RedemptionsQuota'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteReportScheduleResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteReportScheduleResult'] = ResolversParentTypes['DeleteReportScheduleResult']> = {
  __resolveType: TypeResolveFn<'DeleteReportScheduleSuccess' | 'InvalidInput' | 'Refused' | 'StaleReportSchedule', ParentType, ContextType>;
};

export type DeleteReportScheduleSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteReportScheduleSuccess'] = ResolversParentTypes['DeleteReportScheduleSuccess']> = {
  reportSchedule?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteSavedViewResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteSavedViewResult'] = ResolversParentTypes['DeleteSavedViewResult']> = {
  __resolveType: TypeResolveFn<'DeleteSavedViewSuccess' | 'InvalidInput' | 'Refused' | 'StaleSavedView', ParentType, ContextType>;
};

export type DeleteSavedViewSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteSavedViewSuccess'] = ResolversParentTypes['DeleteSavedViewSuccess']> = {
  savedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWebhookResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteWebhookResult'] = ResolversParentTypes['DeleteWebhookResult']> = {
  __resolveType: TypeResolveFn<'DeleteWebhookSuccess' | 'InvalidInput' | 'Refused' | 'StaleWebhook', ParentType, ContextType>;
};

export type DeleteWebhookSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteWebhookSuccess'] = ResolversParentTypes['DeleteWebhookSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReaddressed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
};

export type DimensionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Dimension'] = ResolversParentTypes['Dimension']> = {
  freeValues?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayVary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['DimensionOption']>, ParentType, ContextType>;
};

export type DimensionConfigurationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DimensionConfiguration'] = ResolversParentTypes['DimensionConfiguration']> = {
  dimension?: Resolver<ResolversTypes['Dimension'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DimensionOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DimensionOption'] = ResolversParentTypes['DimensionOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DimensionValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DimensionValue'] = ResolversParentTypes['DimensionValue']> = {
  dimension?: Resolver<ResolversTypes['Dimension'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DiscountEventData'] = ResolversParentTypes['DiscountEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  percent?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DiscountPage'] = ResolversParentTypes['DiscountPage']> = {
  items?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DispatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Dispatch'] = ResolversParentTypes['Dispatch']> = {
  batches?: Resolver<Array<ResolversTypes['DispatchBatch']>, ParentType, ContextType>;
  canRecall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changing?: Resolver<Schema.Maybe<ResolversTypes['DispatchChange']>, ParentType, ContextType>;
  channel?: Resolver<Schema.Maybe<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  charge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimatedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includePdf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DispatchKind'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Schema.Maybe<ResolversTypes['BatchLinePage']>, ParentType, ContextType, Partial<Schema.DispatchLinesArgs>>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderPrefix?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['DispatchProgress'], ParentType, ContextType>;
  promotion?: Resolver<Schema.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recalledAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedSku']>, ParentType, ContextType>;
  refusedRows?: Resolver<Schema.Maybe<ResolversTypes['RefusedRowPage']>, ParentType, ContextType, Partial<Schema.DispatchRefusedRowsArgs>>;
  refusedRowsExpireAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refusedRowsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  releaseAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  releasedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reminderDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sendsAgain?: Resolver<Array<ResolversTypes['DispatchLink']>, ParentType, ContextType>;
  sentAgainBy?: Resolver<Array<ResolversTypes['DispatchLink']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DispatchState'], ParentType, ContextType>;
  stop?: Resolver<Schema.Maybe<ResolversTypes['DispatchStop']>, ParentType, ContextType>;
  testing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undoSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DispatchBatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchBatch'] = ResolversParentTypes['DispatchBatch']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  charge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rewardName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BatchState'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['BatchUsage'], ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DispatchChangeResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchChangeResult'] = ResolversParentTypes['DispatchChangeResult']> = {
  __resolveType: TypeResolveFn<'DispatchChangeSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type DispatchChangeSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchChangeSuccess'] = ResolversParentTypes['DispatchChangeSuccess']> = {
  dispatch?: Resolver<ResolversTypes['Dispatch'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DispatchCostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchCost'] = ResolversParentTypes['DispatchCost']> = {
  bySku?: Resolver<Array<ResolversTypes['SkuCost']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DispatchEffectsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchEffects'] = ResolversParentTypes['DispatchEffects']> = {
  linesCanceled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linesFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linesResumed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['EffectMail']>, ParentType, ContextType>;
  returned?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DispatchEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchEventData'] = ResolversParentTypes['DispatchEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canceled?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dispatchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  done?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failed?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DispatchLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchLink'] = ResolversParentTypes['DispatchLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DispatchOutcomeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchOutcome'] = ResolversParentTypes['DispatchOutcome']> = {
  batchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  charge?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OutcomeStatus'], ParentType, ContextType>;
};

export type DispatchPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchPage'] = ResolversParentTypes['DispatchPage']> = {
  items?: Resolver<Array<ResolversTypes['Dispatch']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DispatchProgressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchProgress'] = ResolversParentTypes['DispatchProgress']> = {
  activate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notify?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DispatchRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DispatchRequest'] = ResolversParentTypes['DispatchRequest']> = {
  action?: Resolver<ResolversTypes['DispatchRequestAction'], ParentType, ContextType>;
  batchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed?: Resolver<Schema.Maybe<ResolversTypes['DispatchChangeResult']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dispatchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DispatchKind'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result?: Resolver<Schema.Maybe<ResolversTypes['CreateDispatchResult']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['DispatchRequestStage'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DispatchRequestState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuplicatePromotionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DuplicatePromotionResult'] = ResolversParentTypes['DuplicatePromotionResult']> = {
  __resolveType: TypeResolveFn<'DuplicatePromotionSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type DuplicatePromotionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DuplicatePromotionSuccess'] = ResolversParentTypes['DuplicatePromotionSuccess']> = {
  draft?: Resolver<ResolversTypes['PromotionDraft'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EffectFigureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EffectFigure'] = ResolversParentTypes['EffectFigure']> = {
  after?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  allocationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EffectMailResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EffectMail'] = ResolversParentTypes['EffectMail']> = {
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EffectPostingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EffectPosting'] = ResolversParentTypes['EffectPosting']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EffectsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Effects'] = ResolversParentTypes['Effects']> = {
  figures?: Resolver<Array<ResolversTypes['EffectFigure']>, ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['EffectMail']>, ParentType, ContextType>;
  postings?: Resolver<Array<ResolversTypes['EffectPosting']>, ParentType, ContextType>;
};

export type EndServiceAccountResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndServiceAccountResult'] = ResolversParentTypes['EndServiceAccountResult']> = {
  __resolveType: TypeResolveFn<'EndServiceAccountSuccess' | 'InvalidInput' | 'Refused' | 'StaleServiceAccount', ParentType, ContextType>;
};

export type EndServiceAccountSecretResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndServiceAccountSecretResult'] = ResolversParentTypes['EndServiceAccountSecretResult']> = {
  __resolveType: TypeResolveFn<'EndServiceAccountSecretSuccess' | 'InvalidInput' | 'Refused' | 'StaleServiceAccount', ParentType, ContextType>;
};

export type EndServiceAccountSecretSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndServiceAccountSecretSuccess'] = ResolversParentTypes['EndServiceAccountSecretSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndServiceAccountSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndServiceAccountSuccess'] = ResolversParentTypes['EndServiceAccountSuccess']> = {
  effects?: Resolver<ResolversTypes['DispatchEffects'], ParentType, ContextType>;
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['EventData'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventData'] = ResolversParentTypes['EventData']> = {
  __resolveType: TypeResolveFn<'AdvertiserEventData' | 'AllocationEventData' | 'ApiKeyEventData' | 'BatchEventData' | 'BrandEventData' | 'BudgetEventData' | 'BulkActionEventData' | 'CatalogImportEventData' | 'DiscountEventData' | 'DispatchEventData' | 'ExportEventData' | 'InvoicingEventData' | 'LedgerAccountEventData' | 'MemberEventData' | 'ProductEventData' | 'PromotionEventData' | 'PublicationEventData' | 'QuotaEventData' | 'RedemptionDeliveryEventData' | 'RedemptionEventData' | 'ServiceAccountEventData' | 'SkuEventData', ParentType, ContextType>;
};

export type EventPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventPage'] = ResolversParentTypes['EventPage']> = {
  endCursor?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  oldestCursor?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExperienceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Experience'] = ResolversParentTypes['Experience']> = {
  authenticationSystems?: Resolver<Array<ResolversTypes['AuthenticationSystem']>, ParentType, ContextType>;
  benefits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  carousel?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  infos?: Resolver<Array<ResolversTypes['ExperienceInfo']>, ParentType, ContextType>;
  isPreviewable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ExperienceOptions'], ParentType, ContextType>;
  picto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redemptionFlow?: Resolver<Schema.Maybe<ResolversTypes['RedemptionFlow']>, ParentType, ContextType>;
  supportedRedemptionFlow?: Resolver<Array<ResolversTypes['RedemptionFlowGeneration']>, ParentType, ContextType>;
  userFlowDemo?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExperienceInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExperienceInfo'] = ResolversParentTypes['ExperienceInfo']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperienceModulesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExperienceModules'] = ResolversParentTypes['ExperienceModules']> = {
  activationLinks?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  apiKeysGeneration?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  bulkActivation?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  bulkRedemption?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  customizationStep?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ExperienceSections'], ParentType, ContextType>;
};

export type ExperienceOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExperienceOptions'] = ResolversParentTypes['ExperienceOptions']> = {
  digitalRewardsMasks?: Resolver<Array<ResolversTypes['DeliveryMode']>, ParentType, ContextType>;
  disallowPdf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  environments?: Resolver<Array<ResolversTypes['Environment']>, ParentType, ContextType>;
  modules?: Resolver<ResolversTypes['ExperienceModules'], ParentType, ContextType>;
};

export type ExperienceSectionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExperienceSections'] = ResolversParentTypes['ExperienceSections']> = {
  authenticationSystems?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  date?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  fraudOptions?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  language?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  multipleRewardsSelection?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  notificationChannels?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  redemptionPortalDomain?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
  sharingSystems?: Resolver<Schema.Maybe<ResolversTypes['ModuleFlag']>, ParentType, ContextType>;
};

export type ExplanationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Explanation'] = ResolversParentTypes['Explanation']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  asOf?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['LedgerEntryPage'], ParentType, ContextType>;
  entriesAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['ExplanationKind']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['ExplanationTerm']>, ParentType, ContextType>;
};

export type ExplanationKindResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExplanationKind'] = ResolversParentTypes['ExplanationKind']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExplanationTermResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExplanationTerm'] = ResolversParentTypes['ExplanationTerm']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isFigure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportEventData'] = ResolversParentTypes['ExportEventData']> = {
  exportId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  format?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExportRedemptionsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportRedemptionsResult'] = ResolversParentTypes['ExportRedemptionsResult']> = {
  __resolveType: TypeResolveFn<'ExportRedemptionsSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type ExportRedemptionsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportRedemptionsSuccess'] = ResolversParentTypes['ExportRedemptionsSuccess']> = {
  export?: Resolver<ResolversTypes['RedemptionExport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExtractResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Extract'] = ResolversParentTypes['Extract']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExtractKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type FailureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  advertiserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  advertiserName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispatchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FailureKind'], ParentType, ContextType>;
  line?: Resolver<Schema.Maybe<ResolversTypes['BatchLine']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promotionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redemptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FailureGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FailureGroup'] = ResolversParentTypes['FailureGroup']> = {
  advertiserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  advertiserName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FailureKind'], ParentType, ContextType>;
  oldestOccurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remedy?: Resolver<ResolversTypes['LineRemedy'], ParentType, ContextType>;
};

export type FailureGroupsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FailureGroups'] = ResolversParentTypes['FailureGroups']> = {
  isCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['FailureGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailurePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FailurePage'] = ResolversParentTypes['FailurePage']> = {
  items?: Resolver<Array<ResolversTypes['Failure']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlowColorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlowColor'] = ResolversParentTypes['FlowColor']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlowPictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlowPicture'] = ResolversParentTypes['FlowPicture']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type FlowSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlowSettings'] = ResolversParentTypes['FlowSettings']> = {
  displayCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableContactSupport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  footerLinks?: Resolver<Array<ResolversTypes['FooterLink']>, ParentType, ContextType>;
  integrationMode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  multipleRewards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redemptionFlowTheme?: Resolver<ResolversTypes['RedemptionFlowTheme'], ParentType, ContextType>;
  sharingSystems?: Resolver<Array<ResolversTypes['SharingSystem']>, ParentType, ContextType>;
  thirdPartyAuthentication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GiveBackAllocationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiveBackAllocationResult'] = ResolversParentTypes['GiveBackAllocationResult']> = {
  __resolveType: TypeResolveFn<'GiveBackAllocationSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type GiveBackAllocationSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiveBackAllocationSuccess'] = ResolversParentTypes['GiveBackAllocationSuccess']> = {
  allocation?: Resolver<ResolversTypes['Allocation'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['AllocationRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportCatalogueResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportCatalogueResult'] = ResolversParentTypes['ImportCatalogueResult']> = {
  __resolveType: TypeResolveFn<'ImportCatalogueSuccess' | 'InvalidInput' | 'Refused', ParentType, ContextType>;
};

export type ImportCatalogueSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportCatalogueSuccess'] = ResolversParentTypes['ImportCatalogueSuccess']> = {
  rows?: Resolver<Array<ResolversTypes['CatalogueRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryAdvertiserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryAdvertiser'] = ResolversParentTypes['InventoryAdvertiser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InventoryAdvertiserStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryAdvertiserStats'] = ResolversParentTypes['InventoryAdvertiserStats']> = {
  advertiser?: Resolver<ResolversTypes['InventoryAdvertiser'], ParentType, ContextType>;
  allocated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last7Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last30Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InventoryDayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryDay'] = ResolversParentTypes['InventoryDay']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type InventoryNamesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryNames'] = ResolversParentTypes['InventoryNames']> = {
  brand?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reward?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InventoryOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryOption'] = ResolversParentTypes['InventoryOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InventoryPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryPage'] = ResolversParentTypes['InventoryPage']> = {
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InventoryRow']>, ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['InventoryNames'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  recentDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InventoryRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryRow'] = ResolversParentTypes['InventoryRow']> = {
  alert?: Resolver<Schema.Maybe<ResolversTypes['RunOutAlert']>, ParentType, ContextType>;
  budget?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  budgetVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  dashboardUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  delayedStock?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  faceValue?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last7Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last30Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last30DaysAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  next7Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next30Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provider?: Resolver<Schema.Maybe<ResolversTypes['Provider']>, ParentType, ContextType>;
  providerPaymentType?: Resolver<Schema.Maybe<ResolversTypes['ProviderPaymentType']>, ParentType, ContextType>;
  rewardCaption?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rewardSku?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rewardSource?: Resolver<ResolversTypes['RewardSource'], ParentType, ContextType>;
  runOut?: Resolver<ResolversTypes['RunOut'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalStock?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InventoryType'], ParentType, ContextType>;
};

export type InventoryStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryStats'] = ResolversParentTypes['InventoryStats']> = {
  advertiserCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allocatedTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daily?: Resolver<Array<ResolversTypes['InventoryDay']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InventoryAdvertiserStats']>, ParentType, ContextType>;
  last7DaysTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last30DaysTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvoiceAddress'] = ResolversParentTypes['InvoiceAddress']> = {
  city?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  line1?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoicingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Invoicing'] = ResolversParentTypes['Invoicing']> = {
  ape?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autoInvoicing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capital?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companieType?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrepriseName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idTva?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceAddress?: Resolver<ResolversTypes['InvoiceAddress'], ParentType, ContextType>;
  invoiceType?: Resolver<ResolversTypes['InvoiceType'], ParentType, ContextType>;
  lastname?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rcsNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rcsTown?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatCountry?: Resolver<Schema.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoicingEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvoicingEventData'] = ResolversParentTypes['InvoicingEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['AdvertiserSummary']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
};

export type JobCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['JobCounts'] = ResolversParentTypes['JobCounts']> = {
  dead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['JobPage'] = ResolversParentTypes['JobPage']> = {
  counts?: Resolver<ResolversTypes['JobCounts'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type KeyOutcomeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KeyOutcome'] = ResolversParentTypes['KeyOutcome']> = {
  answeredAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  record?: Resolver<Schema.Maybe<ResolversTypes['KeyRecord']>, ParentType, ContextType>;
  refusal?: Resolver<Schema.Maybe<ResolversTypes['KeyRefusal']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['KeyState'], ParentType, ContextType>;
};

export type KeyRecordResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KeyRecord'] = ResolversParentTypes['KeyRecord']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noun?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type KeyRefusalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KeyRefusal'] = ResolversParentTypes['KeyRefusal']> = {
  errorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LandingPagesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LandingPages'] = ResolversParentTypes['LandingPages']> = {
  defaultUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type LeaveReportScheduleResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LeaveReportScheduleResult'] = ResolversParentTypes['LeaveReportScheduleResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LeaveReportScheduleSuccess' | 'Refused', ParentType, ContextType>;
};

export type LeaveReportScheduleSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LeaveReportScheduleSuccess'] = ResolversParentTypes['LeaveReportScheduleSuccess']> = {
  receivedReport?: Resolver<ResolversTypes['ReceivedReport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LedgerAccountEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerAccountEventData'] = ResolversParentTypes['LedgerAccountEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ledgerAccountId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LedgerEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  after?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  allocationExternalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allocationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reverses?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  to?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LedgerEntryPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerEntryPage'] = ResolversParentTypes['LedgerEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LinksResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Links'] = ResolversParentTypes['Links']> = {
  admin?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalogue?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  social?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadStatus?: Resolver<ResolversTypes['UploadStatus'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['MediaVariant']>, ParentType, ContextType>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaSetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaSet'] = ResolversParentTypes['MediaSet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MediaSetItem']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noun?: Resolver<ResolversTypes['MediaSetNoun'], ParentType, ContextType>;
  nounId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaSetItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaSetItem'] = ResolversParentTypes['MediaSetItem']> = {
  locale?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['MediaSetItemName'], ParentType, ContextType>;
};

export type MediaVariantResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaVariant'] = ResolversParentTypes['MediaVariant']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  advertisers?: Resolver<Array<ResolversTypes['AdvertiserSummary']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identities?: Resolver<Array<ResolversTypes['BoundIdentity']>, ParentType, ContextType>;
  invitation?: Resolver<Schema.Maybe<ResolversTypes['MemberInvitation']>, ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberEventData'] = ResolversParentTypes['MemberEventData']> = {
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  memberId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organizationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberInvitationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberInvitation'] = ResolversParentTypes['MemberInvitation']> = {
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MemberInvitationState'], ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCatalogueImportRows?: Resolver<ResolversTypes['AddCatalogueImportRowsResult'], ParentType, ContextType, RequireFields<Schema.MutationAddCatalogueImportRowsArgs, 'input'>>;
  addRedemptionComment?: Resolver<ResolversTypes['AddRedemptionCommentResult'], ParentType, ContextType, RequireFields<Schema.MutationAddRedemptionCommentArgs, 'input'>>;
  approveAllocationRequest?: Resolver<ResolversTypes['ApproveAllocationRequestResult'], ParentType, ContextType, RequireFields<Schema.MutationApproveAllocationRequestArgs, 'input'>>;
  blockRedemption?: Resolver<ResolversTypes['BlockRedemptionResult'], ParentType, ContextType, RequireFields<Schema.MutationBlockRedemptionArgs, 'input'>>;
  bulkRedemptions?: Resolver<ResolversTypes['BulkRedemptionsResult'], ParentType, ContextType, RequireFields<Schema.MutationBulkRedemptionsArgs, 'input'>>;
  cancelDispatch?: Resolver<ResolversTypes['CancelDispatchResult'], ParentType, ContextType, RequireFields<Schema.MutationCancelDispatchArgs, 'input'>>;
  cancelDispatchRequest?: Resolver<ResolversTypes['CancelDispatchRequestResult'], ParentType, ContextType, RequireFields<Schema.MutationCancelDispatchRequestArgs, 'id'>>;
  cancelRedemption?: Resolver<ResolversTypes['CancelRedemptionResult'], ParentType, ContextType, RequireFields<Schema.MutationCancelRedemptionArgs, 'input'>>;
  choosePromotionRewards?: Resolver<ResolversTypes['ChoosePromotionRewardsResult'], ParentType, ContextType, RequireFields<Schema.MutationChoosePromotionRewardsArgs, 'input'>>;
  completeUpload?: Resolver<ResolversTypes['CompleteUploadResult'], ParentType, ContextType, RequireFields<Schema.MutationCompleteUploadArgs, 'mediaId'>>;
  correctRecipient?: Resolver<ResolversTypes['CorrectRecipientResult'], ParentType, ContextType, RequireFields<Schema.MutationCorrectRecipientArgs, 'input'>>;
  createAdvertiser?: Resolver<ResolversTypes['CreateAdvertiserResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateAdvertiserArgs, 'input'>>;
  createAllocation?: Resolver<ResolversTypes['CreateAllocationResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateAllocationArgs, 'input'>>;
  createAndRedeem?: Resolver<ResolversTypes['CreateAndRedeemResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateAndRedeemArgs, 'input'>>;
  createBrand?: Resolver<ResolversTypes['CreateBrandResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateBrandArgs, 'input'>>;
  createCatalogueImport?: Resolver<ResolversTypes['CreateCatalogueImportResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateCatalogueImportArgs, 'input'>>;
  createCredential?: Resolver<ResolversTypes['CreateCredentialResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateCredentialArgs, 'input'>>;
  createDispatch?: Resolver<ResolversTypes['CreateDispatchResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateDispatchArgs, 'input'>>;
  createExtract?: Resolver<ResolversTypes['CreateExtractResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateExtractArgs, 'input'>>;
  createMember?: Resolver<ResolversTypes['CreateMemberResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateMemberArgs, 'input'>>;
  createProduct?: Resolver<ResolversTypes['CreateProductResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateProductArgs, 'input'>>;
  createPromotion?: Resolver<ResolversTypes['CreatePromotionResult'], ParentType, ContextType, RequireFields<Schema.MutationCreatePromotionArgs, 'input'>>;
  createRedemption?: Resolver<ResolversTypes['CreateRedemptionResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateRedemptionArgs, 'input'>>;
  createRedemptionsQuota?: Resolver<ResolversTypes['CreateRedemptionsQuotaResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateRedemptionsQuotaArgs, 'input'>>;
  createReportSchedule?: Resolver<ResolversTypes['CreateReportScheduleResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateReportScheduleArgs, 'input'>>;
  createSavedView?: Resolver<ResolversTypes['CreateSavedViewResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateSavedViewArgs, 'input'>>;
  createServiceAccount?: Resolver<ResolversTypes['CreateServiceAccountResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateServiceAccountArgs, 'input'>>;
  createSku?: Resolver<ResolversTypes['CreateSkuResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateSkuArgs, 'input'>>;
  createUpload?: Resolver<ResolversTypes['CreateUploadResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateUploadArgs, 'input'>>;
  createVoucher?: Resolver<ResolversTypes['CreateVoucherResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateVoucherArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookResult'], ParentType, ContextType, RequireFields<Schema.MutationCreateWebhookArgs, 'input'>>;
  decideAllocationRequests?: Resolver<ResolversTypes['DecideAllocationRequestsResult'], ParentType, ContextType, RequireFields<Schema.MutationDecideAllocationRequestsArgs, 'input'>>;
  declareSourceBudget?: Resolver<ResolversTypes['DeclareSourceBudgetResult'], ParentType, ContextType, RequireFields<Schema.MutationDeclareSourceBudgetArgs, 'input'>>;
  deleteCredential?: Resolver<ResolversTypes['DeleteCredentialResult'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCredentialArgs, 'input'>>;
  deletePromotionDraft?: Resolver<ResolversTypes['DeletePromotionDraftResult'], ParentType, ContextType, RequireFields<Schema.MutationDeletePromotionDraftArgs, 'input'>>;
  deleteRedemptionsQuota?: Resolver<ResolversTypes['DeleteRedemptionsQuotaResult'], ParentType, ContextType, RequireFields<Schema.MutationDeleteRedemptionsQuotaArgs, 'input'>>;
  deleteReportSchedule?: Resolver<ResolversTypes['DeleteReportScheduleResult'], ParentType, ContextType, RequireFields<Schema.MutationDeleteReportScheduleArgs, 'input'>>;
  deleteSavedView?: Resolver<ResolversTypes['DeleteSavedViewResult'], ParentType, ContextType, RequireFields<Schema.MutationDeleteSavedViewArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookResult'], ParentType, ContextType, RequireFields<Schema.MutationDeleteWebhookArgs, 'input'>>;
  duplicatePromotion?: Resolver<ResolversTypes['DuplicatePromotionResult'], ParentType, ContextType, RequireFields<Schema.MutationDuplicatePromotionArgs, 'input'>>;
  endServiceAccount?: Resolver<ResolversTypes['EndServiceAccountResult'], ParentType, ContextType, RequireFields<Schema.MutationEndServiceAccountArgs, 'input'>>;
  endServiceAccountSecret?: Resolver<ResolversTypes['EndServiceAccountSecretResult'], ParentType, ContextType, RequireFields<Schema.MutationEndServiceAccountSecretArgs, 'input'>>;
  exportRedemptions?: Resolver<ResolversTypes['ExportRedemptionsResult'], ParentType, ContextType, RequireFields<Schema.MutationExportRedemptionsArgs, 'input'>>;
  giveBackAllocation?: Resolver<ResolversTypes['GiveBackAllocationResult'], ParentType, ContextType, RequireFields<Schema.MutationGiveBackAllocationArgs, 'input'>>;
  importCatalogue?: Resolver<ResolversTypes['ImportCatalogueResult'], ParentType, ContextType, RequireFields<Schema.MutationImportCatalogueArgs, 'input'>>;
  leaveReportSchedule?: Resolver<ResolversTypes['LeaveReportScheduleResult'], ParentType, ContextType, RequireFields<Schema.MutationLeaveReportScheduleArgs, 'input'>>;
  recallDispatch?: Resolver<ResolversTypes['RecallDispatchResult'], ParentType, ContextType, RequireFields<Schema.MutationRecallDispatchArgs, 'input'>>;
  refundRedemption?: Resolver<ResolversTypes['RefundRedemptionResult'], ParentType, ContextType, RequireFields<Schema.MutationRefundRedemptionArgs, 'input'>>;
  rejectAllocationRequest?: Resolver<ResolversTypes['RejectAllocationRequestResult'], ParentType, ContextType, RequireFields<Schema.MutationRejectAllocationRequestArgs, 'input'>>;
  releaseDispatch?: Resolver<ResolversTypes['ReleaseDispatchResult'], ParentType, ContextType, RequireFields<Schema.MutationReleaseDispatchArgs, 'input'>>;
  replaceRedemption?: Resolver<ResolversTypes['ReplaceRedemptionResult'], ParentType, ContextType, RequireFields<Schema.MutationReplaceRedemptionArgs, 'input'>>;
  replayWebhookEvents?: Resolver<ResolversTypes['ReplayWebhookEventsResult'], ParentType, ContextType, RequireFields<Schema.MutationReplayWebhookEventsArgs, 'input'>>;
  resendDelivery?: Resolver<ResolversTypes['ResendDeliveryResult'], ParentType, ContextType, RequireFields<Schema.MutationResendDeliveryArgs, 'input'>>;
  resetRedemption?: Resolver<ResolversTypes['ResetRedemptionResult'], ParentType, ContextType, RequireFields<Schema.MutationResetRedemptionArgs, 'input'>>;
  retryDispatch?: Resolver<ResolversTypes['RetryDispatchResult'], ParentType, ContextType, RequireFields<Schema.MutationRetryDispatchArgs, 'input'>>;
  retryJob?: Resolver<ResolversTypes['RetryJobResult'], ParentType, ContextType, RequireFields<Schema.MutationRetryJobArgs, 'input'>>;
  retryRedemption?: Resolver<ResolversTypes['RetryRedemptionResult'], ParentType, ContextType, RequireFields<Schema.MutationRetryRedemptionArgs, 'input'>>;
  revealRedemptionCodes?: Resolver<ResolversTypes['RevealRedemptionCodesResult'], ParentType, ContextType, RequireFields<Schema.MutationRevealRedemptionCodesArgs, 'input'>>;
  revealRedemptionLink?: Resolver<ResolversTypes['RevealRedemptionLinkResult'], ParentType, ContextType, RequireFields<Schema.MutationRevealRedemptionLinkArgs, 'input'>>;
  reverseRedemption?: Resolver<ResolversTypes['ReverseRedemptionResult'], ParentType, ContextType, RequireFields<Schema.MutationReverseRedemptionArgs, 'input'>>;
  rotateServiceAccountSecret?: Resolver<ResolversTypes['RotateServiceAccountSecretResult'], ParentType, ContextType, RequireFields<Schema.MutationRotateServiceAccountSecretArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['RotateWebhookSecretResult'], ParentType, ContextType, RequireFields<Schema.MutationRotateWebhookSecretArgs, 'input'>>;
  saveMediaSet?: Resolver<ResolversTypes['SaveMediaSetResult'], ParentType, ContextType, RequireFields<Schema.MutationSaveMediaSetArgs, 'input'>>;
  saveProductDimensions?: Resolver<ResolversTypes['SaveProductDimensionsResult'], ParentType, ContextType, RequireFields<Schema.MutationSaveProductDimensionsArgs, 'input'>>;
  savePromotionDraft?: Resolver<ResolversTypes['SavePromotionDraftResult'], ParentType, ContextType, RequireFields<Schema.MutationSavePromotionDraftArgs, 'input'>>;
  savePromotionRewardStatus?: Resolver<ResolversTypes['SavePromotionRewardStatusResult'], ParentType, ContextType, RequireFields<Schema.MutationSavePromotionRewardStatusArgs, 'input'>>;
  savePromotionScreens?: Resolver<ResolversTypes['SavePromotionScreensResult'], ParentType, ContextType, RequireFields<Schema.MutationSavePromotionScreensArgs, 'input'>>;
  savePublication?: Resolver<ResolversTypes['SavePublicationResult'], ParentType, ContextType, RequireFields<Schema.MutationSavePublicationArgs, 'input'>>;
  saveRunOutAlert?: Resolver<ResolversTypes['SaveRunOutAlertResult'], ParentType, ContextType, RequireFields<Schema.MutationSaveRunOutAlertArgs, 'input'>>;
  saveSkuDimensions?: Resolver<ResolversTypes['SaveSkuDimensionsResult'], ParentType, ContextType, RequireFields<Schema.MutationSaveSkuDimensionsArgs, 'input'>>;
  sendMemberLink?: Resolver<ResolversTypes['SendMemberLinkResult'], ParentType, ContextType, RequireFields<Schema.MutationSendMemberLinkArgs, 'input'>>;
  sendReportSchedule?: Resolver<ResolversTypes['SendReportScheduleResult'], ParentType, ContextType, RequireFields<Schema.MutationSendReportScheduleArgs, 'input'>>;
  setDefaultView?: Resolver<ResolversTypes['SetDefaultViewResult'], ParentType, ContextType, RequireFields<Schema.MutationSetDefaultViewArgs, 'input'>>;
  setRedemptionUser?: Resolver<ResolversTypes['SetRedemptionUserResult'], ParentType, ContextType, RequireFields<Schema.MutationSetRedemptionUserArgs, 'input'>>;
  startCatalogueImport?: Resolver<ResolversTypes['StartCatalogueImportResult'], ParentType, ContextType, RequireFields<Schema.MutationStartCatalogueImportArgs, 'id'>>;
  stopBulkAction?: Resolver<ResolversTypes['StopBulkActionResult'], ParentType, ContextType, RequireFields<Schema.MutationStopBulkActionArgs, 'id'>>;
  testPromotionScreen?: Resolver<ResolversTypes['TestPromotionScreenResult'], ParentType, ContextType, RequireFields<Schema.MutationTestPromotionScreenArgs, 'input'>>;
  testWebhook?: Resolver<ResolversTypes['TestWebhookResult'], ParentType, ContextType, RequireFields<Schema.MutationTestWebhookArgs, 'input'>>;
  unbindMember?: Resolver<ResolversTypes['UnbindMemberResult'], ParentType, ContextType, RequireFields<Schema.MutationUnbindMemberArgs, 'input'>>;
  updateAccount?: Resolver<ResolversTypes['UpdateAccountResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAccountArgs, 'input'>>;
  updateAccountSettings?: Resolver<ResolversTypes['UpdateAccountSettingsResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAccountSettingsArgs, 'input'>>;
  updateAdvertiser?: Resolver<ResolversTypes['UpdateAdvertiserResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAdvertiserArgs, 'input'>>;
  updateAllocation?: Resolver<ResolversTypes['UpdateAllocationResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAllocationArgs, 'input'>>;
  updateBrand?: Resolver<ResolversTypes['UpdateBrandResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateBrandArgs, 'input'>>;
  updateBudget?: Resolver<ResolversTypes['UpdateBudgetResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateBudgetArgs, 'input'>>;
  updateBudgetAlerts?: Resolver<ResolversTypes['UpdateBudgetAlertsResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateBudgetAlertsArgs, 'input'>>;
  updateBudgetLine?: Resolver<ResolversTypes['UpdateBudgetLineResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateBudgetLineArgs, 'input'>>;
  updateCredential?: Resolver<ResolversTypes['UpdateCredentialResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCredentialArgs, 'input'>>;
  updateDiscount?: Resolver<ResolversTypes['UpdateDiscountResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateDiscountArgs, 'input'>>;
  updateInvoicing?: Resolver<ResolversTypes['UpdateInvoicingResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateInvoicingArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateMemberArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateProductArgs, 'input'>>;
  updatePromotion?: Resolver<ResolversTypes['UpdatePromotionResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdatePromotionArgs, 'input'>>;
  updateRedemptionAddress?: Resolver<ResolversTypes['UpdateRedemptionAddressResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateRedemptionAddressArgs, 'input'>>;
  updateRedemptionUser?: Resolver<ResolversTypes['UpdateRedemptionUserResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateRedemptionUserArgs, 'input'>>;
  updateRedemptionsQuota?: Resolver<ResolversTypes['UpdateRedemptionsQuotaResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateRedemptionsQuotaArgs, 'input'>>;
  updateReportSchedule?: Resolver<ResolversTypes['UpdateReportScheduleResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateReportScheduleArgs, 'input'>>;
  updateSavedView?: Resolver<ResolversTypes['UpdateSavedViewResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateSavedViewArgs, 'input'>>;
  updateServiceAccount?: Resolver<ResolversTypes['UpdateServiceAccountResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateServiceAccountArgs, 'input'>>;
  updateSku?: Resolver<ResolversTypes['UpdateSkuResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateSkuArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['UpdateWebhookResult'], ParentType, ContextType, RequireFields<Schema.MutationUpdateWebhookArgs, 'input'>>;
  withdrawAllocationRequest?: Resolver<ResolversTypes['WithdrawAllocationRequestResult'], ParentType, ContextType, RequireFields<Schema.MutationWithdrawAllocationRequestArgs, 'input'>>;
  withdrawInvitation?: Resolver<ResolversTypes['WithdrawInvitationResult'], ParentType, ContextType, RequireFields<Schema.MutationWithdrawInvitationArgs, 'input'>>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Account' | 'Advertiser' | 'Brand' | 'BulkAction' | 'CatalogueFileImport' | 'Dispatch' | 'DispatchRequest' | 'Experience' | 'MediaSet' | 'Member' | 'Product' | 'Promotion' | 'Redemption' | 'ReportSchedule' | 'SavedView' | 'ServiceAccount' | 'Sku' | 'User' | 'Webhook', ParentType, ContextType>;
};

export type NotificationSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationSubscription'] = ResolversParentTypes['NotificationSubscription']> = {
  email?: Resolver<ResolversTypes['NotificationSubscriptionChannel'], ParentType, ContextType>;
};

export type NotificationSubscriptionChannelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationSubscriptionChannel'] = ResolversParentTypes['NotificationSubscriptionChannel']> = {
  state?: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NotificationChoice'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  billingCurrencies?: Resolver<Array<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatingCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  uiId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  acceptVariableValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['BrandSummary'], ParentType, ContextType>;
  conditionOfSale?: Resolver<ResolversTypes['ConditionOfSale'], ParentType, ContextType>;
  countryRestrictions?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultLocale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryMode?: Resolver<ResolversTypes['DeliveryMode'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensionConfigurations?: Resolver<Array<ResolversTypes['DimensionConfiguration']>, ParentType, ContextType>;
  dimensionValues?: Resolver<Array<ResolversTypes['DimensionValue']>, ParentType, ContextType>;
  faceValueCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaSet?: Resolver<Schema.Maybe<ResolversTypes['MediaSet']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameWithVariableValue?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  publications?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProductState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SaleStatus'], ParentType, ContextType>;
  targeting?: Resolver<ResolversTypes['Targeting'], ParentType, ContextType>;
  termsAndConditions?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsAndConditionsUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  themes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductEventData'] = ResolversParentTypes['ProductEventData']> = {
  brandId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductSummary'] = ResolversParentTypes['ProductSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  activationNotificationChannels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  advertiserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  advertiserName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advertising?: Resolver<ResolversTypes['PromotionAdvertising'], ParentType, ContextType>;
  allowPdf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowedNotificationChannels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  authenticationSystems?: Resolver<Array<ResolversTypes['AuthenticationSystem']>, ParentType, ContextType>;
  autoCancelCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codeActivations?: Resolver<Schema.Maybe<ResolversTypes['DispatchPage']>, ParentType, ContextType, Partial<Schema.PromotionCodeActivationsArgs>>;
  colors?: Resolver<Array<ResolversTypes['FlowColor']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dispatches?: Resolver<Schema.Maybe<ResolversTypes['DispatchPage']>, ParentType, ContextType, Partial<Schema.PromotionDispatchesArgs>>;
  emailSenderName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  experience?: Resolver<Schema.Maybe<ResolversTypes['Experience']>, ParentType, ContextType>;
  experienceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  experienceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flowSettings?: Resolver<Schema.Maybe<ResolversTypes['FlowSettings']>, ParentType, ContextType>;
  fraudLevel?: Resolver<ResolversTypes['FraudLevel'], ParentType, ContextType>;
  hasRunnableReward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPendingOrValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landingPages?: Resolver<ResolversTypes['LandingPages'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medias?: Resolver<ResolversTypes['PromotionMedias'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['PromotionGap']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notificationChannels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  redeemFrequency?: Resolver<ResolversTypes['RedeemFrequency'], ParentType, ContextType>;
  redemptionExpirationDelay?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redemptions?: Resolver<ResolversTypes['PromotionRedemptions'], ParentType, ContextType>;
  restrictions?: Resolver<ResolversTypes['PromotionRestrictions'], ParentType, ContextType>;
  rewards?: Resolver<Schema.Maybe<ResolversTypes['PromotionRewardPage']>, ParentType, ContextType, Partial<Schema.PromotionRewardsArgs>>;
  screens?: Resolver<Schema.Maybe<Array<ResolversTypes['PromotionScreen']>>, ParentType, ContextType, Partial<Schema.PromotionScreensArgs>>;
  securedOrderIds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsSenderName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionState'], ParentType, ContextType>;
  stats?: Resolver<Schema.Maybe<ResolversTypes['DailyStats']>, ParentType, ContextType, RequireFields<Schema.PromotionStatsArgs, 'filter'>>;
  status?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
  uiId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionAdvertisingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionAdvertising'] = ResolversParentTypes['PromotionAdvertising']> = {
  advertisingCampaigns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionDraftResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionDraft'] = ResolversParentTypes['PromotionDraft']> = {
  advertiserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  copiedFrom?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  experience?: Resolver<Schema.Maybe<ResolversTypes['Experience']>, ParentType, ContextType>;
  experienceId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['WizardPage'], ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['PromotionDraftReward']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['PromotionDraftSettings'], ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionDraftRewardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionDraftReward'] = ResolversParentTypes['PromotionDraftReward']> = {
  catalogueEntry?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionRewardState'], ParentType, ContextType>;
};

export type PromotionDraftSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionDraftSettings'] = ResolversParentTypes['PromotionDraftSettings']> = {
  activationNotificationChannels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  allowPdf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  authenticationSystems?: Resolver<Array<ResolversTypes['AuthenticationSystem']>, ParentType, ContextType>;
  autoCancelCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailSenderName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableContactSupport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  footerLinks?: Resolver<Array<ResolversTypes['FooterLink']>, ParentType, ContextType>;
  fraudLevel?: Resolver<Schema.Maybe<ResolversTypes['FraudLevel']>, ParentType, ContextType>;
  landingPageUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  multipleRewards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationChannels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  ongoing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redeemFrequency?: Resolver<Schema.Maybe<ResolversTypes['RedeemFrequency']>, ParentType, ContextType>;
  redemptionExpirationDelay?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restrictedCountries?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  restrictedLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  securedOrderIds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharingSystems?: Resolver<Array<ResolversTypes['SharingSystem']>, ParentType, ContextType>;
  startsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  thirdPartyAuthentication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uiId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionEffectsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionEffects'] = ResolversParentTypes['PromotionEffects']> = {
  dispatches?: Resolver<ResolversTypes['DispatchEffects'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linesWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liveRewardsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liveRewardsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionEventData'] = ResolversParentTypes['PromotionEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionFiguresResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionFigures'] = ResolversParentTypes['PromotionFigures']> = {
  activated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  denied?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  redeemed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionGapResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionGap'] = ResolversParentTypes['PromotionGap']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['LaunchPlace'], ParentType, ContextType>;
};

export type PromotionMediasResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionMedias'] = ResolversParentTypes['PromotionMedias']> = {
  background?: Resolver<Schema.Maybe<ResolversTypes['FlowPicture']>, ParentType, ContextType>;
  logo?: Resolver<Schema.Maybe<ResolversTypes['FlowPicture']>, ParentType, ContextType>;
};

export type PromotionPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionPage'] = ResolversParentTypes['PromotionPage']> = {
  items?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PromotionRedemptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionRedemptions'] = ResolversParentTypes['PromotionRedemptions']> = {
  last7Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  states?: Resolver<ResolversTypes['PromotionFigures'], ParentType, ContextType>;
};

export type PromotionRestrictionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionRestrictions'] = ResolversParentTypes['PromotionRestrictions']> = {
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionRewardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionReward'] = ResolversParentTypes['PromotionReward']> = {
  activated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  catalogueEntry?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  deliveryMode?: Resolver<ResolversTypes['DeliveryMode'], ParentType, ContextType>;
  denied?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faceValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isRunnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Schema.PromotionRewardNamesArgs, 'locales'>>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redeemed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionRewardState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromotionRewardStatus'], ParentType, ContextType>;
  stock?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variableValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PromotionRewardPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionRewardPage'] = ResolversParentTypes['PromotionRewardPage']> = {
  items?: Resolver<Array<ResolversTypes['PromotionReward']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PromotionScreenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionScreen'] = ResolversParentTypes['PromotionScreen']> = {
  level?: Resolver<ResolversTypes['ScreenLevel'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['PromotionScreenText']>, ParentType, ContextType>;
};

export type PromotionScreenTextResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionScreenText'] = ResolversParentTypes['PromotionScreenText']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Provider'] = ResolversParentTypes['Provider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Publication'] = ResolversParentTypes['Publication']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  private?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicationEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PublicationEventData'] = ResolversParentTypes['PublicationEventData']> = {
  isPrivate?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPublished?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publicationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Schema.Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<Schema.QueryAccountArgs, 'id'>>;
  activityReport?: Resolver<Schema.Maybe<ResolversTypes['ActivityReportPage']>, ParentType, ContextType, RequireFields<Schema.QueryActivityReportArgs, 'groupBy' | 'interval' | 'metrics' | 'page' | 'timeframeScope'>>;
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType, RequireFields<Schema.QueryAdvertiserArgs, 'id'>>;
  advertiserOptions?: Resolver<Schema.Maybe<Array<ResolversTypes['AdvertiserOption']>>, ParentType, ContextType, Partial<Schema.QueryAdvertiserOptionsArgs>>;
  advertisers?: Resolver<Schema.Maybe<ResolversTypes['AdvertiserPage']>, ParentType, ContextType, Partial<Schema.QueryAdvertisersArgs>>;
  alerts?: Resolver<Schema.Maybe<ResolversTypes['AlertPage']>, ParentType, ContextType, Partial<Schema.QueryAlertsArgs>>;
  allocation?: Resolver<Schema.Maybe<ResolversTypes['Allocation']>, ParentType, ContextType, RequireFields<Schema.QueryAllocationArgs, 'advertiserId' | 'id'>>;
  allocationsReport?: Resolver<Schema.Maybe<ResolversTypes['AllocationRequestPage']>, ParentType, ContextType, RequireFields<Schema.QueryAllocationsReportArgs, 'page'>>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<Schema.QueryBrandArgs, 'id'>>;
  brands?: Resolver<Schema.Maybe<ResolversTypes['BrandPage']>, ParentType, ContextType, Partial<Schema.QueryBrandsArgs>>;
  build?: Resolver<Schema.Maybe<ResolversTypes['Build']>, ParentType, ContextType>;
  bulkActions?: Resolver<Schema.Maybe<ResolversTypes['BulkActionPage']>, ParentType, ContextType, Partial<Schema.QueryBulkActionsArgs>>;
  catalogueChanges?: Resolver<Schema.Maybe<ResolversTypes['CatalogueChangePage']>, ParentType, ContextType, Partial<Schema.QueryCatalogueChangesArgs>>;
  catalogueImport?: Resolver<Schema.Maybe<ResolversTypes['CatalogueFileImport']>, ParentType, ContextType, RequireFields<Schema.QueryCatalogueImportArgs, 'id'>>;
  catalogueImports?: Resolver<Schema.Maybe<ResolversTypes['CatalogueFileImportPage']>, ParentType, ContextType, Partial<Schema.QueryCatalogueImportsArgs>>;
  countries?: Resolver<Schema.Maybe<ResolversTypes['CountryPage']>, ParentType, ContextType, Partial<Schema.QueryCountriesArgs>>;
  deliveryFailureGroups?: Resolver<Schema.Maybe<ResolversTypes['FailureGroups']>, ParentType, ContextType, Partial<Schema.QueryDeliveryFailureGroupsArgs>>;
  deliveryFailures?: Resolver<Schema.Maybe<ResolversTypes['FailurePage']>, ParentType, ContextType, Partial<Schema.QueryDeliveryFailuresArgs>>;
  dimensions?: Resolver<Schema.Maybe<Array<ResolversTypes['Dimension']>>, ParentType, ContextType, Partial<Schema.QueryDimensionsArgs>>;
  dispatch?: Resolver<Schema.Maybe<ResolversTypes['Dispatch']>, ParentType, ContextType, RequireFields<Schema.QueryDispatchArgs, 'id'>>;
  dispatchRequest?: Resolver<Schema.Maybe<ResolversTypes['DispatchRequest']>, ParentType, ContextType, RequireFields<Schema.QueryDispatchRequestArgs, 'id'>>;
  dispatches?: Resolver<Schema.Maybe<ResolversTypes['DispatchPage']>, ParentType, ContextType, Partial<Schema.QueryDispatchesArgs>>;
  events?: Resolver<Schema.Maybe<ResolversTypes['EventPage']>, ParentType, ContextType, Partial<Schema.QueryEventsArgs>>;
  experience?: Resolver<Schema.Maybe<ResolversTypes['Experience']>, ParentType, ContextType, RequireFields<Schema.QueryExperienceArgs, 'id'>>;
  experiences?: Resolver<Schema.Maybe<Array<ResolversTypes['Experience']>>, ParentType, ContextType, Partial<Schema.QueryExperiencesArgs>>;
  inventoryOptions?: Resolver<Schema.Maybe<Array<ResolversTypes['InventoryOption']>>, ParentType, ContextType, RequireFields<Schema.QueryInventoryOptionsArgs, 'kind' | 'search'>>;
  inventoryReport?: Resolver<Schema.Maybe<ResolversTypes['InventoryPage']>, ParentType, ContextType, RequireFields<Schema.QueryInventoryReportArgs, 'page'>>;
  inventoryRewardStats?: Resolver<Schema.Maybe<ResolversTypes['InventoryStats']>, ParentType, ContextType, RequireFields<Schema.QueryInventoryRewardStatsArgs, 'sku'>>;
  inventorySourceStats?: Resolver<Schema.Maybe<ResolversTypes['InventoryStats']>, ParentType, ContextType, RequireFields<Schema.QueryInventorySourceStatsArgs, 'id'>>;
  isPortalDomainTaken?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Schema.QueryIsPortalDomainTakenArgs, 'label'>>;
  jobs?: Resolver<Schema.Maybe<ResolversTypes['JobPage']>, ParentType, ContextType, Partial<Schema.QueryJobsArgs>>;
  keyOutcome?: Resolver<Schema.Maybe<ResolversTypes['KeyOutcome']>, ParentType, ContextType, RequireFields<Schema.QueryKeyOutcomeArgs, 'key'>>;
  mediaSet?: Resolver<Schema.Maybe<ResolversTypes['MediaSet']>, ParentType, ContextType, RequireFields<Schema.QueryMediaSetArgs, 'id'>>;
  member?: Resolver<Schema.Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<Schema.QueryMemberArgs, 'id'>>;
  members?: Resolver<Schema.Maybe<ResolversTypes['MemberPage']>, ParentType, ContextType, Partial<Schema.QueryMembersArgs>>;
  node?: Resolver<Schema.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Schema.QueryNodeArgs, 'nodeId'>>;
  nodes?: Resolver<Schema.Maybe<Array<Schema.Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<Schema.QueryNodesArgs, 'nodeIds'>>;
  organization?: Resolver<Schema.Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationAdvertisers?: Resolver<Schema.Maybe<Array<ResolversTypes['AdvertiserSummary']>>, ParentType, ContextType, RequireFields<Schema.QueryOrganizationAdvertisersArgs, 'organizationId' | 'search'>>;
  organizations?: Resolver<Schema.Maybe<Array<ResolversTypes['Organization']>>, ParentType, ContextType, Partial<Schema.QueryOrganizationsArgs>>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.QueryProductArgs, 'id'>>;
  productOptions?: Resolver<Schema.Maybe<Array<ResolversTypes['ProductOption']>>, ParentType, ContextType, RequireFields<Schema.QueryProductOptionsArgs, 'search'>>;
  products?: Resolver<Schema.Maybe<ResolversTypes['ProductPage']>, ParentType, ContextType, Partial<Schema.QueryProductsArgs>>;
  promotion?: Resolver<Schema.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<Schema.QueryPromotionArgs, 'id'>>;
  promotionDraft?: Resolver<Schema.Maybe<ResolversTypes['PromotionDraft']>, ParentType, ContextType, RequireFields<Schema.QueryPromotionDraftArgs, 'advertiserId'>>;
  promotions?: Resolver<Schema.Maybe<ResolversTypes['PromotionPage']>, ParentType, ContextType, Partial<Schema.QueryPromotionsArgs>>;
  providers?: Resolver<Schema.Maybe<Array<ResolversTypes['Provider']>>, ParentType, ContextType>;
  receivedReports?: Resolver<Schema.Maybe<Array<ResolversTypes['ReceivedReport']>>, ParentType, ContextType>;
  redemption?: Resolver<Schema.Maybe<ResolversTypes['Redemption']>, ParentType, ContextType, RequireFields<Schema.QueryRedemptionArgs, 'id'>>;
  redemptionBulk?: Resolver<Schema.Maybe<ResolversTypes['BulkAction']>, ParentType, ContextType, RequireFields<Schema.QueryRedemptionBulkArgs, 'id'>>;
  redemptionCard?: Resolver<Schema.Maybe<ResolversTypes['RedemptionCard']>, ParentType, ContextType, RequireFields<Schema.QueryRedemptionCardArgs, 'redemptionId'>>;
  redemptionExports?: Resolver<Schema.Maybe<ResolversTypes['RedemptionExportPage']>, ParentType, ContextType, Partial<Schema.QueryRedemptionExportsArgs>>;
  redemptions?: Resolver<Schema.Maybe<ResolversTypes['RedemptionPage']>, ParentType, ContextType, Partial<Schema.QueryRedemptionsArgs>>;
  redemptionsQuotas?: Resolver<Schema.Maybe<Array<ResolversTypes['RedemptionsQuota']>>, ParentType, ContextType, RequireFields<Schema.QueryRedemptionsQuotasArgs, 'advertiserId' | 'productId'>>;
  reportChoices?: Resolver<Schema.Maybe<Array<ResolversTypes['ReportChoice']>>, ParentType, ContextType, RequireFields<Schema.QueryReportChoicesArgs, 'of'>>;
  reportRecipients?: Resolver<Schema.Maybe<Array<ResolversTypes['ReportRecipient']>>, ParentType, ContextType, Partial<Schema.QueryReportRecipientsArgs>>;
  reportSchedule?: Resolver<Schema.Maybe<ResolversTypes['ReportSchedule']>, ParentType, ContextType, RequireFields<Schema.QueryReportScheduleArgs, 'id'>>;
  reportSchedules?: Resolver<Schema.Maybe<ResolversTypes['ReportSchedulePage']>, ParentType, ContextType, Partial<Schema.QueryReportSchedulesArgs>>;
  requestsToDecide?: Resolver<Schema.Maybe<ResolversTypes['RequestsToDecide']>, ParentType, ContextType>;
  reward?: Resolver<Schema.Maybe<ResolversTypes['Reward']>, ParentType, ContextType, RequireFields<Schema.QueryRewardArgs, 'sku'>>;
  rewardGroups?: Resolver<Schema.Maybe<ResolversTypes['RewardGroupPage']>, ParentType, ContextType, Partial<Schema.QueryRewardGroupsArgs>>;
  rewardOptions?: Resolver<Schema.Maybe<Array<ResolversTypes['RewardOption']>>, ParentType, ContextType, RequireFields<Schema.QueryRewardOptionsArgs, 'advertiserId' | 'mode' | 'search'>>;
  rewardSources?: Resolver<Schema.Maybe<Array<ResolversTypes['RewardSource']>>, ParentType, ContextType>;
  rewardStates?: Resolver<Schema.Maybe<Array<ResolversTypes['RewardState']>>, ParentType, ContextType, RequireFields<Schema.QueryRewardStatesArgs, 'advertiserId' | 'skus'>>;
  rewardSuggestions?: Resolver<Schema.Maybe<Array<ResolversTypes['RewardSuggestion']>>, ParentType, ContextType, RequireFields<Schema.QueryRewardSuggestionsArgs, 'limit' | 'search'>>;
  savedView?: Resolver<Schema.Maybe<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<Schema.QuerySavedViewArgs, 'id'>>;
  savedViews?: Resolver<Schema.Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType, RequireFields<Schema.QuerySavedViewsArgs, 'screen'>>;
  searchRewards?: Resolver<Schema.Maybe<ResolversTypes['RewardHitPage']>, ParentType, ContextType, Partial<Schema.QuerySearchRewardsArgs>>;
  sellers?: Resolver<Schema.Maybe<Array<ResolversTypes['Seller']>>, ParentType, ContextType>;
  serviceAccount?: Resolver<Schema.Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<Schema.QueryServiceAccountArgs, 'id'>>;
  serviceAccounts?: Resolver<Schema.Maybe<ResolversTypes['ServiceAccountPage']>, ParentType, ContextType, Partial<Schema.QueryServiceAccountsArgs>>;
  serviceCategories?: Resolver<Schema.Maybe<ResolversTypes['ServiceCategoryPage']>, ParentType, ContextType, Partial<Schema.QueryServiceCategoriesArgs>>;
  similarProducts?: Resolver<Schema.Maybe<ResolversTypes['SimilarProducts']>, ParentType, ContextType, RequireFields<Schema.QuerySimilarProductsArgs, 'brandId'>>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['Sku']>, ParentType, ContextType, RequireFields<Schema.QuerySkuArgs, 'id'>>;
  skus?: Resolver<Schema.Maybe<ResolversTypes['SkuPage']>, ParentType, ContextType, Partial<Schema.QuerySkusArgs>>;
  stats?: Resolver<Schema.Maybe<ResolversTypes['DailyStats']>, ParentType, ContextType, RequireFields<Schema.QueryStatsArgs, 'filter'>>;
  tags?: Resolver<Schema.Maybe<ResolversTypes['TagPage']>, ParentType, ContextType, Partial<Schema.QueryTagsArgs>>;
  typologies?: Resolver<Schema.Maybe<ResolversTypes['TypologyPage']>, ParentType, ContextType, Partial<Schema.QueryTypologiesArgs>>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<Schema.QueryUserArgs, 'id'>>;
  viewer?: Resolver<Schema.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webhook?: Resolver<Schema.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<Schema.QueryWebhookArgs, 'id'>>;
  webhookAttempts?: Resolver<Schema.Maybe<ResolversTypes['WebhookAttemptPage']>, ParentType, ContextType, RequireFields<Schema.QueryWebhookAttemptsArgs, 'webhookId'>>;
  webhooks?: Resolver<Schema.Maybe<ResolversTypes['WebhookPage']>, ParentType, ContextType, Partial<Schema.QueryWebhooksArgs>>;
};

export type QuotaEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuotaEventData'] = ResolversParentTypes['QuotaEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  allowed?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quotaId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  used?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecallDispatchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecallDispatchResult'] = ResolversParentTypes['RecallDispatchResult']> = {
  __resolveType: TypeResolveFn<'ChangeDispatchPending' | 'InvalidInput' | 'RecallDispatchSuccess' | 'Refused', ParentType, ContextType>;
};

export type RecallDispatchSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecallDispatchSuccess'] = ResolversParentTypes['RecallDispatchSuccess']> = {
  dispatch?: Resolver<ResolversTypes['Dispatch'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceivedReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReceivedReport'] = ResolversParentTypes['ReceivedReport']> = {
  cadence?: Resolver<ResolversTypes['ReportCadence'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['RedemptionExportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthDay?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextRunAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ScheduledReport'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  actions?: Resolver<Array<ResolversTypes['RedemptionActionState']>, ParentType, ContextType>;
  activatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  address?: Resolver<Schema.Maybe<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  advertiserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  advertiserName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  batchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bookedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canConsult?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  card?: Resolver<Schema.Maybe<ResolversTypes['RedemptionCard']>, ParentType, ContextType>;
  codeInformation?: Resolver<Schema.Maybe<ResolversTypes['CodeInformation']>, ParentType, ContextType>;
  companyName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveries?: Resolver<Schema.Maybe<Array<ResolversTypes['Delivery']>>, ParentType, ContextType>;
  dispatchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalRef?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Schema.Maybe<ResolversTypes['RedemptionHistoryPage']>, ParentType, ContextType, Partial<Schema.RedemptionHistoryArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  money?: Resolver<Schema.Maybe<ResolversTypes['RedemptionMoney']>, ParentType, ContextType>;
  needsAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderStatus?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTypes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  promotion?: Resolver<Schema.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  promotionSummary?: Resolver<ResolversTypes['RedemptionPromotion'], ParentType, ContextType>;
  provider?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  providerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerPaymentType?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  providerTrackingCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redeemedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reversed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['RedemptionReward'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RedemptionState'], ParentType, ContextType>;
  stateDetails?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['RedemptionUser']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedemptionActionStateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionActionState'] = ResolversParentTypes['RedemptionActionState']> = {
  ability?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['RedemptionAction'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['RedemptionActionReason']>, ParentType, ContextType>;
};

export type RedemptionCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionCard'] = ResolversParentTypes['RedemptionCard']> = {
  balance?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operations?: Resolver<Schema.Maybe<Array<ResolversTypes['CardOperation']>>, ParentType, ContextType>;
};

export type RedemptionDeliveryEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionDeliveryEventData'] = ResolversParentTypes['RedemptionDeliveryEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  batchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  channel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redemptionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedemptionEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionEventData'] = ResolversParentTypes['RedemptionEventData']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  batchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dispatchId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  externalRef?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTest?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  orderId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  otherRedemptionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  redemptionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateBefore?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedemptionExportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionExport'] = ResolversParentTypes['RedemptionExport']> = {
  additionalFields?: Resolver<Array<ResolversTypes['RedemptionExportField']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['RedemptionExportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RedemptionExportState'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type RedemptionExportPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionExportPage'] = ResolversParentTypes['RedemptionExportPage']> = {
  items?: Resolver<Array<ResolversTypes['RedemptionExport']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RedemptionFieldChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionFieldChange'] = ResolversParentTypes['RedemptionFieldChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedemptionFlowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionFlow'] = ResolversParentTypes['RedemptionFlow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationMode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportsPrimaryCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RedemptionHistoryAuthorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionHistoryAuthor'] = ResolversParentTypes['RedemptionHistoryAuthor']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RedemptionHistoryAuthorKind'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RedemptionHistoryEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionHistoryEntry'] = ResolversParentTypes['RedemptionHistoryEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Schema.Maybe<ResolversTypes['RedemptionHistoryAuthor']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['RedemptionFieldChange']>, ParentType, ContextType>;
  comment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['RedemptionEvent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  redemptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RedemptionHistoryPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionHistoryPage'] = ResolversParentTypes['RedemptionHistoryPage']> = {
  items?: Resolver<Array<ResolversTypes['RedemptionHistoryEntry']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RedemptionLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionLink'] = ResolversParentTypes['RedemptionLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type RedemptionMoneyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionMoney'] = ResolversParentTypes['RedemptionMoney']> = {
  allocationExternalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allocationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  balances?: Resolver<Array<ResolversTypes['AccountBalance']>, ParentType, ContextType>;
  charge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['RedemptionMoneyEntry']>, ParentType, ContextType>;
  isTied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RedemptionMoneyEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionMoneyEntry'] = ResolversParentTypes['RedemptionMoneyEntry']> = {
  allocationExternalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allocationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  batchAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LedgerAccount'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LedgerAccount'], ParentType, ContextType>;
};

export type RedemptionPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionPage'] = ResolversParentTypes['RedemptionPage']> = {
  endCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  reading?: Resolver<Schema.Maybe<ResolversTypes['RedemptionSearchReading']>, ParentType, ContextType>;
};

export type RedemptionPromotionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionPromotion'] = ResolversParentTypes['RedemptionPromotion']> = {
  activationNotificationChannels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  autoCancelCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationChannels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  redemptionExpirationDelay?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
};

export type RedemptionRewardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionReward'] = ResolversParentTypes['RedemptionReward']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['PromotionRewardState']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['PromotionRewardStatus']>, ParentType, ContextType>;
};

export type RedemptionSearchReadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionSearchReading'] = ResolversParentTypes['RedemptionSearchReading']> = {
  fields?: Resolver<Array<ResolversTypes['RedemptionSearchWay']>, ParentType, ContextType>;
};

export type RedemptionUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionUser'] = ResolversParentTypes['RedemptionUser']> = {
  country?: Resolver<Schema.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['RecipientProvider'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedemptionsQuotaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedemptionsQuota'] = ResolversParentTypes['RedemptionsQuota']> = {
  alertThreshold?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  faceValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nbRedemptionsAllowed?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redemptionsQuotaId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rewardCaption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewardSku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  used?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedWithoutQuota?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variableValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundRedemptionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RefundRedemptionResult'] = ResolversParentTypes['RefundRedemptionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'RefundRedemptionSuccess' | 'Refused', ParentType, ContextType>;
};

export type RefundRedemptionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RefundRedemptionSuccess'] = ResolversParentTypes['RefundRedemptionSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  redemption?: Resolver<Schema.Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Refused'] = ResolversParentTypes['Refused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RefusedRow'] = ResolversParentTypes['RefusedRow']> = {
  code?: Resolver<ResolversTypes['RefusedSkuCode'], ParentType, ContextType>;
  companyName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  customImage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalRef?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileLine?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusedRow?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RefusedRowPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RefusedRowPage'] = ResolversParentTypes['RefusedRowPage']> = {
  items?: Resolver<Array<ResolversTypes['RefusedRow']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RefusedSkuResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RefusedSku'] = ResolversParentTypes['RefusedSku']> = {
  code?: Resolver<ResolversTypes['RefusedSkuCode'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewardName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RejectAllocationRequestResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RejectAllocationRequestResult'] = ResolversParentTypes['RejectAllocationRequestResult']> = {
  __resolveType: TypeResolveFn<'DecideAllocationRequestSuccess' | 'InvalidInput' | 'Refused' | 'StaleAllocationRequest', ParentType, ContextType>;
};

export type ReleaseDispatchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReleaseDispatchResult'] = ResolversParentTypes['ReleaseDispatchResult']> = {
  __resolveType: TypeResolveFn<'ChangeDispatchPending' | 'InvalidInput' | 'Refused' | 'ReleaseDispatchSuccess', ParentType, ContextType>;
};

export type ReleaseDispatchSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReleaseDispatchSuccess'] = ResolversParentTypes['ReleaseDispatchSuccess']> = {
  dispatch?: Resolver<ResolversTypes['Dispatch'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplaceRedemptionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReplaceRedemptionResult'] = ResolversParentTypes['ReplaceRedemptionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'ReplaceRedemptionSuccess', ParentType, ContextType>;
};

export type ReplaceRedemptionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReplaceRedemptionSuccess'] = ResolversParentTypes['ReplaceRedemptionSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  redemption?: Resolver<Schema.Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  replacement?: Resolver<Schema.Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplayWebhookEventsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReplayWebhookEventsResult'] = ResolversParentTypes['ReplayWebhookEventsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'ReplayWebhookEventsSuccess', ParentType, ContextType>;
};

export type ReplayWebhookEventsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReplayWebhookEventsSuccess'] = ResolversParentTypes['ReplayWebhookEventsSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportChoice'] = ResolversParentTypes['ReportChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportRecipientResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportRecipient'] = ResolversParentTypes['ReportRecipient']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportRunResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportRun'] = ResolversParentTypes['ReportRun']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ReportRunFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportRunState'], ParentType, ContextType>;
};

export type ReportRunFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportRunFile'] = ResolversParentTypes['ReportRunFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportFileState'], ParentType, ContextType>;
};

export type ReportScheduleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportSchedule'] = ResolversParentTypes['ReportSchedule']> = {
  cadence?: Resolver<ResolversTypes['ReportCadence'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['RedemptionExportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRun?: Resolver<Schema.Maybe<ResolversTypes['ReportRun']>, ParentType, ContextType>;
  monthDay?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextRunAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pauseReason?: Resolver<Schema.Maybe<ResolversTypes['SchedulePauseReason']>, ParentType, ContextType>;
  period?: Resolver<Schema.Maybe<ResolversTypes['RelativePeriod']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['ReportRecipient']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ScheduledReport'], ParentType, ContextType>;
  savedView?: Resolver<Schema.Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportSchedulePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportSchedulePage'] = ResolversParentTypes['ReportSchedulePage']> = {
  items?: Resolver<Array<ResolversTypes['ReportSchedule']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RequestChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestChange'] = ResolversParentTypes['RequestChange']> = {
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person?: Resolver<Schema.Maybe<ResolversTypes['RequestPerson']>, ParentType, ContextType>;
};

export type RequestPersonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestPerson'] = ResolversParentTypes['RequestPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestedAllocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestedAllocation'] = ResolversParentTypes['RequestedAllocation']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rewardsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['AllocationStatus']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AllocationReportType'], ParentType, ContextType>;
};

export type RequestedExpirationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestedExpiration'] = ResolversParentTypes['RequestedExpiration']> = {
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noExpiration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestedLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestedLine'] = ResolversParentTypes['RequestedLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BudgetLineStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BudgetLineType'], ParentType, ContextType>;
};

export type RequestedRewardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestedReward'] = ResolversParentTypes['RequestedReward']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AllocationStatus'], ParentType, ContextType>;
  virtualCurrency?: Resolver<ResolversTypes['RequestedVirtualCurrency'], ParentType, ContextType>;
};

export type RequestedVirtualCurrencyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestedVirtualCurrency'] = ResolversParentTypes['RequestedVirtualCurrency']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  costOfUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestsToDecideResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestsToDecide'] = ResolversParentTypes['RequestsToDecide']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestCreatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResendDeliveryResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendDeliveryResult'] = ResolversParentTypes['ResendDeliveryResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'ResendDeliverySuccess', ParentType, ContextType>;
};

export type ResendDeliverySuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendDeliverySuccess'] = ResolversParentTypes['ResendDeliverySuccess']> = {
  deliveries?: Resolver<Array<ResolversTypes['Delivery']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetRedemptionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetRedemptionResult'] = ResolversParentTypes['ResetRedemptionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'ResetRedemptionSuccess', ParentType, ContextType>;
};

export type ResetRedemptionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetRedemptionSuccess'] = ResolversParentTypes['ResetRedemptionSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetryDispatchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RetryDispatchResult'] = ResolversParentTypes['RetryDispatchResult']> = {
  __resolveType: TypeResolveFn<'ChangeDispatchPending' | 'InvalidInput' | 'Refused' | 'RetryDispatchSuccess', ParentType, ContextType>;
};

export type RetryDispatchSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RetryDispatchSuccess'] = ResolversParentTypes['RetryDispatchSuccess']> = {
  dispatch?: Resolver<ResolversTypes['Dispatch'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetryJobResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RetryJobResult'] = ResolversParentTypes['RetryJobResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RetryJobSuccess', ParentType, ContextType>;
};

export type RetryJobSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RetryJobSuccess'] = ResolversParentTypes['RetryJobSuccess']> = {
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetryRedemptionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RetryRedemptionResult'] = ResolversParentTypes['RetryRedemptionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RetryRedemptionSuccess', ParentType, ContextType>;
};

export type RetryRedemptionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RetryRedemptionSuccess'] = ResolversParentTypes['RetryRedemptionSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealRedemptionCodesResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealRedemptionCodesResult'] = ResolversParentTypes['RevealRedemptionCodesResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RevealRedemptionCodesSuccess', ParentType, ContextType>;
};

export type RevealRedemptionCodesSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealRedemptionCodesSuccess'] = ResolversParentTypes['RevealRedemptionCodesSuccess']> = {
  codes?: Resolver<Array<ResolversTypes['RevealedCode']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealRedemptionLinkResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealRedemptionLinkResult'] = ResolversParentTypes['RevealRedemptionLinkResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RevealRedemptionLinkSuccess', ParentType, ContextType>;
};

export type RevealRedemptionLinkSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealRedemptionLinkSuccess'] = ResolversParentTypes['RevealRedemptionLinkSuccess']> = {
  link?: Resolver<ResolversTypes['RedemptionLink'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealedCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealedCode'] = ResolversParentTypes['RevealedCode']> = {
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isDead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['CodeUsage'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReverseRedemptionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReverseRedemptionResult'] = ResolversParentTypes['ReverseRedemptionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'ReverseRedemptionSuccess', ParentType, ContextType>;
};

export type ReverseRedemptionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReverseRedemptionSuccess'] = ResolversParentTypes['ReverseRedemptionSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward']> = {
  brand?: Resolver<Schema.Maybe<ResolversTypes['RewardBrand']>, ParentType, ContextType>;
  catalogCardUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  conditionsOfSale?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costCurrency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryRestrictions?: Resolver<Schema.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryMode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimensions?: Resolver<Schema.Maybe<Array<ResolversTypes['RewardDimension']>>, ParentType, ContextType>;
  faceValue?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageVariants?: Resolver<Schema.Maybe<Array<ResolversTypes['RewardImageVariant']>>, ParentType, ContextType>;
  isOnSale?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['RewardProduct']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tags?: Resolver<Schema.Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType>;
  variableValue?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RewardBrandResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardBrand'] = ResolversParentTypes['RewardBrand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardDimensionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardDimension'] = ResolversParentTypes['RewardDimension']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardFacetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardFacet'] = ResolversParentTypes['RewardFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RewardFacetsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardFacets'] = ResolversParentTypes['RewardFacets']> = {
  brands?: Resolver<Array<ResolversTypes['RewardFacet']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['RewardFacet']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['RewardFacet']>, ParentType, ContextType>;
  deliveryModes?: Resolver<Array<ResolversTypes['RewardFacet']>, ParentType, ContextType>;
};

export type RewardGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardGroup'] = ResolversParentTypes['RewardGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RewardGroupPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardGroupPage'] = ResolversParentTypes['RewardGroupPage']> = {
  items?: Resolver<Array<ResolversTypes['RewardGroup']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RewardHitPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardHitPage'] = ResolversParentTypes['RewardHitPage']> = {
  facets?: Resolver<ResolversTypes['RewardFacets'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Reward']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  searchedFor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RewardImageVariantResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardImageVariant'] = ResolversParentTypes['RewardImageVariant']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RewardOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardOption'] = ResolversParentTypes['RewardOption']> = {
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  catalogueEntry?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  conditionOfSale?: Resolver<ResolversTypes['ConditionOfSale'], ParentType, ContextType>;
  faceValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['UnavailableReason']>, ParentType, ContextType>;
  sellingPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RewardProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardProduct'] = ResolversParentTypes['RewardProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardSourceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardSource'] = ResolversParentTypes['RewardSource']> = {
  currency?: Resolver<Schema.Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['RewardSourceName'], ParentType, ContextType>;
  provider?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RewardStateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardState'] = ResolversParentTypes['RewardState']> = {
  reason?: Resolver<Schema.Maybe<ResolversTypes['RewardStateReason']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionRewardState'], ParentType, ContextType>;
};

export type RewardSuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardSuggestion'] = ResolversParentTypes['RewardSuggestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RewardSummary'] = ResolversParentTypes['RewardSummary']> = {
  catalogueEntry?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  faceValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RotateServiceAccountSecretResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RotateServiceAccountSecretResult'] = ResolversParentTypes['RotateServiceAccountSecretResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RotateServiceAccountSecretSuccess' | 'StaleServiceAccount', ParentType, ContextType>;
};

export type RotateServiceAccountSecretSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RotateServiceAccountSecretSuccess'] = ResolversParentTypes['RotateServiceAccountSecretSuccess']> = {
  clientSecret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RotateWebhookSecretResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RotateWebhookSecretResult'] = ResolversParentTypes['RotateWebhookSecretResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'RotateWebhookSecretSuccess' | 'StaleWebhook', ParentType, ContextType>;
};

export type RotateWebhookSecretSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RotateWebhookSecretSuccess'] = ResolversParentTypes['RotateWebhookSecretSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RowWarningResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RowWarning'] = ResolversParentTypes['RowWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileLine?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunOutResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RunOut'] = ResolversParentTypes['RunOut']> = {
  dispersion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  earliestOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expectedOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  latestOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunOutState'], ParentType, ContextType>;
};

export type RunOutAlertResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RunOutAlert'] = ResolversParentTypes['RunOutAlert']> = {
  dueOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sentAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workingDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SaveMediaSetResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveMediaSetResult'] = ResolversParentTypes['SaveMediaSetResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SaveMediaSetSuccess' | 'StaleMediaSet', ParentType, ContextType>;
};

export type SaveMediaSetSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveMediaSetSuccess'] = ResolversParentTypes['SaveMediaSetSuccess']> = {
  mediaSet?: Resolver<ResolversTypes['MediaSet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveProductDimensionsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveProductDimensionsResult'] = ResolversParentTypes['SaveProductDimensionsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SaveProductDimensionsSuccess' | 'StaleProduct', ParentType, ContextType>;
};

export type SaveProductDimensionsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveProductDimensionsSuccess'] = ResolversParentTypes['SaveProductDimensionsSuccess']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePromotionDraftResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePromotionDraftResult'] = ResolversParentTypes['SavePromotionDraftResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SavePromotionDraftSuccess' | 'StalePromotionDraft', ParentType, ContextType>;
};

export type SavePromotionDraftSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePromotionDraftSuccess'] = ResolversParentTypes['SavePromotionDraftSuccess']> = {
  draft?: Resolver<ResolversTypes['PromotionDraft'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePromotionRewardStatusResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePromotionRewardStatusResult'] = ResolversParentTypes['SavePromotionRewardStatusResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SavePromotionRewardStatusSuccess', ParentType, ContextType>;
};

export type SavePromotionRewardStatusSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePromotionRewardStatusSuccess'] = ResolversParentTypes['SavePromotionRewardStatusSuccess']> = {
  effects?: Resolver<ResolversTypes['PromotionEffects'], ParentType, ContextType>;
  promotion?: Resolver<Schema.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['PromotionReward'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePromotionScreensResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePromotionScreensResult'] = ResolversParentTypes['SavePromotionScreensResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SavePromotionScreensSuccess' | 'StalePromotion', ParentType, ContextType>;
};

export type SavePromotionScreensSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePromotionScreensSuccess'] = ResolversParentTypes['SavePromotionScreensSuccess']> = {
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePublicationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePublicationResult'] = ResolversParentTypes['SavePublicationResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SavePublicationSuccess' | 'StalePublication', ParentType, ContextType>;
};

export type SavePublicationSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePublicationSuccess'] = ResolversParentTypes['SavePublicationSuccess']> = {
  publication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveRunOutAlertResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveRunOutAlertResult'] = ResolversParentTypes['SaveRunOutAlertResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SaveRunOutAlertSuccess' | 'StaleInventoryRow', ParentType, ContextType>;
};

export type SaveRunOutAlertSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveRunOutAlertSuccess'] = ResolversParentTypes['SaveRunOutAlertSuccess']> = {
  row?: Resolver<Schema.Maybe<ResolversTypes['InventoryRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveSkuDimensionsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveSkuDimensionsResult'] = ResolversParentTypes['SaveSkuDimensionsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SaveSkuDimensionsSuccess' | 'StaleSku', ParentType, ContextType>;
};

export type SaveSkuDimensionsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveSkuDimensionsSuccess'] = ResolversParentTypes['SaveSkuDimensionsSuccess']> = {
  sku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerHasLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['SavedViewScreen'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendMemberLinkResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendMemberLinkResult'] = ResolversParentTypes['SendMemberLinkResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SendMemberLinkSuccess', ParentType, ContextType>;
};

export type SendMemberLinkSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendMemberLinkSuccess'] = ResolversParentTypes['SendMemberLinkSuccess']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendReportScheduleResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendReportScheduleResult'] = ResolversParentTypes['SendReportScheduleResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SendReportScheduleSuccess', ParentType, ContextType>;
};

export type SendReportScheduleSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendReportScheduleSuccess'] = ResolversParentTypes['SendReportScheduleSuccess']> = {
  reportSchedule?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount']> = {
  abilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missingAbilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<Schema.Maybe<ResolversTypes['ServiceAccountOrganization']>, ParentType, ContextType>;
  secrets?: Resolver<Array<ResolversTypes['ServiceAccountSecret']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ServiceAccountState'], ParentType, ContextType>;
  subject?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceAccountEventData'] = ResolversParentTypes['ServiceAccountEventData']> = {
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceAccountId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountOrganizationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceAccountOrganization'] = ResolversParentTypes['ServiceAccountOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceAccountPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceAccountPage'] = ResolversParentTypes['ServiceAccountPage']> = {
  isExternalIssuer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ServiceAccountSecretResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceAccountSecret'] = ResolversParentTypes['ServiceAccountSecret']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ServiceCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceCategory'] = ResolversParentTypes['ServiceCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typologyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ServiceCategoryPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceCategoryPage'] = ResolversParentTypes['ServiceCategoryPage']> = {
  items?: Resolver<Array<ResolversTypes['ServiceCategory']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SetDefaultViewResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetDefaultViewResult'] = ResolversParentTypes['SetDefaultViewResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SetDefaultViewSuccess', ParentType, ContextType>;
};

export type SetDefaultViewSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetDefaultViewSuccess'] = ResolversParentTypes['SetDefaultViewSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetRedemptionUserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetRedemptionUserResult'] = ResolversParentTypes['SetRedemptionUserResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'SetRedemptionUserSuccess' | 'StaleRedemption', ParentType, ContextType>;
};

export type SetRedemptionUserSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetRedemptionUserSuccess'] = ResolversParentTypes['SetRedemptionUserSuccess']> = {
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShippingAddress'] = ResolversParentTypes['ShippingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SimilarProductsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SimilarProducts'] = ResolversParentTypes['SimilarProducts']> = {
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProductSummary']>, ParentType, ContextType>;
};

export type SkuResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Sku'] = ResolversParentTypes['Sku']> = {
  brand?: Resolver<ResolversTypes['BrandSummary'], ParentType, ContextType>;
  catalogPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultLocale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensionValues?: Resolver<Array<ResolversTypes['DimensionValue']>, ParentType, ContextType>;
  ean?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faceValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fallbackDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fallbackMediaSet?: Resolver<Schema.Maybe<ResolversTypes['MediaSet']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaSet?: Resolver<Schema.Maybe<ResolversTypes['MediaSet']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductSummary'], ParentType, ContextType>;
  provider?: Resolver<Schema.Maybe<ResolversTypes['Provider']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SkuState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SaleStatus'], ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variableValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SkuCostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SkuCost'] = ResolversParentTypes['SkuCost']> = {
  charge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotaAfter?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quotaBefore?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rewardName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockAfter?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockBefore?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SkuEventDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SkuEventData'] = ResolversParentTypes['SkuEventData']> = {
  changedFields?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SkuPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SkuPage'] = ResolversParentTypes['SkuPage']> = {
  items?: Resolver<Array<ResolversTypes['Sku']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StaleAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleAccount'] = ResolversParentTypes['StaleAccount']> = {
  current?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleAccountSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleAccountSettings'] = ResolversParentTypes['StaleAccountSettings']> = {
  current?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleAdvertiserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleAdvertiser'] = ResolversParentTypes['StaleAdvertiser']> = {
  current?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleAllocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleAllocation'] = ResolversParentTypes['StaleAllocation']> = {
  current?: Resolver<ResolversTypes['Allocation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleAllocationRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleAllocationRequest'] = ResolversParentTypes['StaleAllocationRequest']> = {
  current?: Resolver<ResolversTypes['AllocationRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleBrandResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleBrand'] = ResolversParentTypes['StaleBrand']> = {
  current?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleBudgetLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleBudgetLine'] = ResolversParentTypes['StaleBudgetLine']> = {
  current?: Resolver<ResolversTypes['BudgetLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleCredentialResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleCredential'] = ResolversParentTypes['StaleCredential']> = {
  current?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleDiscountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleDiscount'] = ResolversParentTypes['StaleDiscount']> = {
  current?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleInventoryRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleInventoryRow'] = ResolversParentTypes['StaleInventoryRow']> = {
  current?: Resolver<Schema.Maybe<ResolversTypes['InventoryRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleInvoicingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleInvoicing'] = ResolversParentTypes['StaleInvoicing']> = {
  current?: Resolver<ResolversTypes['Invoicing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleMediaSetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleMediaSet'] = ResolversParentTypes['StaleMediaSet']> = {
  current?: Resolver<ResolversTypes['MediaSet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleMemberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleMember'] = ResolversParentTypes['StaleMember']> = {
  current?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleProduct'] = ResolversParentTypes['StaleProduct']> = {
  current?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StalePromotionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StalePromotion'] = ResolversParentTypes['StalePromotion']> = {
  current?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StalePromotionDraftResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StalePromotionDraft'] = ResolversParentTypes['StalePromotionDraft']> = {
  current?: Resolver<ResolversTypes['PromotionDraft'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StalePublicationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StalePublication'] = ResolversParentTypes['StalePublication']> = {
  current?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleRecipientResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleRecipient'] = ResolversParentTypes['StaleRecipient']> = {
  current?: Resolver<Schema.Maybe<ResolversTypes['BatchLine']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleRedemptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleRedemption'] = ResolversParentTypes['StaleRedemption']> = {
  current?: Resolver<Schema.Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleRedemptionUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleRedemptionUser'] = ResolversParentTypes['StaleRedemptionUser']> = {
  current?: Resolver<Schema.Maybe<ResolversTypes['RedemptionUser']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleRedemptionsQuotaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleRedemptionsQuota'] = ResolversParentTypes['StaleRedemptionsQuota']> = {
  current?: Resolver<ResolversTypes['RedemptionsQuota'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleReportScheduleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleReportSchedule'] = ResolversParentTypes['StaleReportSchedule']> = {
  current?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleSavedViewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleSavedView'] = ResolversParentTypes['StaleSavedView']> = {
  current?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleServiceAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleServiceAccount'] = ResolversParentTypes['StaleServiceAccount']> = {
  current?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleSkuResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleSku'] = ResolversParentTypes['StaleSku']> = {
  current?: Resolver<ResolversTypes['Sku'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaleWebhookResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StaleWebhook'] = ResolversParentTypes['StaleWebhook']> = {
  current?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartCatalogueImportResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StartCatalogueImportResult'] = ResolversParentTypes['StartCatalogueImportResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StartCatalogueImportSuccess', ParentType, ContextType>;
};

export type StartCatalogueImportSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StartCatalogueImportSuccess'] = ResolversParentTypes['StartCatalogueImportSuccess']> = {
  catalogueImport?: Resolver<ResolversTypes['CatalogueFileImport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StopBulkActionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StopBulkActionResult'] = ResolversParentTypes['StopBulkActionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StopBulkActionSuccess', ParentType, ContextType>;
};

export type StopBulkActionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StopBulkActionSuccess'] = ResolversParentTypes['StopBulkActionSuccess']> = {
  bulk?: Resolver<ResolversTypes['BulkAction'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TagPage'] = ResolversParentTypes['TagPage']> = {
  items?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TargetingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Targeting'] = ResolversParentTypes['Targeting']> = {
  ageRange?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Schema.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
};

export type TestPromotionScreenResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TestPromotionScreenResult'] = ResolversParentTypes['TestPromotionScreenResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'TestPromotionScreenSuccess', ParentType, ContextType>;
};

export type TestPromotionScreenSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TestPromotionScreenSuccess'] = ResolversParentTypes['TestPromotionScreenSuccess']> = {
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestWebhookResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TestWebhookResult'] = ResolversParentTypes['TestWebhookResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'TestWebhookSuccess', ParentType, ContextType>;
};

export type TestWebhookSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TestWebhookSuccess'] = ResolversParentTypes['TestWebhookSuccess']> = {
  attempt?: Resolver<Schema.Maybe<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TypologyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Typology'] = ResolversParentTypes['Typology']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TypologyPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TypologyPage'] = ResolversParentTypes['TypologyPage']> = {
  items?: Resolver<Array<ResolversTypes['Typology']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnbindMemberResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnbindMemberResult'] = ResolversParentTypes['UnbindMemberResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'UnbindMemberSuccess', ParentType, ContextType>;
};

export type UnbindMemberSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnbindMemberSuccess'] = ResolversParentTypes['UnbindMemberSuccess']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAccountResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountResult'] = ResolversParentTypes['UpdateAccountResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleAccount' | 'UpdateAccountSuccess', ParentType, ContextType>;
};

export type UpdateAccountSettingsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountSettingsResult'] = ResolversParentTypes['UpdateAccountSettingsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleAccountSettings' | 'UpdateAccountSettingsSuccess', ParentType, ContextType>;
};

export type UpdateAccountSettingsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountSettingsSuccess'] = ResolversParentTypes['UpdateAccountSettingsSuccess']> = {
  settings?: Resolver<ResolversTypes['AccountSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAccountSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountSuccess'] = ResolversParentTypes['UpdateAccountSuccess']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAdvertiserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAdvertiserResult'] = ResolversParentTypes['UpdateAdvertiserResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleAdvertiser' | 'UpdateAdvertiserSuccess', ParentType, ContextType>;
};

export type UpdateAdvertiserSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAdvertiserSuccess'] = ResolversParentTypes['UpdateAdvertiserSuccess']> = {
  advertiser?: Resolver<ResolversTypes['Advertiser'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['AdvertiserEffects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAllocationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAllocationResult'] = ResolversParentTypes['UpdateAllocationResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleAllocation' | 'UpdateAllocationSuccess', ParentType, ContextType>;
};

export type UpdateAllocationSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAllocationSuccess'] = ResolversParentTypes['UpdateAllocationSuccess']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  allocation?: Resolver<ResolversTypes['Allocation'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['AllocationRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateBrandResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBrandResult'] = ResolversParentTypes['UpdateBrandResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleBrand' | 'UpdateBrandSuccess', ParentType, ContextType>;
};

export type UpdateBrandSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBrandSuccess'] = ResolversParentTypes['UpdateBrandSuccess']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateBudgetAlertsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBudgetAlertsResult'] = ResolversParentTypes['UpdateBudgetAlertsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleAdvertiser' | 'UpdateBudgetAlertsSuccess', ParentType, ContextType>;
};

export type UpdateBudgetAlertsSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBudgetAlertsSuccess'] = ResolversParentTypes['UpdateBudgetAlertsSuccess']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateBudgetLineResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBudgetLineResult'] = ResolversParentTypes['UpdateBudgetLineResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleBudgetLine' | 'UpdateBudgetLineSuccess', ParentType, ContextType>;
};

export type UpdateBudgetLineSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBudgetLineSuccess'] = ResolversParentTypes['UpdateBudgetLineSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['BudgetLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateBudgetResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBudgetResult'] = ResolversParentTypes['UpdateBudgetResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'UpdateBudgetSuccess', ParentType, ContextType>;
};

export type UpdateBudgetSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBudgetSuccess'] = ResolversParentTypes['UpdateBudgetSuccess']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['Budget'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BudgetLine']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCredentialResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateCredentialResult'] = ResolversParentTypes['UpdateCredentialResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleCredential' | 'UpdateCredentialSuccess', ParentType, ContextType>;
};

export type UpdateCredentialSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateCredentialSuccess'] = ResolversParentTypes['UpdateCredentialSuccess']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateDiscountResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateDiscountResult'] = ResolversParentTypes['UpdateDiscountResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleDiscount' | 'UpdateDiscountSuccess', ParentType, ContextType>;
};

export type UpdateDiscountSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateDiscountSuccess'] = ResolversParentTypes['UpdateDiscountSuccess']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateInvoicingResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateInvoicingResult'] = ResolversParentTypes['UpdateInvoicingResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleInvoicing' | 'UpdateInvoicingSuccess', ParentType, ContextType>;
};

export type UpdateInvoicingSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateInvoicingSuccess'] = ResolversParentTypes['UpdateInvoicingSuccess']> = {
  advertiser?: Resolver<Schema.Maybe<ResolversTypes['Advertiser']>, ParentType, ContextType>;
  invoicing?: Resolver<ResolversTypes['Invoicing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateMemberResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateMemberResult'] = ResolversParentTypes['UpdateMemberResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleMember' | 'UpdateMemberSuccess', ParentType, ContextType>;
};

export type UpdateMemberSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateMemberSuccess'] = ResolversParentTypes['UpdateMemberSuccess']> = {
  effects?: Resolver<ResolversTypes['DispatchEffects'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProductResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProductResult'] = ResolversParentTypes['UpdateProductResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleProduct' | 'UpdateProductSuccess', ParentType, ContextType>;
};

export type UpdateProductSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProductSuccess'] = ResolversParentTypes['UpdateProductSuccess']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  promotions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePromotionResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePromotionResult'] = ResolversParentTypes['UpdatePromotionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StalePromotion' | 'UpdatePromotionSuccess', ParentType, ContextType>;
};

export type UpdatePromotionSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePromotionSuccess'] = ResolversParentTypes['UpdatePromotionSuccess']> = {
  effects?: Resolver<ResolversTypes['PromotionEffects'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateRedemptionAddressResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRedemptionAddressResult'] = ResolversParentTypes['UpdateRedemptionAddressResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleRedemption' | 'UpdateRedemptionAddressSuccess', ParentType, ContextType>;
};

export type UpdateRedemptionAddressSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRedemptionAddressSuccess'] = ResolversParentTypes['UpdateRedemptionAddressSuccess']> = {
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateRedemptionUserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRedemptionUserResult'] = ResolversParentTypes['UpdateRedemptionUserResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleRedemptionUser' | 'UpdateRedemptionUserSuccess', ParentType, ContextType>;
};

export type UpdateRedemptionUserSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRedemptionUserSuccess'] = ResolversParentTypes['UpdateRedemptionUserSuccess']> = {
  user?: Resolver<ResolversTypes['RedemptionUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateRedemptionsQuotaResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRedemptionsQuotaResult'] = ResolversParentTypes['UpdateRedemptionsQuotaResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleRedemptionsQuota' | 'UpdateRedemptionsQuotaSuccess', ParentType, ContextType>;
};

export type UpdateRedemptionsQuotaSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRedemptionsQuotaSuccess'] = ResolversParentTypes['UpdateRedemptionsQuotaSuccess']> = {
  quota?: Resolver<ResolversTypes['RedemptionsQuota'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateReportScheduleResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateReportScheduleResult'] = ResolversParentTypes['UpdateReportScheduleResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleReportSchedule' | 'UpdateReportScheduleSuccess', ParentType, ContextType>;
};

export type UpdateReportScheduleSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateReportScheduleSuccess'] = ResolversParentTypes['UpdateReportScheduleSuccess']> = {
  reportSchedule?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSavedViewResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateSavedViewResult'] = ResolversParentTypes['UpdateSavedViewResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleSavedView' | 'UpdateSavedViewSuccess', ParentType, ContextType>;
};

export type UpdateSavedViewSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateSavedViewSuccess'] = ResolversParentTypes['UpdateSavedViewSuccess']> = {
  savedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateServiceAccountResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateServiceAccountResult'] = ResolversParentTypes['UpdateServiceAccountResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleServiceAccount' | 'UpdateServiceAccountSuccess', ParentType, ContextType>;
};

export type UpdateServiceAccountSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateServiceAccountSuccess'] = ResolversParentTypes['UpdateServiceAccountSuccess']> = {
  effects?: Resolver<ResolversTypes['DispatchEffects'], ParentType, ContextType>;
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSkuResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateSkuResult'] = ResolversParentTypes['UpdateSkuResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleSku' | 'UpdateSkuSuccess', ParentType, ContextType>;
};

export type UpdateSkuSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateSkuSuccess'] = ResolversParentTypes['UpdateSkuSuccess']> = {
  promotions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateWebhookResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateWebhookResult'] = ResolversParentTypes['UpdateWebhookResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'StaleWebhook' | 'UpdateWebhookSuccess', ParentType, ContextType>;
};

export type UpdateWebhookSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateWebhookSuccess'] = ResolversParentTypes['UpdateWebhookSuccess']> = {
  effects?: Resolver<ResolversTypes['Effects'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Upload'] = ResolversParentTypes['Upload']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  advertiserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['UserLocation'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phoneNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['RecipientProvider'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserLocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserLocation'] = ResolversParentTypes['UserLocation']> = {
  country?: Resolver<Schema.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ip?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  abilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  advertiserCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  catalogSearch?: Resolver<Schema.Maybe<ResolversTypes['CatalogSearch']>, ParentType, ContextType>;
  defaultViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlyAdvertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type WaitingRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WaitingRequest'] = ResolversParentTypes['WaitingRequest']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiration?: Resolver<Schema.Maybe<ResolversTypes['RequestedExpiration']>, ParentType, ContextType>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BudgetLineType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failingSince?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pauseReason?: Resolver<Schema.Maybe<ResolversTypes['WebhookPause']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secrets?: Resolver<Array<ResolversTypes['WebhookSecret']>, ParentType, ContextType>;
  successRate?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  types?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  advertiserId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['WebhookOutcome'], ParentType, ContextType>;
  problem?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestHeaders?: Resolver<Array<ResolversTypes['WebhookHeader']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['WebhookTrigger'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type WebhookAttemptPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookAttemptPage'] = ResolversParentTypes['WebhookAttemptPage']> = {
  items?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookHeaderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookHeader'] = ResolversParentTypes['WebhookHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookPage'] = ResolversParentTypes['WebhookPage']> = {
  items?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookSecretResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookSecret'] = ResolversParentTypes['WebhookSecret']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawAllocationRequestResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WithdrawAllocationRequestResult'] = ResolversParentTypes['WithdrawAllocationRequestResult']> = {
  __resolveType: TypeResolveFn<'DecideAllocationRequestSuccess' | 'InvalidInput' | 'Refused' | 'StaleAllocationRequest', ParentType, ContextType>;
};

export type WithdrawInvitationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WithdrawInvitationResult'] = ResolversParentTypes['WithdrawInvitationResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Refused' | 'WithdrawInvitationSuccess', ParentType, ContextType>;
};

export type WithdrawInvitationSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WithdrawInvitationSuccess'] = ResolversParentTypes['WithdrawInvitationSuccess']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Account?: AccountResolvers<ContextType>;
  AccountBalance?: AccountBalanceResolvers<ContextType>;
  AccountSettings?: AccountSettingsResolvers<ContextType>;
  ActivityReportFreshness?: ActivityReportFreshnessResolvers<ContextType>;
  ActivityReportPage?: ActivityReportPageResolvers<ContextType>;
  ActivityReportPoint?: ActivityReportPointResolvers<ContextType>;
  ActivityReportRow?: ActivityReportRowResolvers<ContextType>;
  ActivityReportTotals?: ActivityReportTotalsResolvers<ContextType>;
  AddCatalogueImportRowsResult?: AddCatalogueImportRowsResultResolvers<ContextType>;
  AddCatalogueImportRowsSuccess?: AddCatalogueImportRowsSuccessResolvers<ContextType>;
  AddRedemptionCommentResult?: AddRedemptionCommentResultResolvers<ContextType>;
  AddRedemptionCommentSuccess?: AddRedemptionCommentSuccessResolvers<ContextType>;
  Advertiser?: AdvertiserResolvers<ContextType>;
  AdvertiserCatalogPage?: AdvertiserCatalogPageResolvers<ContextType>;
  AdvertiserCatalogProduct?: AdvertiserCatalogProductResolvers<ContextType>;
  AdvertiserCounts?: AdvertiserCountsResolvers<ContextType>;
  AdvertiserEffects?: AdvertiserEffectsResolvers<ContextType>;
  AdvertiserEventData?: AdvertiserEventDataResolvers<ContextType>;
  AdvertiserOption?: AdvertiserOptionResolvers<ContextType>;
  AdvertiserPage?: AdvertiserPageResolvers<ContextType>;
  AdvertiserSummary?: AdvertiserSummaryResolvers<ContextType>;
  AdvertiserWeek?: AdvertiserWeekResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertCounts?: AlertCountsResolvers<ContextType>;
  AlertPage?: AlertPageResolvers<ContextType>;
  AllocatedReward?: AllocatedRewardResolvers<ContextType>;
  Allocation?: AllocationResolvers<ContextType>;
  AllocationEventData?: AllocationEventDataResolvers<ContextType>;
  AllocationPage?: AllocationPageResolvers<ContextType>;
  AllocationRequest?: AllocationRequestResolvers<ContextType>;
  AllocationRequestDecision?: AllocationRequestDecisionResolvers<ContextType>;
  AllocationRequestOutcome?: AllocationRequestOutcomeResolvers<ContextType>;
  AllocationRequestPage?: AllocationRequestPageResolvers<ContextType>;
  AllocationRetailer?: AllocationRetailerResolvers<ContextType>;
  AllocationTerms?: AllocationTermsResolvers<ContextType>;
  ApiKeyEventData?: ApiKeyEventDataResolvers<ContextType>;
  ApproveAllocationRequestResult?: ApproveAllocationRequestResultResolvers<ContextType>;
  BatchEventData?: BatchEventDataResolvers<ContextType>;
  BatchLine?: BatchLineResolvers<ContextType>;
  BatchLinePage?: BatchLinePageResolvers<ContextType>;
  BatchRecipient?: BatchRecipientResolvers<ContextType>;
  BlockRedemptionResult?: BlockRedemptionResultResolvers<ContextType>;
  BlockRedemptionSuccess?: BlockRedemptionSuccessResolvers<ContextType>;
  BoundIdentity?: BoundIdentityResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandEventData?: BrandEventDataResolvers<ContextType>;
  BrandPage?: BrandPageResolvers<ContextType>;
  BrandSummary?: BrandSummaryResolvers<ContextType>;
  Budget?: BudgetResolvers<ContextType>;
  BudgetAlerts?: BudgetAlertsResolvers<ContextType>;
  BudgetEventData?: BudgetEventDataResolvers<ContextType>;
  BudgetLine?: BudgetLineResolvers<ContextType>;
  BudgetLinePage?: BudgetLinePageResolvers<ContextType>;
  Build?: BuildResolvers<ContextType>;
  BulkAction?: BulkActionResolvers<ContextType>;
  BulkActionEventData?: BulkActionEventDataResolvers<ContextType>;
  BulkActionPage?: BulkActionPageResolvers<ContextType>;
  BulkActionRow?: BulkActionRowResolvers<ContextType>;
  BulkActionRowPage?: BulkActionRowPageResolvers<ContextType>;
  BulkOutcomeCount?: BulkOutcomeCountResolvers<ContextType>;
  BulkProgress?: BulkProgressResolvers<ContextType>;
  BulkRedemptionsResult?: BulkRedemptionsResultResolvers<ContextType>;
  BulkRedemptionsSuccess?: BulkRedemptionsSuccessResolvers<ContextType>;
  CancelDispatchRequestResult?: CancelDispatchRequestResultResolvers<ContextType>;
  CancelDispatchRequestSuccess?: CancelDispatchRequestSuccessResolvers<ContextType>;
  CancelDispatchResult?: CancelDispatchResultResolvers<ContextType>;
  CancelDispatchSuccess?: CancelDispatchSuccessResolvers<ContextType>;
  CancelRedemptionResult?: CancelRedemptionResultResolvers<ContextType>;
  CancelRedemptionSuccess?: CancelRedemptionSuccessResolvers<ContextType>;
  CardOperation?: CardOperationResolvers<ContextType>;
  CatalogImportEventData?: CatalogImportEventDataResolvers<ContextType>;
  CatalogSearch?: CatalogSearchResolvers<ContextType>;
  CatalogueCellChange?: CatalogueCellChangeResolvers<ContextType>;
  CatalogueChange?: CatalogueChangeResolvers<ContextType>;
  CatalogueChangePage?: CatalogueChangePageResolvers<ContextType>;
  CatalogueFieldChange?: CatalogueFieldChangeResolvers<ContextType>;
  CatalogueFileImport?: CatalogueFileImportResolvers<ContextType>;
  CatalogueFileImportPage?: CatalogueFileImportPageResolvers<ContextType>;
  CatalogueImportCount?: CatalogueImportCountResolvers<ContextType>;
  CatalogueImportRow?: CatalogueImportRowResolvers<ContextType>;
  CatalogueImportRowPage?: CatalogueImportRowPageResolvers<ContextType>;
  CatalogueRow?: CatalogueRowResolvers<ContextType>;
  CatalogueRowError?: CatalogueRowErrorResolvers<ContextType>;
  ChangeDispatchPending?: ChangeDispatchPendingResolvers<ContextType>;
  ChoosePromotionRewardsResult?: ChoosePromotionRewardsResultResolvers<ContextType>;
  ChoosePromotionRewardsSuccess?: ChoosePromotionRewardsSuccessResolvers<ContextType>;
  CodeFacts?: CodeFactsResolvers<ContextType>;
  CodeInformation?: CodeInformationResolvers<ContextType>;
  CodeReading?: CodeReadingResolvers<ContextType>;
  CommittedAllocationsSummary?: CommittedAllocationsSummaryResolvers<ContextType>;
  CompleteUploadResult?: CompleteUploadResultResolvers<ContextType>;
  CompleteUploadSuccess?: CompleteUploadSuccessResolvers<ContextType>;
  CorrectRecipientResult?: CorrectRecipientResultResolvers<ContextType>;
  CorrectRecipientSuccess?: CorrectRecipientSuccessResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CountryPage?: CountryPageResolvers<ContextType>;
  CreateAdvertiserResult?: CreateAdvertiserResultResolvers<ContextType>;
  CreateAdvertiserSuccess?: CreateAdvertiserSuccessResolvers<ContextType>;
  CreateAllocationResult?: CreateAllocationResultResolvers<ContextType>;
  CreateAllocationSuccess?: CreateAllocationSuccessResolvers<ContextType>;
  CreateAndRedeemResult?: CreateAndRedeemResultResolvers<ContextType>;
  CreateAndRedeemSuccess?: CreateAndRedeemSuccessResolvers<ContextType>;
  CreateBrandResult?: CreateBrandResultResolvers<ContextType>;
  CreateBrandSuccess?: CreateBrandSuccessResolvers<ContextType>;
  CreateCatalogueImportResult?: CreateCatalogueImportResultResolvers<ContextType>;
  CreateCatalogueImportSuccess?: CreateCatalogueImportSuccessResolvers<ContextType>;
  CreateCredentialResult?: CreateCredentialResultResolvers<ContextType>;
  CreateCredentialSuccess?: CreateCredentialSuccessResolvers<ContextType>;
  CreateDispatchPending?: CreateDispatchPendingResolvers<ContextType>;
  CreateDispatchResult?: CreateDispatchResultResolvers<ContextType>;
  CreateDispatchSuccess?: CreateDispatchSuccessResolvers<ContextType>;
  CreateExtractResult?: CreateExtractResultResolvers<ContextType>;
  CreateExtractSuccess?: CreateExtractSuccessResolvers<ContextType>;
  CreateMemberResult?: CreateMemberResultResolvers<ContextType>;
  CreateMemberSuccess?: CreateMemberSuccessResolvers<ContextType>;
  CreateProductResult?: CreateProductResultResolvers<ContextType>;
  CreateProductSuccess?: CreateProductSuccessResolvers<ContextType>;
  CreatePromotionResult?: CreatePromotionResultResolvers<ContextType>;
  CreatePromotionSuccess?: CreatePromotionSuccessResolvers<ContextType>;
  CreateRedemptionResult?: CreateRedemptionResultResolvers<ContextType>;
  CreateRedemptionSuccess?: CreateRedemptionSuccessResolvers<ContextType>;
  CreateRedemptionsQuotaResult?: CreateRedemptionsQuotaResultResolvers<ContextType>;
  CreateRedemptionsQuotaSuccess?: CreateRedemptionsQuotaSuccessResolvers<ContextType>;
  CreateReportScheduleResult?: CreateReportScheduleResultResolvers<ContextType>;
  CreateReportScheduleSuccess?: CreateReportScheduleSuccessResolvers<ContextType>;
  CreateSavedViewResult?: CreateSavedViewResultResolvers<ContextType>;
  CreateSavedViewSuccess?: CreateSavedViewSuccessResolvers<ContextType>;
  CreateServiceAccountResult?: CreateServiceAccountResultResolvers<ContextType>;
  CreateServiceAccountSuccess?: CreateServiceAccountSuccessResolvers<ContextType>;
  CreateSkuResult?: CreateSkuResultResolvers<ContextType>;
  CreateSkuSuccess?: CreateSkuSuccessResolvers<ContextType>;
  CreateUploadResult?: CreateUploadResultResolvers<ContextType>;
  CreateUploadSuccess?: CreateUploadSuccessResolvers<ContextType>;
  CreateVoucherResult?: CreateVoucherResultResolvers<ContextType>;
  CreateVoucherSuccess?: CreateVoucherSuccessResolvers<ContextType>;
  CreateWebhookResult?: CreateWebhookResultResolvers<ContextType>;
  CreateWebhookSuccess?: CreateWebhookSuccessResolvers<ContextType>;
  Credential?: CredentialResolvers<ContextType>;
  CredentialPage?: CredentialPageResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  DailyStats?: DailyStatsResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayStat?: DayStatResolvers<ContextType>;
  DecideAllocationRequestSuccess?: DecideAllocationRequestSuccessResolvers<ContextType>;
  DecideAllocationRequestsResult?: DecideAllocationRequestsResultResolvers<ContextType>;
  DecideAllocationRequestsSuccess?: DecideAllocationRequestsSuccessResolvers<ContextType>;
  DecidedBudget?: DecidedBudgetResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DecisionObstacle?: DecisionObstacleResolvers<ContextType>;
  DeclareSourceBudgetResult?: DeclareSourceBudgetResultResolvers<ContextType>;
  DeclareSourceBudgetSuccess?: DeclareSourceBudgetSuccessResolvers<ContextType>;
  DeleteCredentialResult?: DeleteCredentialResultResolvers<ContextType>;
  DeleteCredentialSuccess?: DeleteCredentialSuccessResolvers<ContextType>;
  DeletePromotionDraftResult?: DeletePromotionDraftResultResolvers<ContextType>;
  DeletePromotionDraftSuccess?: DeletePromotionDraftSuccessResolvers<ContextType>;
  DeleteRedemptionsQuotaResult?: DeleteRedemptionsQuotaResultResolvers<ContextType>;
  DeleteRedemptionsQuotaSuccess?: DeleteRedemptionsQuotaSuccessResolvers<ContextType>;
  DeleteReportScheduleResult?: DeleteReportScheduleResultResolvers<ContextType>;
  DeleteReportScheduleSuccess?: DeleteReportScheduleSuccessResolvers<ContextType>;
  DeleteSavedViewResult?: DeleteSavedViewResultResolvers<ContextType>;
  DeleteSavedViewSuccess?: DeleteSavedViewSuccessResolvers<ContextType>;
  DeleteWebhookResult?: DeleteWebhookResultResolvers<ContextType>;
  DeleteWebhookSuccess?: DeleteWebhookSuccessResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  Dimension?: DimensionResolvers<ContextType>;
  DimensionConfiguration?: DimensionConfigurationResolvers<ContextType>;
  DimensionOption?: DimensionOptionResolvers<ContextType>;
  DimensionValue?: DimensionValueResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DiscountEventData?: DiscountEventDataResolvers<ContextType>;
  DiscountPage?: DiscountPageResolvers<ContextType>;
  Dispatch?: DispatchResolvers<ContextType>;
  DispatchBatch?: DispatchBatchResolvers<ContextType>;
  DispatchChangeResult?: DispatchChangeResultResolvers<ContextType>;
  DispatchChangeSuccess?: DispatchChangeSuccessResolvers<ContextType>;
  DispatchCost?: DispatchCostResolvers<ContextType>;
  DispatchEffects?: DispatchEffectsResolvers<ContextType>;
  DispatchEventData?: DispatchEventDataResolvers<ContextType>;
  DispatchLink?: DispatchLinkResolvers<ContextType>;
  DispatchOutcome?: DispatchOutcomeResolvers<ContextType>;
  DispatchPage?: DispatchPageResolvers<ContextType>;
  DispatchProgress?: DispatchProgressResolvers<ContextType>;
  DispatchRequest?: DispatchRequestResolvers<ContextType>;
  DuplicatePromotionResult?: DuplicatePromotionResultResolvers<ContextType>;
  DuplicatePromotionSuccess?: DuplicatePromotionSuccessResolvers<ContextType>;
  EffectFigure?: EffectFigureResolvers<ContextType>;
  EffectMail?: EffectMailResolvers<ContextType>;
  EffectPosting?: EffectPostingResolvers<ContextType>;
  Effects?: EffectsResolvers<ContextType>;
  EndServiceAccountResult?: EndServiceAccountResultResolvers<ContextType>;
  EndServiceAccountSecretResult?: EndServiceAccountSecretResultResolvers<ContextType>;
  EndServiceAccountSecretSuccess?: EndServiceAccountSecretSuccessResolvers<ContextType>;
  EndServiceAccountSuccess?: EndServiceAccountSuccessResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventData?: EventDataResolvers<ContextType>;
  EventPage?: EventPageResolvers<ContextType>;
  Experience?: ExperienceResolvers<ContextType>;
  ExperienceInfo?: ExperienceInfoResolvers<ContextType>;
  ExperienceModules?: ExperienceModulesResolvers<ContextType>;
  ExperienceOptions?: ExperienceOptionsResolvers<ContextType>;
  ExperienceSections?: ExperienceSectionsResolvers<ContextType>;
  Explanation?: ExplanationResolvers<ContextType>;
  ExplanationKind?: ExplanationKindResolvers<ContextType>;
  ExplanationTerm?: ExplanationTermResolvers<ContextType>;
  ExportEventData?: ExportEventDataResolvers<ContextType>;
  ExportRedemptionsResult?: ExportRedemptionsResultResolvers<ContextType>;
  ExportRedemptionsSuccess?: ExportRedemptionsSuccessResolvers<ContextType>;
  Extract?: ExtractResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FailureGroup?: FailureGroupResolvers<ContextType>;
  FailureGroups?: FailureGroupsResolvers<ContextType>;
  FailurePage?: FailurePageResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FlowColor?: FlowColorResolvers<ContextType>;
  FlowPicture?: FlowPictureResolvers<ContextType>;
  FlowSettings?: FlowSettingsResolvers<ContextType>;
  GiveBackAllocationResult?: GiveBackAllocationResultResolvers<ContextType>;
  GiveBackAllocationSuccess?: GiveBackAllocationSuccessResolvers<ContextType>;
  ImportCatalogueResult?: ImportCatalogueResultResolvers<ContextType>;
  ImportCatalogueSuccess?: ImportCatalogueSuccessResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InventoryAdvertiser?: InventoryAdvertiserResolvers<ContextType>;
  InventoryAdvertiserStats?: InventoryAdvertiserStatsResolvers<ContextType>;
  InventoryDay?: InventoryDayResolvers<ContextType>;
  InventoryNames?: InventoryNamesResolvers<ContextType>;
  InventoryOption?: InventoryOptionResolvers<ContextType>;
  InventoryPage?: InventoryPageResolvers<ContextType>;
  InventoryRow?: InventoryRowResolvers<ContextType>;
  InventoryStats?: InventoryStatsResolvers<ContextType>;
  InvoiceAddress?: InvoiceAddressResolvers<ContextType>;
  Invoicing?: InvoicingResolvers<ContextType>;
  InvoicingEventData?: InvoicingEventDataResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobCounts?: JobCountsResolvers<ContextType>;
  JobPage?: JobPageResolvers<ContextType>;
  KeyOutcome?: KeyOutcomeResolvers<ContextType>;
  KeyRecord?: KeyRecordResolvers<ContextType>;
  KeyRefusal?: KeyRefusalResolvers<ContextType>;
  LandingPages?: LandingPagesResolvers<ContextType>;
  LeaveReportScheduleResult?: LeaveReportScheduleResultResolvers<ContextType>;
  LeaveReportScheduleSuccess?: LeaveReportScheduleSuccessResolvers<ContextType>;
  LedgerAccountEventData?: LedgerAccountEventDataResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerEntryPage?: LedgerEntryPageResolvers<ContextType>;
  Links?: LinksResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaSet?: MediaSetResolvers<ContextType>;
  MediaSetItem?: MediaSetItemResolvers<ContextType>;
  MediaVariant?: MediaVariantResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberEventData?: MemberEventDataResolvers<ContextType>;
  MemberInvitation?: MemberInvitationResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotificationSubscription?: NotificationSubscriptionResolvers<ContextType>;
  NotificationSubscriptionChannel?: NotificationSubscriptionChannelResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductEventData?: ProductEventDataResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductSummary?: ProductSummaryResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionAdvertising?: PromotionAdvertisingResolvers<ContextType>;
  PromotionDraft?: PromotionDraftResolvers<ContextType>;
  PromotionDraftReward?: PromotionDraftRewardResolvers<ContextType>;
  PromotionDraftSettings?: PromotionDraftSettingsResolvers<ContextType>;
  PromotionEffects?: PromotionEffectsResolvers<ContextType>;
  PromotionEventData?: PromotionEventDataResolvers<ContextType>;
  PromotionFigures?: PromotionFiguresResolvers<ContextType>;
  PromotionGap?: PromotionGapResolvers<ContextType>;
  PromotionMedias?: PromotionMediasResolvers<ContextType>;
  PromotionPage?: PromotionPageResolvers<ContextType>;
  PromotionRedemptions?: PromotionRedemptionsResolvers<ContextType>;
  PromotionRestrictions?: PromotionRestrictionsResolvers<ContextType>;
  PromotionReward?: PromotionRewardResolvers<ContextType>;
  PromotionRewardPage?: PromotionRewardPageResolvers<ContextType>;
  PromotionScreen?: PromotionScreenResolvers<ContextType>;
  PromotionScreenText?: PromotionScreenTextResolvers<ContextType>;
  Provider?: ProviderResolvers<ContextType>;
  Publication?: PublicationResolvers<ContextType>;
  PublicationEventData?: PublicationEventDataResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuotaEventData?: QuotaEventDataResolvers<ContextType>;
  RecallDispatchResult?: RecallDispatchResultResolvers<ContextType>;
  RecallDispatchSuccess?: RecallDispatchSuccessResolvers<ContextType>;
  ReceivedReport?: ReceivedReportResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  RedemptionActionState?: RedemptionActionStateResolvers<ContextType>;
  RedemptionCard?: RedemptionCardResolvers<ContextType>;
  RedemptionDeliveryEventData?: RedemptionDeliveryEventDataResolvers<ContextType>;
  RedemptionEventData?: RedemptionEventDataResolvers<ContextType>;
  RedemptionExport?: RedemptionExportResolvers<ContextType>;
  RedemptionExportPage?: RedemptionExportPageResolvers<ContextType>;
  RedemptionFieldChange?: RedemptionFieldChangeResolvers<ContextType>;
  RedemptionFlow?: RedemptionFlowResolvers<ContextType>;
  RedemptionHistoryAuthor?: RedemptionHistoryAuthorResolvers<ContextType>;
  RedemptionHistoryEntry?: RedemptionHistoryEntryResolvers<ContextType>;
  RedemptionHistoryPage?: RedemptionHistoryPageResolvers<ContextType>;
  RedemptionLink?: RedemptionLinkResolvers<ContextType>;
  RedemptionMoney?: RedemptionMoneyResolvers<ContextType>;
  RedemptionMoneyEntry?: RedemptionMoneyEntryResolvers<ContextType>;
  RedemptionPage?: RedemptionPageResolvers<ContextType>;
  RedemptionPromotion?: RedemptionPromotionResolvers<ContextType>;
  RedemptionReward?: RedemptionRewardResolvers<ContextType>;
  RedemptionSearchReading?: RedemptionSearchReadingResolvers<ContextType>;
  RedemptionUser?: RedemptionUserResolvers<ContextType>;
  RedemptionsQuota?: RedemptionsQuotaResolvers<ContextType>;
  RefundRedemptionResult?: RefundRedemptionResultResolvers<ContextType>;
  RefundRedemptionSuccess?: RefundRedemptionSuccessResolvers<ContextType>;
  Refused?: RefusedResolvers<ContextType>;
  RefusedRow?: RefusedRowResolvers<ContextType>;
  RefusedRowPage?: RefusedRowPageResolvers<ContextType>;
  RefusedSku?: RefusedSkuResolvers<ContextType>;
  RejectAllocationRequestResult?: RejectAllocationRequestResultResolvers<ContextType>;
  ReleaseDispatchResult?: ReleaseDispatchResultResolvers<ContextType>;
  ReleaseDispatchSuccess?: ReleaseDispatchSuccessResolvers<ContextType>;
  ReplaceRedemptionResult?: ReplaceRedemptionResultResolvers<ContextType>;
  ReplaceRedemptionSuccess?: ReplaceRedemptionSuccessResolvers<ContextType>;
  ReplayWebhookEventsResult?: ReplayWebhookEventsResultResolvers<ContextType>;
  ReplayWebhookEventsSuccess?: ReplayWebhookEventsSuccessResolvers<ContextType>;
  ReportChoice?: ReportChoiceResolvers<ContextType>;
  ReportRecipient?: ReportRecipientResolvers<ContextType>;
  ReportRun?: ReportRunResolvers<ContextType>;
  ReportRunFile?: ReportRunFileResolvers<ContextType>;
  ReportSchedule?: ReportScheduleResolvers<ContextType>;
  ReportSchedulePage?: ReportSchedulePageResolvers<ContextType>;
  RequestChange?: RequestChangeResolvers<ContextType>;
  RequestPerson?: RequestPersonResolvers<ContextType>;
  RequestedAllocation?: RequestedAllocationResolvers<ContextType>;
  RequestedExpiration?: RequestedExpirationResolvers<ContextType>;
  RequestedLine?: RequestedLineResolvers<ContextType>;
  RequestedReward?: RequestedRewardResolvers<ContextType>;
  RequestedVirtualCurrency?: RequestedVirtualCurrencyResolvers<ContextType>;
  RequestsToDecide?: RequestsToDecideResolvers<ContextType>;
  ResendDeliveryResult?: ResendDeliveryResultResolvers<ContextType>;
  ResendDeliverySuccess?: ResendDeliverySuccessResolvers<ContextType>;
  ResetRedemptionResult?: ResetRedemptionResultResolvers<ContextType>;
  ResetRedemptionSuccess?: ResetRedemptionSuccessResolvers<ContextType>;
  RetryDispatchResult?: RetryDispatchResultResolvers<ContextType>;
  RetryDispatchSuccess?: RetryDispatchSuccessResolvers<ContextType>;
  RetryJobResult?: RetryJobResultResolvers<ContextType>;
  RetryJobSuccess?: RetryJobSuccessResolvers<ContextType>;
  RetryRedemptionResult?: RetryRedemptionResultResolvers<ContextType>;
  RetryRedemptionSuccess?: RetryRedemptionSuccessResolvers<ContextType>;
  RevealRedemptionCodesResult?: RevealRedemptionCodesResultResolvers<ContextType>;
  RevealRedemptionCodesSuccess?: RevealRedemptionCodesSuccessResolvers<ContextType>;
  RevealRedemptionLinkResult?: RevealRedemptionLinkResultResolvers<ContextType>;
  RevealRedemptionLinkSuccess?: RevealRedemptionLinkSuccessResolvers<ContextType>;
  RevealedCode?: RevealedCodeResolvers<ContextType>;
  ReverseRedemptionResult?: ReverseRedemptionResultResolvers<ContextType>;
  ReverseRedemptionSuccess?: ReverseRedemptionSuccessResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  RewardBrand?: RewardBrandResolvers<ContextType>;
  RewardDimension?: RewardDimensionResolvers<ContextType>;
  RewardFacet?: RewardFacetResolvers<ContextType>;
  RewardFacets?: RewardFacetsResolvers<ContextType>;
  RewardGroup?: RewardGroupResolvers<ContextType>;
  RewardGroupPage?: RewardGroupPageResolvers<ContextType>;
  RewardHitPage?: RewardHitPageResolvers<ContextType>;
  RewardImageVariant?: RewardImageVariantResolvers<ContextType>;
  RewardOption?: RewardOptionResolvers<ContextType>;
  RewardProduct?: RewardProductResolvers<ContextType>;
  RewardSource?: RewardSourceResolvers<ContextType>;
  RewardState?: RewardStateResolvers<ContextType>;
  RewardSuggestion?: RewardSuggestionResolvers<ContextType>;
  RewardSummary?: RewardSummaryResolvers<ContextType>;
  RotateServiceAccountSecretResult?: RotateServiceAccountSecretResultResolvers<ContextType>;
  RotateServiceAccountSecretSuccess?: RotateServiceAccountSecretSuccessResolvers<ContextType>;
  RotateWebhookSecretResult?: RotateWebhookSecretResultResolvers<ContextType>;
  RotateWebhookSecretSuccess?: RotateWebhookSecretSuccessResolvers<ContextType>;
  RowWarning?: RowWarningResolvers<ContextType>;
  RunOut?: RunOutResolvers<ContextType>;
  RunOutAlert?: RunOutAlertResolvers<ContextType>;
  SaveMediaSetResult?: SaveMediaSetResultResolvers<ContextType>;
  SaveMediaSetSuccess?: SaveMediaSetSuccessResolvers<ContextType>;
  SaveProductDimensionsResult?: SaveProductDimensionsResultResolvers<ContextType>;
  SaveProductDimensionsSuccess?: SaveProductDimensionsSuccessResolvers<ContextType>;
  SavePromotionDraftResult?: SavePromotionDraftResultResolvers<ContextType>;
  SavePromotionDraftSuccess?: SavePromotionDraftSuccessResolvers<ContextType>;
  SavePromotionRewardStatusResult?: SavePromotionRewardStatusResultResolvers<ContextType>;
  SavePromotionRewardStatusSuccess?: SavePromotionRewardStatusSuccessResolvers<ContextType>;
  SavePromotionScreensResult?: SavePromotionScreensResultResolvers<ContextType>;
  SavePromotionScreensSuccess?: SavePromotionScreensSuccessResolvers<ContextType>;
  SavePublicationResult?: SavePublicationResultResolvers<ContextType>;
  SavePublicationSuccess?: SavePublicationSuccessResolvers<ContextType>;
  SaveRunOutAlertResult?: SaveRunOutAlertResultResolvers<ContextType>;
  SaveRunOutAlertSuccess?: SaveRunOutAlertSuccessResolvers<ContextType>;
  SaveSkuDimensionsResult?: SaveSkuDimensionsResultResolvers<ContextType>;
  SaveSkuDimensionsSuccess?: SaveSkuDimensionsSuccessResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SendMemberLinkResult?: SendMemberLinkResultResolvers<ContextType>;
  SendMemberLinkSuccess?: SendMemberLinkSuccessResolvers<ContextType>;
  SendReportScheduleResult?: SendReportScheduleResultResolvers<ContextType>;
  SendReportScheduleSuccess?: SendReportScheduleSuccessResolvers<ContextType>;
  ServiceAccount?: ServiceAccountResolvers<ContextType>;
  ServiceAccountEventData?: ServiceAccountEventDataResolvers<ContextType>;
  ServiceAccountOrganization?: ServiceAccountOrganizationResolvers<ContextType>;
  ServiceAccountPage?: ServiceAccountPageResolvers<ContextType>;
  ServiceAccountSecret?: ServiceAccountSecretResolvers<ContextType>;
  ServiceCategory?: ServiceCategoryResolvers<ContextType>;
  ServiceCategoryPage?: ServiceCategoryPageResolvers<ContextType>;
  SetDefaultViewResult?: SetDefaultViewResultResolvers<ContextType>;
  SetDefaultViewSuccess?: SetDefaultViewSuccessResolvers<ContextType>;
  SetRedemptionUserResult?: SetRedemptionUserResultResolvers<ContextType>;
  SetRedemptionUserSuccess?: SetRedemptionUserSuccessResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  SimilarProducts?: SimilarProductsResolvers<ContextType>;
  Sku?: SkuResolvers<ContextType>;
  SkuCost?: SkuCostResolvers<ContextType>;
  SkuEventData?: SkuEventDataResolvers<ContextType>;
  SkuPage?: SkuPageResolvers<ContextType>;
  StaleAccount?: StaleAccountResolvers<ContextType>;
  StaleAccountSettings?: StaleAccountSettingsResolvers<ContextType>;
  StaleAdvertiser?: StaleAdvertiserResolvers<ContextType>;
  StaleAllocation?: StaleAllocationResolvers<ContextType>;
  StaleAllocationRequest?: StaleAllocationRequestResolvers<ContextType>;
  StaleBrand?: StaleBrandResolvers<ContextType>;
  StaleBudgetLine?: StaleBudgetLineResolvers<ContextType>;
  StaleCredential?: StaleCredentialResolvers<ContextType>;
  StaleDiscount?: StaleDiscountResolvers<ContextType>;
  StaleInventoryRow?: StaleInventoryRowResolvers<ContextType>;
  StaleInvoicing?: StaleInvoicingResolvers<ContextType>;
  StaleMediaSet?: StaleMediaSetResolvers<ContextType>;
  StaleMember?: StaleMemberResolvers<ContextType>;
  StaleProduct?: StaleProductResolvers<ContextType>;
  StalePromotion?: StalePromotionResolvers<ContextType>;
  StalePromotionDraft?: StalePromotionDraftResolvers<ContextType>;
  StalePublication?: StalePublicationResolvers<ContextType>;
  StaleRecipient?: StaleRecipientResolvers<ContextType>;
  StaleRedemption?: StaleRedemptionResolvers<ContextType>;
  StaleRedemptionUser?: StaleRedemptionUserResolvers<ContextType>;
  StaleRedemptionsQuota?: StaleRedemptionsQuotaResolvers<ContextType>;
  StaleReportSchedule?: StaleReportScheduleResolvers<ContextType>;
  StaleSavedView?: StaleSavedViewResolvers<ContextType>;
  StaleServiceAccount?: StaleServiceAccountResolvers<ContextType>;
  StaleSku?: StaleSkuResolvers<ContextType>;
  StaleWebhook?: StaleWebhookResolvers<ContextType>;
  StartCatalogueImportResult?: StartCatalogueImportResultResolvers<ContextType>;
  StartCatalogueImportSuccess?: StartCatalogueImportSuccessResolvers<ContextType>;
  StopBulkActionResult?: StopBulkActionResultResolvers<ContextType>;
  StopBulkActionSuccess?: StopBulkActionSuccessResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagPage?: TagPageResolvers<ContextType>;
  Targeting?: TargetingResolvers<ContextType>;
  TestPromotionScreenResult?: TestPromotionScreenResultResolvers<ContextType>;
  TestPromotionScreenSuccess?: TestPromotionScreenSuccessResolvers<ContextType>;
  TestWebhookResult?: TestWebhookResultResolvers<ContextType>;
  TestWebhookSuccess?: TestWebhookSuccessResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  Typology?: TypologyResolvers<ContextType>;
  TypologyPage?: TypologyPageResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnbindMemberResult?: UnbindMemberResultResolvers<ContextType>;
  UnbindMemberSuccess?: UnbindMemberSuccessResolvers<ContextType>;
  UpdateAccountResult?: UpdateAccountResultResolvers<ContextType>;
  UpdateAccountSettingsResult?: UpdateAccountSettingsResultResolvers<ContextType>;
  UpdateAccountSettingsSuccess?: UpdateAccountSettingsSuccessResolvers<ContextType>;
  UpdateAccountSuccess?: UpdateAccountSuccessResolvers<ContextType>;
  UpdateAdvertiserResult?: UpdateAdvertiserResultResolvers<ContextType>;
  UpdateAdvertiserSuccess?: UpdateAdvertiserSuccessResolvers<ContextType>;
  UpdateAllocationResult?: UpdateAllocationResultResolvers<ContextType>;
  UpdateAllocationSuccess?: UpdateAllocationSuccessResolvers<ContextType>;
  UpdateBrandResult?: UpdateBrandResultResolvers<ContextType>;
  UpdateBrandSuccess?: UpdateBrandSuccessResolvers<ContextType>;
  UpdateBudgetAlertsResult?: UpdateBudgetAlertsResultResolvers<ContextType>;
  UpdateBudgetAlertsSuccess?: UpdateBudgetAlertsSuccessResolvers<ContextType>;
  UpdateBudgetLineResult?: UpdateBudgetLineResultResolvers<ContextType>;
  UpdateBudgetLineSuccess?: UpdateBudgetLineSuccessResolvers<ContextType>;
  UpdateBudgetResult?: UpdateBudgetResultResolvers<ContextType>;
  UpdateBudgetSuccess?: UpdateBudgetSuccessResolvers<ContextType>;
  UpdateCredentialResult?: UpdateCredentialResultResolvers<ContextType>;
  UpdateCredentialSuccess?: UpdateCredentialSuccessResolvers<ContextType>;
  UpdateDiscountResult?: UpdateDiscountResultResolvers<ContextType>;
  UpdateDiscountSuccess?: UpdateDiscountSuccessResolvers<ContextType>;
  UpdateInvoicingResult?: UpdateInvoicingResultResolvers<ContextType>;
  UpdateInvoicingSuccess?: UpdateInvoicingSuccessResolvers<ContextType>;
  UpdateMemberResult?: UpdateMemberResultResolvers<ContextType>;
  UpdateMemberSuccess?: UpdateMemberSuccessResolvers<ContextType>;
  UpdateProductResult?: UpdateProductResultResolvers<ContextType>;
  UpdateProductSuccess?: UpdateProductSuccessResolvers<ContextType>;
  UpdatePromotionResult?: UpdatePromotionResultResolvers<ContextType>;
  UpdatePromotionSuccess?: UpdatePromotionSuccessResolvers<ContextType>;
  UpdateRedemptionAddressResult?: UpdateRedemptionAddressResultResolvers<ContextType>;
  UpdateRedemptionAddressSuccess?: UpdateRedemptionAddressSuccessResolvers<ContextType>;
  UpdateRedemptionUserResult?: UpdateRedemptionUserResultResolvers<ContextType>;
  UpdateRedemptionUserSuccess?: UpdateRedemptionUserSuccessResolvers<ContextType>;
  UpdateRedemptionsQuotaResult?: UpdateRedemptionsQuotaResultResolvers<ContextType>;
  UpdateRedemptionsQuotaSuccess?: UpdateRedemptionsQuotaSuccessResolvers<ContextType>;
  UpdateReportScheduleResult?: UpdateReportScheduleResultResolvers<ContextType>;
  UpdateReportScheduleSuccess?: UpdateReportScheduleSuccessResolvers<ContextType>;
  UpdateSavedViewResult?: UpdateSavedViewResultResolvers<ContextType>;
  UpdateSavedViewSuccess?: UpdateSavedViewSuccessResolvers<ContextType>;
  UpdateServiceAccountResult?: UpdateServiceAccountResultResolvers<ContextType>;
  UpdateServiceAccountSuccess?: UpdateServiceAccountSuccessResolvers<ContextType>;
  UpdateSkuResult?: UpdateSkuResultResolvers<ContextType>;
  UpdateSkuSuccess?: UpdateSkuSuccessResolvers<ContextType>;
  UpdateWebhookResult?: UpdateWebhookResultResolvers<ContextType>;
  UpdateWebhookSuccess?: UpdateWebhookSuccessResolvers<ContextType>;
  Upload?: UploadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserLocation?: UserLocationResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
  WaitingRequest?: WaitingRequestResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookAttemptPage?: WebhookAttemptPageResolvers<ContextType>;
  WebhookHeader?: WebhookHeaderResolvers<ContextType>;
  WebhookPage?: WebhookPageResolvers<ContextType>;
  WebhookSecret?: WebhookSecretResolvers<ContextType>;
  WithdrawAllocationRequestResult?: WithdrawAllocationRequestResultResolvers<ContextType>;
  WithdrawInvitationResult?: WithdrawInvitationResultResolvers<ContextType>;
  WithdrawInvitationSuccess?: WithdrawInvitationSuccessResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  ability?: AbilityDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
