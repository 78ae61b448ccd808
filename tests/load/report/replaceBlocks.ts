/**
 * A saved report with these blocks in it: a table takes the place of the one with its title, a sentence
 * of the check with its words; what is new goes before the checks, or after the last of them.
 */
export function replaceBlocks(report: string, blocks: readonly string[]): string {
  let parts = report.trimEnd().split('\n\n');
  for (const block of blocks) {
    if (isChecks(block)) parts = [...parts.slice(0, -1), joinChecks(parts.at(-1) ?? '', block)];
    else parts = putBlock(parts, block);
  }
  return `${parts.join('\n\n')}\n`;
}

function putBlock(parts: readonly string[], block: string): string[] {
  const known = parts.findIndex((part) => titleOf(part) === titleOf(block));
  return known >= 0 ? parts.with(known, block) : [...parts.slice(0, -1), block, ...parts.slice(-1)];
}

function joinChecks(old: string, checks: string): string {
  const lines = isChecks(old) ? old.split('\n') : [];
  for (const line of checks.split('\n')) {
    const known = lines.findIndex((one) => wordsOf(one) === wordsOf(line));
    if (known >= 0) lines[known] = line;
    else lines.push(line);
  }
  return lines.join('\n');
}

function isChecks(block: string): boolean {
  return /^- (?:Se cumple|NO SE CUMPLE): /u.test(block);
}

/** Without how it came out, nor the figure that says why not. */
function wordsOf(line: string): string {
  return line.replace(/^- (?:Se cumple|NO SE CUMPLE): /u, '').replace(/(?:;[^;]*)?\.$/u, '');
}

/** Of a table, its first cell; of words, up to their first figure or colon. */
function titleOf(block: string): string {
  const [first = ''] = block.split('\n');
  return first.startsWith('|')
    ? (first.split('|')[1] ?? '').trim()
    : first.split(/[\d:]/u, 1).join();
}
