import bwipjs from 'bwip-js/node';

/** How a code is drawn for a scanner. */
export const SYMBOLOGIES = ['barcode', 'qr'] as const;
export type Symbology = (typeof SYMBOLOGIES)[number];

/** A picture of a code: PNG, with its size in points. */
export interface CodeSymbol {
  png: Buffer;
  width: number;
  height: number;
}

/** Longer ones do not fit the page at a width that scanners read. */
const LONGEST_BARCODE = 32;
/** Pixels a point: sharp in print. */
const SCALE = 4;
const PIXEL = 1 / SCALE;

/**
 * Draws a code: EAN-13 where it is one, else Code 128, or QR where that is asked for, or needed because the code is too long or not of
 * printable ASCII.
 */
export async function codeSymbol(code: string, symbology: Symbology): Promise<CodeSymbol> {
  const isLinear = symbology === 'barcode' && code.length <= LONGEST_BARCODE && /^[\x20-\x7e]+$/.test(code);
  const png = await bwipjs.toBuffer({
    bcid: isLinear ? (isEan(code) ? 'ean13' : 'code128') : 'qrcode',
    text: code,
    scale: SCALE,
    backgroundcolor: 'ffffff',
    paddingwidth: isLinear ? 10 : 4,
    paddingheight: isLinear ? 0 : 4,
    ...(isLinear ? { height: 15 } : { eclevel: 'M', binarytext: false }),
  });
  return { png, width: png.readUInt32BE(16) * PIXEL, height: png.readUInt32BE(20) * PIXEL };
}

/** True if thirteen digits end with the check digit of the others. */
function isEan(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false;
  const sum = [...code].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
