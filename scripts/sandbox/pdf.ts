const HEADING_SIZE = 18;
const TEXT_SIZE = 12;
const LEADING = 20;
const A4 = { width: 595, height: 842, margin: 56 };

const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** The page's drawing: the heading, a gap, then line below line. */
function drawing(heading: string, lines: string[]): string {
  const start = `${A4.margin} ${A4.height - A4.margin - HEADING_SIZE} Td`;
  const body = lines.map((line) => `${literal(line)} Tj T*`).join('\n');
  return `BT /F1 ${HEADING_SIZE} Tf ${LEADING} TL ${start} ${literal(heading)} Tj T* T*\n/F1 ${TEXT_SIZE} Tf\n${body}\nET`;
}

/**
 * A one-page PDF of a heading and lines of text, as small as the format allows.
 * @param lines Latin-1 text, each short enough for one line of A4: nothing is wrapped
 */
export function pdf(heading: string, lines: string[]): Buffer {
  const stream = drawing(heading, lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-AU) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(heading)} >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  // latin1, so that a character is a byte and the offsets above hold
  return Buffer.from(text + table + trailer, 'latin1');
}
