import { type Decision, decisionChapters, readDecisions } from './readDecisions.ts';

const head = `# Decisions

Each record answers a question that a reviewer would ask. This index is written by \`npm run fix\` from the heads of the records, and a test fails if it is out of date. The chapters are those of [decision 136](0136-the-chapters.md); \`web\`, \`platform\` and \`tests\` hold what belongs to no chapter. A record is never rewritten when a later one changes it: both name each other.`;

/** Renders docs/decisions/README.md: the records by chapter, then their numbers by theme. */
export async function renderDecisions(): Promise<string> {
  const decisions = await readDecisions();
  const chapters = decisionChapters.map((chapter) =>
    [
      `## ${chapter}`,
      '',
      ...decisions.filter((one) => one.chapter === chapter).map(renderRow),
    ].join('\n'),
  );
  const themes = [...new Set(decisions.flatMap((one) => one.themes))].sort();
  const rows = themes.map((theme) => {
    const numbers = decisions.filter((one) => one.themes.includes(theme)).map(numberLink);
    return `- ${theme}: ${numbers.join(', ')}`;
  });
  return `${head}\n\n${chapters.join('\n\n')}\n\n## Themes\n\n${rows.join('\n')}\n`;
}

function renderRow(one: Decision): string {
  const later = one.links
    .filter(({ kind }) => kind === 'Superseded by' || kind === 'Changed by')
    .map(({ kind, to }) => `${kind.toLowerCase()} ${to}`);
  const state = later.length === 0 ? '' : ` (${later.join(', ')})`;
  return `- [${one.number}. ${one.title}](${one.file}), ${one.date}${state}`;
}

function numberLink(one: Decision): string {
  return `[${one.number}](${one.file})`;
}
