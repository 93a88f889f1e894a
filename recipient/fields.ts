import type { PromotionLocale } from '../schema/promotions/promotionValues.ts';
import { type FieldWord, fieldWord } from './fieldWords.ts';
import { html, type Part, type Safe, safeUrl } from './html.ts';
import { stepWord } from './stepWords/stepWord.ts';
import type { FieldError } from './stepWords/words.ts';

/** An error that names something, for example a character. */
export interface LimitError {
  word: FieldError;
  limit: string;
}

/** The errors of a form, by field. */
export type FieldErrors = Readonly<Record<string, FieldError | LimitError>>;

/** The data of a form: its language, its target, the input and its errors. */
export interface FormView {
  locale: PromotionLocale;
  action: string;
  values?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
}

interface FieldFacts {
  name: string;
  label: string;
  autocomplete: string;
  inputmode?: 'numeric' | 'email' | 'tel';
  isOptional?: boolean;
}

/** The step of a form, from its hidden field. */
export function form(
  view: FormView,
  {
    step,
    fields,
    button,
    hidden = {},
    labels = {},
  }: {
    step: string;
    fields: Part;
    button: string;
    hidden?: Record<string, string>;
    labels?: Record<string, string>;
  },
): Safe {
  const more = Object.entries({ step, ...hidden }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${safeUrl(view.action)}" novalidate>${summary(view, labels)}${more}${fields}<button class="button" type="submit">${button}</button></form>`;
}

/** A field with its label and, if invalid, its error. No `maxlength`: a browser would cut a paste without a word; the platform says what is too long. */
export function field(
  view: FormView,
  { name, label, autocomplete, inputmode, isOptional }: FieldFacts,
): Safe {
  const value = view.values?.[name] ?? '';
  return html`<label for="f-${name}">${label}</label><input id="f-${name}" name="${name}" value="${value}" autocomplete="${autocomplete}"${
    inputmode && html` inputmode="${inputmode}"`
  }${!isOptional && html` required`}${wrong(view, name)}>${errorOf(view, name)}`;
}

/** A field labeled with one of the flow's own texts. */
export const namedField = (view: FormView, name: FieldWord, more: Omit<FieldFacts, 'name' | 'label'>): Safe =>
  field(view, { name, label: fieldWord(view.locale, name), ...more });

/** A choice of one among several. */
export function select(
  view: FormView,
  {
    name,
    label,
    options,
  }: { name: string; label: string; options: readonly { value: string; label: string }[] },
): Safe {
  const current = view.values?.[name] ?? '';
  return html`<label for="f-${name}">${label}</label><select id="f-${name}" name="${name}" autocomplete="country" required${wrong(view, name)}><option value=""></option>${options.map(
    (one) =>
      html`<option value="${one.value}"${one.value === current && html` selected`}>${one.label}</option>`,
  )}</select>${errorOf(view, name)}`;
}

/** Marks an invalid field; a single one takes the focus, so that screen readers announce it with its error. */
const wrong = ({ errors = {} }: FormView, name: string): Part =>
  errors[name] &&
  html` aria-invalid="true" aria-describedby="e-${name}"${Object.keys(errors).length === 1 && html` autofocus`}`;

function errorOf({ locale, errors }: FormView, name: string): Part {
  const error = errors?.[name];
  return error && html`<span class="error" id="e-${name}">${errorText(locale, error)}</span>`;
}

/** The text of an error. */
export const errorText = (locale: PromotionLocale, error: FieldError | LimitError): string =>
  typeof error === 'string' ? stepWord(locale, error) : stepWord(locale, error.word, { limit: error.limit });

/** The errors of several fields, above them: announced first, and each links to its field. A single error is shown beside its field. */
function summary({ locale, errors = {} }: FormView, labels: Readonly<Record<string, string>>): Part {
  const wrongs = Object.entries(errors);
  if (wrongs.length < 2) return null;
  return html`<div class="errors" role="alert" tabindex="-1" autofocus><b>${stepWord(locale, 'wrong')}</b>${wrongs.map(
    ([name, error]) => html`<a href="#f-${name}">${labels[name] ?? ''}: ${errorText(locale, error)}</a>`,
  )}</div>`;
}
