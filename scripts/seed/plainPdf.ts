/** A sheet of plain lines as a PDF, the first of them as its title: what the demonstration needs to show one. */
export function plainPdf(lines: readonly string[]): Buffer {
  const words = lines.map((line, i) => {
    const size = i === 0 ? 20 : 12;
    return `BT /F1 ${size} Tf 60 ${760 - i * 26} Td (${escaped(line)}) Tj ET`;
  });
  const content = words.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  // One byte a letter, as its font reads them.
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

function escaped(line: string): string {
  return line.replace(/[\\()]/gu, (sign) => `\\${sign}`);
}
