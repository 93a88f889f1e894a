import type { ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import { MARGIN, openPages, type Pages, selectFont, writeRuns } from './page.ts';
import { runsOf } from './runs.ts';
import { codeSymbol, type Symbology } from './symbol.ts';
import { VOUCHER_WORDS } from './voucherWords.ts';

/** Data of a printed voucher; texts are in its locale. */
export interface Voucher {
  locale: ProductLocale;
  brand: string;
  name: string;
  description: string;
  /** Decimal string with its currency; null where the value is not told. */
  value: { amount: string; currency: string } | null;
  /** PNG or JPEG, with its size in pixels. */
  picture: { image: Buffer; width: number; height: number } | null;
  code: string;
  pin: string | null;
  symbology: Symbology;
  /** `YYYY-MM-DD`, in the recipient's zone. */
  validUntil: string | null;
  termsAndConditions: string | null;
  termsAndConditionsUrl: string | null;
  /** True if it only shows what a real one looks like. */
  isSpecimen: boolean;
}

const PICTURE_HEIGHT = 170;
const FOOTER = 9;

/** Prints a voucher as a PDF: tagged, fonts embedded, a code that a scanner reads and a person can type. */
export async function voucherPdf(voucher: Voucher): Promise<Buffer> {
  const { locale, brand, name, description, termsAndConditions: terms, termsAndConditionsUrl: url } = voucher;
  const words = VOUCHER_WORDS[locale];
  const pages = openPages({ title: `${name} · ${brand}`, locale });
  pages.write(brand, { size: 12, isMuted: true, below: 2 });
  pages.write(name, { size: 24, weight: 'bold', role: 'H1', below: 14 });
  if (voucher.picture) writePicture(pages, voucher.picture, name);
  for (const [label, text] of factsOf(voucher)) {
    pages.write(label, { size: 9, isMuted: true, below: 1 });
    pages.write(text, { size: 16, weight: 'bold', below: 12 });
  }
  await writeCode(pages, voucher);
  if (description) {
    pages.write(words.about, { size: 12, weight: 'bold', role: 'H2', below: 4 });
    pages.write(description, { size: 10.5, below: 14 });
  }
  if (terms || url) pages.write(words.terms, { size: 12, weight: 'bold', role: 'H2', below: 4 });
  if (terms) pages.write(terms, { size: 8.5, isMuted: true, below: 6 });
  if (url) pages.write(`${words.termsAt} ${url}`, { size: 8.5, isMuted: true });
  writeMargins(pages, voucher);
  return pages.finish();
}

/** Value and date, as the language writes them. */
function factsOf({ locale, value, validUntil }: Voucher): [label: string, text: string][] {
  const words = VOUCHER_WORDS[locale];
  const facts: [string, string][] = [];
  if (value) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: value.currency });
    facts.push([words.value, format.format(value.amount as Intl.StringNumericLiteral)]);
  }
  if (validUntil) {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    facts.push([words.validUntil, format.format(Date.parse(validUntil))]);
  }
  return facts;
}

function writePicture(pages: Pages, picture: NonNullable<Voucher['picture']>, alt: string): void {
  const scale = Math.min(pages.width / picture.width, PICTURE_HEIGHT / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  pages.picture(picture.image, { ...size, alt, below: 18 });
}

/** The code as a scanner reads it, and as a person does. */
async function writeCode(pages: Pages, { locale, code, pin, symbology }: Voucher): Promise<void> {
  const words = VOUCHER_WORDS[locale];
  const { png, width, height } = await codeSymbol(code, symbology);
  const scale = Math.min(1, pages.width / width);
  pages.write(words.code, { size: 9, isMuted: true, below: 1 });
  pages.write(code, { size: 18, weight: 'bold', characterSpacing: 1.2, below: 8 });
  pages.picture(png, { width: width * scale, height: height * scale, alt: words.code, below: 14 });
  if (!pin) return;
  pages.write(words.pin, { size: 9, isMuted: true, below: 1 });
  pages.write(pin, { size: 18, weight: 'bold', characterSpacing: 1.2, below: 14 });
}

/** Numbers the pages; across a specimen it says what it is. */
function writeMargins(pages: Pages, { locale, isSpecimen }: Voucher): void {
  const { doc, width } = pages;
  const words = VOUCHER_WORDS[locale];
  pages.onEachPage((number, of) => {
    if (isSpecimen) writeAcross(doc, words.specimen);
    const line = [isSpecimen ? words.specimenNote : '', of > 1 ? words.page(number, of) : ''];
    doc.fontSize(FOOTER).fillColor('#5b6169');
    doc.x = MARGIN;
    doc.y = doc.page.height - MARGIN + 16;
    writeRuns(doc, runsOf(line.filter(Boolean).join(' · ')), { size: FOOTER, width });
  });
}

function writeAcross(doc: PDFKit.PDFDocument, text: string): void {
  const [run] = runsOf(text, 'bold');
  if (!run) return;
  const { width, height } = doc.page;
  doc.save().rotate(-35, { origin: [width / 2, height / 2] });
  selectFont(doc, run.font).fontSize(96);
  const left = (width - doc.widthOfString(text)) / 2;
  doc
    .fillColor('#c8102e')
    .fillOpacity(0.1)
    .text(text, left, height / 2 - 60, { lineBreak: false })
    .restore();
}
