/** Texts that a spreadsheet would run, or take for the start of a formula: each must be marked as text. */
export const FORMULA_STARTS = [
  '=1+1',
  '=HYPERLINK("http://example.com","x")',
  '+1+cmd',
  '-1+1',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '＝1+1',
  '＋1',
  '－1x',
  '＠SUM(1)',
  '-',
  '+',
  '-1e3',
  '+5',
  "=cmd|' /C calc'!A0",
  '=DDE("soffice";"/etc/hostname";"A1")',
  '=WEBSERVICE("http://127.0.0.1:9/"&A1)',
];

/** Texts that would be one if a cell did not end where it should. */
export const FORMULA_BREAKS = ['{=1+1}', 'x";=1+1', 'x"\r\n"=1+1', 'x\r\n=1+1', "'=1+1"];
