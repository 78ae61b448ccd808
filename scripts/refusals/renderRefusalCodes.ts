import { refusals } from '@asamblea/domain';

const lineAtMost = 110;

/** `refusalCodes.ts`: the codes of the closed list apart from their words, by whether time alone may change the answer. */
export function renderRefusalCodes(): string {
  const codes = Object.entries(refusals);
  const isPassing = ([, [status]]: (typeof codes)[number]) => status >= 500 || status === 429;
  const listed = (some: typeof codes) => wrap(some.map(([code]) => code)).join('\n');
  return `// Written by \`npm run fix\` from \`refusals\`: light pages know the codes, and do not carry their words.

/** Refusals about the content of the request. */
export const settledCodes: ReadonlySet<string> = new Set(
  \`
${listed(codes.filter((one) => !isPassing(one)))}
  \`
    .trim()
    .split(/\\s+/u),
);

/** Refusals about the rate of requests, or about ourselves: later the answer may be another. */
export const passingCodes: ReadonlySet<string> = new Set(
  \`
${listed(codes.filter(isPassing))}
  \`
    .trim()
    .split(/\\s+/u),
);
`;
}

function wrap(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = '   ';
  for (const word of words) {
    if (line.length + word.length + 1 > lineAtMost) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
