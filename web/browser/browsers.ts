/** A browser family of the list, and how its user agent names family and version. Order matters: the first match decides. */
interface Family {
  name: string;
  pattern: RegExp;
  /** Minimum version in the specification; 0 means any version (BROWSER-1 … 6). */
  specified: number;
  /** Minimum version that the application needs: ES modules and the colors of the style sheets (`light-dark()`). */
  effective: number;
}

/** Minimum versions (configuration). Chromium-based browsers count as Chromium; a family that is not listed is unsupported. */
export const BROWSERS: readonly Family[] = [
  { name: 'Internet Explorer', pattern: /(?:MSIE |Trident\/.*rv:)(\d+)/, specified: 10, effective: Infinity },
  { name: 'Edge', pattern: /(?:Edg|Edge|EdgA)\/(\d+)/, specified: 12, effective: 123 },
  { name: 'Firefox', pattern: /Firefox\/(\d+)/, specified: 20, effective: 120 },
  {
    name: 'Chromium',
    pattern: /(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d+)/,
    specified: 0,
    effective: 123,
  },
  {
    name: 'Mobile Safari',
    pattern: /Version\/(\d+(?:\.\d+)?).*Mobile\/\S+ Safari\//,
    specified: 4,
    effective: 17.5,
  },
  { name: 'Safari', pattern: /Version\/(\d+(?:\.\d+)?).*Safari\//, specified: 5, effective: 17.5 },
];

export interface BrowserVerdict {
  /** Name of the family; null if it is not listed. */
  family: string | null;
  /** True if the specification lists the browser. */
  isListed: boolean;
  /** True if the browser can run the application. Only this decides. */
  isSupported: boolean;
}

/** Judges a user agent string by the list. */
export function judgeBrowser(userAgent: string): BrowserVerdict {
  for (const { name, pattern, specified, effective } of BROWSERS) {
    const versionMatch = pattern.exec(userAgent);
    if (!versionMatch) continue;
    const version = Number(versionMatch[1]);
    return {
      family: name,
      isListed: version >= specified,
      isSupported: version >= Math.max(specified, effective),
    };
  }
  return { family: null, isListed: false, isSupported: false };
}
