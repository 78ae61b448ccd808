import { readdir, readFile } from 'node:fs/promises';

/** Where the records of decisions are, and their index with them. */
export const decisionsFolder = new URL('../../docs/decisions/', import.meta.url);

const head = `# Decisions

What a reviewer would ask about, one record each, in the order in which they were taken. Written by \`npm run fix\` from the records: a test fails if it is left behind. A record that no longer holds says so in its status.`;

/** The index of the records: their title and whether they still hold, from the records themselves. */
export async function renderDecisions(): Promise<string> {
  const names = (await readdir(decisionsFolder)).filter((name) => /^\d{4}-.+\.md$/u.test(name));
  const rows = await Promise.all(names.sort().map(renderRow));
  return `${head}\n\n${rows.join('\n')}\n`;
}

async function renderRow(name: string): Promise<string> {
  const [title = '', ...lines] = (await readFile(new URL(name, decisionsFolder), 'utf8')).split(
    '\n',
  );
  const [, words] = /^# \d+\. (.+)$/u.exec(title) ?? [];
  if (words === undefined) throw new Error(`${name} does not begin with its number and title.`);
  const said = lines.slice(0, 4).join('\n');
  const [, status = 'accepted'] = /Status(?::|\.\*\*) ([^\n]+)/u.exec(said) ?? [];
  return `- [${Number(name.slice(0, 4))}. ${words}](${name}): ${begun(status)}.`;
}

function begun(status: string): string {
  const short = status.trim().replace(/\.$/u, '');
  return `${short.charAt(0).toLowerCase()}${short.slice(1)}`;
}
