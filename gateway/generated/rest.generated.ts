interface Page<Row> { items: Row[]; page: number; per_page: number; total: number; total_is_capped: boolean }
interface A { id: string; name: string; phone_number: string | null; timezone: string; roles: string[]; email: string; login: string; locale: string; timezones: string[]; locales: string[]; version: number }
interface Sub { email: { status: string; state: string } }
interface S { id: string; status: string; subscriptions: { alert_severity_budget: Sub; alert_daily_summary: Sub }; version: number }
interface O { id: string; ui_id: string; name: string; restrictions: { operating_countries: string[]; billing_currencies: string[] } }
interface Adv { id: string; name: string; status: 'enabled' | 'disabled'; locale: string; billing_currency: string; balance: string | null; balance_currency: string; budget_alerts: { alert_1: string | null; alert_2: string | null } | null; redemptions: { last_7_days: { states: { redeemed: number } }; last_7_days_budget: { total_face_value: string | null } }; has_committed_allocation: boolean; allow_committed_allocation: boolean; contact_email: string | null; contact_phone: string | null; invoice_type: string; debit_pending: boolean; recredit_expired: boolean; label: string | null; reward_allocations: unknown[]; medias: { avatar: { id: string; url: string } | null }; has_discounts: boolean; created_at: string; updated_at: string; version: number }
interface Al { id: string; severity: 'blocker' | 'warning' | 'info'; type: string; message: string; since: string; updated_at: string; related_url: string | null; advertiser_id: string | null }
interface St { interval: string; timezone: string; items: { date: string; count: number }[]; total: number }
export interface RestAnswers {
  'GET /api/viewer': { id: string; account: A; abilities: string[]; is_staff: boolean; organization: O; advertiser_count: number; only_advertiser_id: string | null };
  'GET /api/accounts/{id}': A;
  'PUT /api/accounts/{id}': A;
  'GET /api/accounts/{id}/settings': S;
  'PUT /api/accounts/{id}/settings': S;
  'GET /api/organizations/mine': O;
  'GET /api/advertisers': Page<Adv> & { counts?: { enabled: number; disabled: number } };
  'GET /api/advertisers/{id}': Adv;
  'POST /api/accounts': Adv;
  'PUT /api/advertisers/{id}': Adv;
  'PUT /api/advertisers/{id}/budget_alerts': Adv;
  'GET /api/alerts': Page<Al> & { counts?: { blocker: number; warning: number; info: number } };
  'GET /api/stats': St;
  'GET /api/advertisers/{id}/stats': St;
  'POST /api/media': { id: string; upload: { url: string; method: string; headers: { 'content-type': string }; expires_at: string } };
  'PUT /api/media/{id}/complete': { id: string; url: string };
}
export type RestRoute = keyof RestAnswers;
