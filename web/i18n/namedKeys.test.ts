import { describe, expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** The file and path of each key that the specification names. */
const NAMED: Record<string, readonly string[]> = {
  session: ['modal_error_session_expired'],
  accounts: ['waitBudget'],
  rules: [
    'account_page_phone_warning',
    'advertiser_email_pattern',
    'advertiser_phone_warning',
    'redemption_create_email_pattern',
  ],
  errors: [
    'modal_error_occured',
    'modal_error_forbidden',
    'modal_error_allocation_update',
    'modal_error_allocation_update_double_reward',
    'modal_error_allocation_update_budget',
    'modal_error_promotion_api_call',
    'modal_error_reward_no_available',
    'modal_error_quantity_not_specified',
    'modal_error_image_upload',
    'modal_error_image_upload_title',
    'modal_error_sorting_limit_exceeded',
    'modal_error_redemption_report_export_failed',
    'modal_error_redemption_pdf_report_export_failed',
    'modal_error_catalog_report_export_failed',
  ],
};

describe.each(['en', 'fr'])('%s', (language) => {
  test.each(Object.entries(NAMED))(
    'I18N-10 and ERR-17: %s has a text for every key that was given by name',
    (noun, keys) => {
      const words = files[`../locales/${language}/${noun}.json`] ?? {};
      for (const key of keys) expect(words[key], key).toMatch(/\S{2,}/);
    },
  );
});
