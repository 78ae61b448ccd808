import { readdir, readFile } from 'node:fs/promises';

/** The folder of the decision records and of their index. */
export const decisionsFolder = new URL('../../docs/decisions/', import.meta.url);

/** The parts of the product that a record may be about: the nine chapters, then what lies outside them. */
export const decisionChapters = [
  ...['kernel', 'laws', 'people', 'hall', 'meeting', 'polls', 'live', 'record', 'office'],
  ...['web', 'platform', 'tests'],
] as const;

/** A link from one record to another, with what it says about it. */
interface DecisionLink {
  readonly kind: 'Supersedes' | 'Superseded by' | 'Changes' | 'Changed by' | 'Adds to';
  readonly to: number;
  /** Empty when the whole record is meant. */
  readonly note: string;
}

/** The head of one decision record. */
export interface Decision {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  /** ISO date on which the record was written. */
  readonly date: string;
  readonly status: string;
  readonly chapter: string;
  readonly themes: readonly string[];
  readonly links: readonly DecisionLink[];
  /** The sentence that says the decision, before its reasons. */
  readonly summary: string;
  readonly text: string;
}

const shape = `# 12. Title

Date: 2026-11-30. Status: accepted. Chapter: polls. Themes: ballots, closing.

- Changes [11](0011-….md): which part of it.

One sentence that says the decision.

**Context.** …`;

const head =
  /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|changed in part|superseded)\. Chapter: ([a-z]+)\. Themes: ([a-z, -]+)\.\n\n((?:- .+\n)*)\n?([^\n#*-].+)\n\n/u;

/**
 * Reads every record of docs/decisions in the order of their numbers.
 *
 * @throws {Error} when the head of a record has another shape.
 */
export async function readDecisions(): Promise<readonly Decision[]> {
  const files = (await readdir(decisionsFolder)).filter((name) => /^\d{4}-.+\.md$/u.test(name));
  return Promise.all(files.sort().map(readDecision));
}

async function readDecision(file: string): Promise<Decision> {
  const text = await readFile(new URL(file, decisionsFolder), 'utf8');
  const found = head.exec(text);
  if (found === null) {
    throw new Error(`The head of docs/decisions/${file} must look like this:\n\n${shape}`);
  }
  const [, number, title = '', date = '', status = '', chapter = '', themes = ''] = found;
  const [links = '', summary = ''] = found.slice(7);
  return {
    file,
    number: Number(number),
    title,
    date,
    status,
    chapter,
    themes: themes.split(', '),
    links: links.split('\n').flatMap(readLinks),
    summary,
    text,
  };
}

/** Reads one line of links; a line that adds to several records holds a link for each. */
function readLinks(line: string): readonly DecisionLink[] {
  const [, kind] = /^- (Supersedes|Superseded by|Changes|Changed by|Adds to) /u.exec(line) ?? [];
  if (kind === undefined) return [];
  const note = /\): (.+)\.$/u.exec(line)?.[1] ?? '';
  return [...line.matchAll(/\[(\d+)\]\(/gu)].map(([, to]) => ({
    kind: kind as DecisionLink['kind'],
    to: Number(to),
    note,
  }));
}
